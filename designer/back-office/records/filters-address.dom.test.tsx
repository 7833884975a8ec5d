import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RecordKind } from '@schemas/generated/api'
import { mockLayout } from '@tests/helpers/settings-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import RecordsPage from './RecordsPage'

const kind: RecordKind = {
  name: 'goods',
  title: '商品',
  group: '商品',
  columns: [{ key: 'item_name', title: '商品名称', kind: 'text' }],
  filters: [{ key: 'approve_status', title: '状态', words: { onsale: '上架', instock: '下架' } }],
  role: 'editor',
  right: 'goods.edit',
  creatable: true,
  removable: true,
}

let asked: unknown[]

beforeAll(mockLayout)
beforeEach(() => {
  asked = []
  vi.mocked(call).mockImplementation((async (key: string, { query }: { query?: { keyword?: string } }) => {
    if (key === 'GET /records') return [kind]
    if (key === 'GET /sheets') return []
    asked.push(query)
    const list = query?.keyword ? [] : [{ id: '1', title: '衬衫', value: { item_name: '衬衫' } }]
    return { list, count: list.length, total_count: list.length }
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

test('the address alone narrows the list, as after a reload; other parameters are not filters', async () => {
  const search = '?keyword=帽&filter.approve_status=instock&filter.nothing=1&page=2'
  window.history.replaceState(null, '', `/records/goods${search}`)
  drawPage(<RecordsPage name="goods" />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toEqual({ page: 2, pageSize: 20, keyword: '帽', filter: ['approve_status:instock'] })
})

test('a search goes into the address, and 清空筛选 takes it out of it', async () => {
  window.history.replaceState(null, '', '/records/goods')
  drawPage(<RecordsPage name="goods" />)
  await screen.findByText('衬衫')
  const box = screen.getByRole('searchbox', { name: '搜索商品' })
  fireEvent.change(box, { target: { value: '帽' } })
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }))
  expect(new URLSearchParams(window.location.search).get('keyword')).toBe('帽')
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '清空筛选' })))
  expect(window.location.search).toBe('')
  expect(await screen.findByText('衬衫')).toBeDefined()
})
