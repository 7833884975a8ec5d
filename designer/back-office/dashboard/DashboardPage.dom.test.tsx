import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DashboardAnswer } from '@schemas/generated/api'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import DashboardPage, { columnsFor } from './DashboardPage'

const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  orders: index === 28 ? 2 : 0,
  total_fee: index === 28 ? 123_450 : 0,
  refund_fee: index === 27 ? 1_000 : 0,
}))
const answer: DashboardAnswer = {
  created_today: 5,
  today: { day: '2026-11-30', orders: 3, total_fee: 1_234_500, refund_fee: 990 },
  figures: [
    { title: '待发货', count: 7, worklist: 'order', tab: 'to_ship' },
    { title: '库存不足', count: 0, worklist: 'stock', tab: 'low' },
  ],
  days,
}

const kinds = [
  { name: 'sales', title: '销售', filters: [{ key: 'shop', title: '门店', words: { 3: '静安店' } }] },
]
const goods = {
  list: [
    { id: 'g1', values: { name: '连衣裙', pieces: 12, total_fee: 240_000 } },
    { id: '', values: { name: '运费', pieces: 0, total_fee: 1_000 } },
  ],
}
const asked: unknown[] = []

/** Answers of the server; the dashboard's own may be another. */
const answering = (own: DashboardAnswer = answer) =>
  vi.mocked(call).mockImplementation((async (
    key: string,
    options: { params: { name: string }; query: object },
  ) => {
    if (key === 'GET /dashboard') return own
    if (key === 'GET /reports') return kinds
    asked.push([options.params.name, options.query])
    if (options.params.name === 'goods') return goods
    return { list: [{ id: '2026-11-29', values: { orders: 4, total_fee: 5_000, refund_fee: 0 } }] }
  }) as typeof call)

beforeEach(() => {
  asked.length = 0
  window.history.replaceState(null, '', '/dashboard')
  answering()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

describe('the dashboard', () => {
  test('each figure is a link to its worklist', async () => {
    drawPage(<DashboardPage />)
    const due = await screen.findByRole('region', { name: '待办' })
    const links = within(due).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['待发货7', '/worklists/order?tab=to_ship'],
      ['库存不足0', '/worklists/stock?tab=low'],
    ])
    const today = screen.getByRole('region', { name: '今日' })
    expect(
      within(today)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['今日下单5', '今日付款订单3', '今日成交额¥12,345.00', '今日退款¥9.90'])
  })

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of %i cards none is alone in its row', (cards) => {
    const columns = columnsFor(cards)
    expect(columns).toBeLessThanOrEqual(5)
    expect(cards % columns).not.toBe(1)
  })

  test('an account with fewer rights has columns for the cards that it sees', async () => {
    const figures = Array.from({ length: 6 }, (_, index) => ({
      title: `待办 ${index}`,
      count: 1,
      worklist: 'order',
      tab: 'to_ship',
    }))
    answering({ ...answer, figures })
    drawPage(<DashboardPage />)
    const due = await screen.findByRole('region', { name: '待办' })
    expect(due.style.getPropertyValue('--columns')).toBe('3')
  })

  test('the usual days come with the figures; the goods that sold best are named without freight', async () => {
    drawPage(<DashboardPage />)
    const best = await screen.findByRole('region', { name: '热销商品' })
    const link = await within(best).findByRole('link', { name: '连衣裙' })
    expect(link.getAttribute('href')).toBe('/records/goods/g1')
    expect(within(best).getAllByRole('listitem')).toHaveLength(1)
    expect(best.textContent).toContain('12 件¥2,400.00')
    expect(asked).toEqual([['goods', { from: '2026-11-01', to: '2026-11-30', page: 1, pageSize: 10 }]])
  })

  test('days and shop of the address narrow chart and goods; days without payments are shown as such', async () => {
    window.history.replaceState(null, '', '/dashboard?from=2026-11-24&to=2026-11-30&filter.shop=3')
    const { container } = drawPage(<DashboardPage />)
    await screen.findByRole('img', { name: '2026-11-24 至 2026-11-30 付款 4 单，成交 ¥50.00' })
    expect(container.querySelectorAll('title')).toHaveLength(7)
    const narrowed = { from: '2026-11-24', to: '2026-11-30', shop: '3', page: 1 }
    expect(asked).toContainEqual(['sales', { ...narrowed, pageSize: 366 }])
    expect(asked).toContainEqual(['goods', { ...narrowed, pageSize: 10 }])
    fireEvent.click(screen.getByRole('radio', { name: '近 90 日' }))
    await screen.findByRole('img', { name: /^2026-09-02 至 2026-11-30 / })
    expect(new URLSearchParams(window.location.search).get('filter.shop')).toBe('3')
  })

  test('the chart says what was sold, and each day in words', async () => {
    const { container } = drawPage(<DashboardPage />)
    await screen.findByRole('img', {
      name: '2026-11-01 至 2026-11-30 付款 2 单，成交 ¥1,234.50，退款 ¥10.00',
    })
    const titles = [...container.querySelectorAll('title')]
    expect(titles).toHaveLength(30)
    const sold = titles[28]
    expect(sold?.textContent).toBe('2026-11-29 付款 2 单，成交 ¥1,234.50')
    expect(titles[27]?.textContent).toBe('2026-11-28 付款 0 单，成交 ¥0.00，退款 ¥10.00')
    const bars = [...container.querySelectorAll('rect:nth-of-type(2)')].map((bar) =>
      Number(bar.getAttribute('height')),
    )
    expect(bars.map((height) => height > 0)).toEqual(days.map(({ orders }) => orders > 0))
    if (sold?.parentElement) fireEvent.pointerEnter(sold.parentElement)
    expect(container.querySelector('figcaption span')?.textContent).toBe(sold?.textContent)
  })
})
