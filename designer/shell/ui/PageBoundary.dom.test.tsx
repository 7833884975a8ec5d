import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mockLayout } from '@tests/helpers/settings-form'
import { complaintsOf } from '@tests/helpers/silent-console'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../api/client'
import { useApi } from '../api/hooks'
import { PageBoundary } from './Boundary'
import { ListTable } from '../tables'

const answer = vi.fn<() => Promise<unknown>>()

beforeAll(mockLayout)
beforeEach(() => {
  answer.mockReset()
  vi.mocked(call).mockImplementation((async () => answer()) as typeof call)
})
afterEach(cleanup)

function List() {
  const request = useApi('GET /operators', { query: { page: 1 } })
  return (
    <ListTable
      rowKey="operator_id"
      request={request}
      nothing={{ text: '还没有人员' }}
      paging={{ page: 1, pageSize: 20, onPage: () => {} }}
      columns={[{ title: '姓名', dataIndex: 'name' }]}
    />
  )
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // React logs every error that a boundary catches
  await complaintsOf(() =>
    act(async () => {
      render(
        <MemoryRouter>
          <QueryClientProvider client={client}>
            <PageBoundary>
              <List />
            </PageBoundary>
          </QueryClientProvider>
        </MemoryRouter>,
      )
    }),
  )
}

it('a list that could not be loaded says why and is loaded again in place', async () => {
  answer.mockRejectedValueOnce(new ApiError('服务暂时不可用（502），请稍后重试', { status: 502 }))
  await open()
  expect(await screen.findByText('没有加载成功', {}, { timeout: 20_000 })).toBeDefined()
  expect(screen.getByText('服务暂时不可用（502），请稍后重试')).toBeDefined()
  expect(screen.queryByText('暂无数据')).toBeNull()
  answer.mockResolvedValueOnce({ list: [{ operator_id: '1', name: '店主' }], total_count: 1 })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /重\s*试/ })))
  expect(await screen.findByText('店主', {}, { timeout: 20_000 })).toBeDefined()
})

it('what is not there offers the way back, not a retry', async () => {
  answer.mockRejectedValueOnce(new ApiError('您访问的内容不存在', { status: 404, code: 404001 }))
  await open()
  expect(await screen.findByText('您访问的内容不存在', {}, { timeout: 20_000 })).toBeDefined()
  expect(screen.getByRole('link', { name: '返回页面列表' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a list that is on its way is not called empty', async () => {
  answer.mockReturnValueOnce(new Promise(() => {}))
  await open()
  expect(screen.queryByText('暂无数据')).toBeNull()
})

it('a session that has ended leaves the page for the sign-in over it', async () => {
  answer.mockRejectedValueOnce(new ApiError('请先登录', { status: 401, code: 401001 }))
  await open()
  expect(screen.queryByText('没有加载成功')).toBeNull()
})
