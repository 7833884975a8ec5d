import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mockLayout } from '@tests/helpers/settings-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import ImagesPage from './ImagesPage'

// antd is slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

let asked: unknown[]

beforeAll(mockLayout)
beforeEach(() => {
  asked = []
  vi.mocked(call).mockImplementation((async (key: string, { query }: { query?: object }) => {
    if (key === 'GET /images') asked.push(query)
    const folders = [{ folder_id: 'f1', name: '首页', count: 1 }]
    const list = key === 'GET /images' ? [] : folders
    return { list, count: list.length, total_count: 60 }
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

test('the address alone narrows the library, as after a reload', async () => {
  history.replaceState(null, '', '/images?folder=f1&keyword=鞋&sort=name&page=2&bin=1')
  drawPage(<ImagesPage />)
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      page: 2,
      pageSize: 24,
      sort: 'name',
      order: 'asc',
      folder_id: 'f1',
      keyword: '鞋',
      deleted: true,
    }),
  )
})

test('what is typed goes into the address without a step of the history for each letter', async () => {
  history.replaceState(null, '', '/images?page=2')
  drawPage(<ImagesPage />)
  const field = await screen.findByLabelText('搜索图片名称')
  const before = history.length
  for (const text of ['红', '红 ', '红 鞋'])
    await act(async () => void fireEvent.change(field, { target: { value: text } }))
  expect(field).toHaveProperty('value', '红 鞋')
  expect(location.search).toBe(`?${new URLSearchParams({ keyword: '红 鞋' }).toString()}`)
  expect(history.length).toBe(before)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, keyword: '红 鞋' }))
})
