import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { drawIn } from '@tests/helpers/dialog'
import { openWorkspace } from '@tests/helpers/workspace'
import { call } from '../../shell/api/client'
import { ModuleList } from '../modules'
import { OpenFailure } from './OpenFailure'

afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const draw = (error: Error, onRetry = () => {}) =>
  drawIn(
    openWorkspace(),
    <MemoryRouter>
      <OpenFailure error={error} onRetry={onRetry} />
    </MemoryRouter>,
  )

test('a page that was not opened: the reason in Chinese, a retry, and the way back', () => {
  const onRetry = vi.fn<() => void>()
  draw(new ApiError('Bad Gateway', { status: 502 }), onRetry)
  expect(screen.getByText('服务暂时不可用（502），请稍后重试')).toBeDefined()
  fireEvent.click(screen.getByText('重试'))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByText('返回页面列表').getAttribute('href')).toBe('/')
})

test('what the server refused is not asked again', () => {
  draw(new ApiError('页面不存在或已删除', { status: 404 }))
  expect(screen.getByText('页面不存在或已删除')).toBeDefined()
  expect(screen.queryByText('重试')).toBeNull()
})

test('modules that were not read: the reason and a retry, not an empty list', async () => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError('Bad Gateway', { status: 502 }))
  drawIn(
    openWorkspace(),
    <MemoryRouter>
      <ModuleList />
    </MemoryRouter>,
  )
  await screen.findByText('服务暂时不可用（502），请稍后重试')
  expect(screen.queryByText('还没有组合模块')).toBeNull()
  vi.mocked(call).mockResolvedValue({ list: [], total_count: 0 } as never)
  fireEvent.click(screen.getByText('重试'))
  expect(await screen.findByText('还没有组合模块')).toBeDefined()
  expect(screen.queryByText('重试')).toBeNull()
})
