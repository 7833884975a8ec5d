import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RecordKind, SavedView } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { press } from '@tests/helpers/field-form'
import { drawPage } from '@tests/helpers/shell-page'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/client'
import RecordsPage from '../records/RecordsPage'

// antd's dialogs are slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

const kind: RecordKind = {
  name: 'goods',
  title: '商品',
  group: '商品',
  columns: [
    { key: 'item_name', title: '商品名称', kind: 'text' },
    { key: 'sales', title: '销量', kind: 'text' },
    { key: 'brief', title: '卖点', kind: 'text' },
  ],
  filters: [{ key: 'approve_status', title: '状态', words: { onsale: '上架' } }],
  role: 'editor',
  right: 'goods.edit',
  creatable: true,
  removable: false,
  sorts: [{ key: 'sales', title: '销量从高到低' }],
}
const row = { id: '1', title: '衬衫', value: { item_name: '衬衫', sales: '7', brief: '轻' } }
const view: SavedView = {
  view_id: 'v1',
  name: '缺货',
  query: 'filter.approve_status=onsale&sort=sales',
  shared: true,
  own: false,
  operator_name: '店主',
}

let asked: [string, { query?: object; body?: object }][]
let views: () => unknown

beforeEach(() => {
  asked = []
  views = () => [view]
  history.replaceState(null, '', '/records/goods?keyword=衫&page=2&hide=brief')
  const answers: Record<string, unknown> = {
    'GET /records': [kind],
    'GET /records/{name}': { list: [row], count: 30, total_count: 30 },
    'GET /sheets': [],
    'POST /account/views': view,
  }
  vi.mocked(call).mockImplementation((async (key: string, options: { query?: object; body?: object }) => {
    asked.push([key, options])
    return key === 'GET /account/views' ? views() : answers[key]
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const lastQuery = () => asked.findLast(([key]) => key === 'GET /records/{name}')?.[1].query

describe('the views of a list', () => {
  test('a view leads to its filters and its order', async () => {
    drawPage(<RecordsPage name="goods" />)
    await screen.findByText('衬衫')
    await press('视图')
    expect(await screen.findByText('店主共享')).toBeTruthy()
    await expectAccessible('views')
    await act(async () => void fireEvent.click(screen.getByText('缺货')))
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        page: 1,
        pageSize: 20,
        filter: ['approve_status:onsale'],
        sort: 'sales',
      }),
    )
    expect(location.search).toBe('?filter.approve_status=onsale&sort=sales')
  })

  test('what is shown is saved under a name, without the page', async () => {
    views = () => []
    drawPage(<RecordsPage name="goods" />)
    await screen.findByText('衬衫')
    await press('视图')
    await screen.findByText('还没有视图：把筛选、列与排序调好，保存下来随时回来')
    await press('保存当前视图')
    const name = await screen.findByLabelText('名称')
    await act(async () => void fireEvent.change(name, { target: { value: ' 衬衫们 ' } }))
    await expectAccessible('saving a view')
    await press('保存')
    await waitFor(() => expect(asked.map(([key]) => key)).toContain('POST /account/views'))
    const query = new URLSearchParams({ keyword: '衫', hide: 'brief' }).toString()
    expect(asked.find(([key]) => key === 'POST /account/views')?.[1].body).toEqual({
      list: '/records/goods',
      query,
      name: '衬衫们',
      shared: false,
    })
  })

  test('a failure is told with a way to try again', async () => {
    views = () => {
      throw new ApiError('出错了', { status: 500, code: 500001 })
    }
    drawPage(<RecordsPage name="goods" />)
    await screen.findByText('衬衫')
    await press('视图')
    const again = await screen.findByRole('button', { name: /重\s*试/ })
    views = () => [view]
    await act(async () => void fireEvent.click(again))
    expect(await screen.findByText('缺货')).toBeTruthy()
  })
})

test('columns are hidden and shown again by the address; the first one stays', async () => {
  drawPage(<RecordsPage name="goods" />)
  await screen.findByText('衬衫')
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings()).toEqual(['商品名称', '销量'])
  await press('列')
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes).toHaveLength(2)
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '卖点' })))
  await waitFor(() => expect(headings()).toEqual(['商品名称', '销量', '卖点']))
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '销量' })))
  await waitFor(() => expect(headings()).toEqual(['商品名称', '卖点']))
  expect(new URLSearchParams(location.search).get('hide')).toBe('sales')
})
