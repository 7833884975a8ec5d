import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Report } from '@schemas/generated/api'
import { mockLayout } from '@tests/helpers/settings-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import ReportsPage from './ReportsPage'

const report = (page: number): Report => ({
  name: 'goods',
  title: '商品',
  from: '2026-11-01',
  to: '2026-11-30',
  columns: [
    { key: 'name', title: '商品', kind: 'text' },
    { key: 'total_fee', title: '成交额', kind: 'cents' },
  ],
  list: [{ id: `g${page}`, values: { name: `第 ${page} 页的商品`, total_fee: 1_000 } }],
  count: 120,
  total_count: 120,
  totals: { total_fee: 123_456 },
})

const SHOP = { key: 'shop', title: '门店', words: { 0: '商城自营' } }

const asked: unknown[] = []
beforeAll(mockLayout)
beforeEach(() => {
  asked.length = 0
  vi.mocked(call).mockImplementation((async (key: string, { query }: { query?: { page: number } }) => {
    if (key === 'GET /reports') return [{ name: 'goods', title: '商品', filters: [SHOP] }]
    asked.push(query)
    return report(query?.page ?? 1)
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

test('a report is paged through by its address; the sums stay those of all pages, and so do the files', async () => {
  window.history.replaceState(null, '', '/reports?name=goods&from=2026-11-01&to=2026-11-30&page=2')
  drawPage(<ReportsPage />)
  await screen.findByText('第 2 页的商品')
  expect(asked).toEqual([{ from: '2026-11-01', to: '2026-11-30', page: 2, pageSize: 50 }])
  expect(screen.getByText('共 120 条')).toBeDefined()
  const summed = () => screen.getByText('合计').closest('tr')?.textContent
  expect(summed()).toBe('合计¥1,234.56')
  await act(async () => void fireEvent.click(screen.getByTitle('3')))
  expect(await screen.findByText('第 3 页的商品')).toBeDefined()
  expect([summed(), new URLSearchParams(window.location.search).get('page')]).toEqual(['合计¥1,234.56', '3'])
  const files = ['导出 CSV', '导出 Excel'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(files.map((href) => href?.split('?')[1])).toEqual([
    'from=2026-11-01&to=2026-11-30&format=csv',
    'from=2026-11-01&to=2026-11-30&format=xlsx',
  ])
})

test('the shop of the address narrows the report and its files', async () => {
  window.history.replaceState(null, '', '/reports?name=goods&from=2026-11-01&to=2026-11-30&filter.shop=0')
  drawPage(<ReportsPage />)
  await screen.findByText('第 1 页的商品')
  expect(asked.at(-1)).toMatchObject({ shop: '0' })
  expect(screen.getByText('商城自营')).toBeDefined()
  expect(screen.getByRole('link', { name: '导出 CSV' }).getAttribute('href')).toContain('&shop=0&')
})
