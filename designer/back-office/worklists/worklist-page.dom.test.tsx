import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WorklistAnswer, WorklistKind } from '@schemas/generated/api'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import WorklistPage from './WorklistPage'

const kind: WorklistKind = {
  name: 'order',
  title: '订单',
  group: '交易',
  tabs: [
    { key: 'to_ship', title: '待发货' },
    { key: 'all', title: '全部' },
  ],
  columns: [{ key: 'order_id', title: '订单号', kind: 'text' }],
}
const answer = (over: Partial<WorklistAnswer>): WorklistAnswer => ({
  list: [{ id: '1', values: { order_id: '1' } }],
  count: 10_000,
  total_count: 10_000,
  more: true,
  next: 'older',
  previous: 'newer',
  ...over,
})

/** Queries of the list, in order. */
let asked: unknown[]
const answering = (answers: (query: Record<string, unknown>) => Partial<WorklistAnswer>) =>
  vi.mocked(call).mockImplementation((async (key: string, options: { query: Record<string, unknown> }) => {
    if (key === 'GET /worklists') return [kind]
    if (key !== 'GET /worklists/{name}') return []
    asked.push(options.query)
    return answer(answers(options.query))
  }) as typeof call)

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

beforeEach(() => {
  asked = []
  window.history.replaceState(null, '', '/worklists/order')
})
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

describe('a list longer than its numbered pages', () => {
  test('next and previous page use cursors, starting from the page in the address', async () => {
    answering(({ page }) => (page === 1 ? { previous: null } : {}))
    window.history.replaceState(null, '', '/worklists/order?tab=all&page=50')
    drawPage(<WorklistPage name="order" />)
    expect(await screen.findByText('共 10000+ 条')).toBeDefined()
    expect(asked).toEqual([{ tab: 'all', page: 50, pageSize: 20 }])
    await press('下一页')
    expect(await screen.findByText('第 51 页')).toBeDefined()
    expect(asked.at(-1)).toEqual({ tab: 'all', after: 'older', pageSize: 20 })
    expect(window.location.search).toBe('?tab=all&page=51&after=older')
    await press('上一页')
    expect(asked.at(-1)).toEqual({ tab: 'all', before: 'newer', pageSize: 20 })
  })

  test('the last page is read from the end; 首页 and another tab start at page 1', async () => {
    answering(({ last }) => (last ? { next: null } : { previous: null }))
    drawPage(<WorklistPage name="order" />)
    await press('末页')
    expect(asked.at(-1)).toEqual({ tab: 'to_ship', last: true, pageSize: 20 })
    expect((await screen.findByText('末页', { selector: '[aria-current]' })).textContent).toBe('末页')
    expect(screen.queryByRole('button', { name: '末页' })).toBeNull()
    await press('首页')
    expect(asked.at(-1)).toEqual({ tab: 'to_ship', page: 1, pageSize: 20 })
    await press('末页')
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: '全部' })))
    expect(asked.at(-1)).toEqual({ tab: 'all', page: 1, pageSize: 20 })
  })

  test('a search is kept in the address', async () => {
    answering(() => ({}))
    drawPage(<WorklistPage name="order" />)
    const box = await screen.findByRole('searchbox', { name: '搜索订单' })
    fireEvent.change(box, { target: { value: ' 李明 ' } })
    await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }))
    expect(asked.at(-1)).toMatchObject({ keyword: '李明', page: 1 })
    expect(new URLSearchParams(window.location.search).get('keyword')).toBe('李明')
  })

  test('a filter is kept in the address, and with it in a saved view and the file', async () => {
    const views: unknown[] = []
    const exports: unknown[] = []
    vi.mocked(call).mockImplementation((async (key: string, options: { body?: unknown; query: object }) => {
      if (key === 'GET /worklists')
        return [{ ...kind, filters: [{ key: 'tag', title: '标签', words: { t1: '高消费' } }] }]
      if (key === 'GET /sheets') return [{ name: 'orders', exports: true, worklist: 'order', columns: [] }]
      if (key === 'GET /account/views') return []
      if (key === 'POST /account/views') views.push(options.body)
      if (key.endsWith('/export')) exports.push(options.body)
      if (key !== 'GET /worklists/{name}') return { job_id: 'j1' }
      asked.push(options.query)
      return answer({})
    }) as typeof call)
    window.history.replaceState(null, '', '/worklists/order?tab=all&filter.tag=t1')
    drawPage(<WorklistPage name="order" />)
    await screen.findByText('共 10000+ 条')
    expect(asked[0]).toMatchObject({ tab: 'all', filter: ['tag:t1'] })
    await press('视图')
    await press('保存当前视图')
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '高消费的' } })
    await press('保存')
    expect(views).toMatchObject([{ list: '/worklists/order', query: 'tab=all&filter.tag=t1' }])
    await press('导出')
    expect(exports).toEqual([{ tab: 'all', filter: ['tag:t1'] }])
  })
})
