import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Activity } from 'react'
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderInfo } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { drawSection } from '@tests/helpers/storefront-sections'
import { useFreshOnReturn } from '@storefront/shell/navigation/use-fresh-on-return'
import { asked as refreshes } from '@storefront/shell/state/refresh-page'
import { ITEM, ORDER } from '@tests/helpers/storefront-orders'
import { PayClock } from '../../PayClock'
import { Render } from './Render'
import { loadRouter } from '@storefront/shell/router/navigate'

beforeAll(() => loadRouter())

beforeEach(() => {
  refreshes.times = 0
  window.history.replaceState(null, '', '/member/trade')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const found = (list: Partial<OrderInfo>[], total_count = list.length, no_reason = true): Answered => ({
  data: {
    list: list.map((one) => ({ ...ORDER, ...one })),
    count: total_count,
    total_count,
    rate_status: true,
    no_reason,
  },
})
const COUNTS: Answered = {
  data: { normal_notpay_notdelivery: 3, normal_payed_daishouhuo: 0, rate_status: true },
}
const draw = (orders: Answered, path = '/member/trade', counts: Answered = COUNTS) =>
  drawSection(<Render />, path, { orders, counts })
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the list of orders', () => {
  test('tabs say how many wait, and keep what is searched for', () => {
    draw(found([{}]), '/member/trade?q=%E8%A1%AC%E8%A1%AB&period=year&page=2')
    const tabs = within(screen.getByRole('navigation', { name: '订单状态' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '全部',
      '待付款 3',
      '待发货',
      '待收货',
      '待自提',
      '待评价',
    ])
    expect(tabs[1]?.getAttribute('href')).toBe('/member/trade?status=5&q=%E8%A1%AC%E8%A1%AB&period=year')
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
      null,
      null,
    ])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('衬衫')
    expect(link('清除条件')).toBe('/member/trade')
  })

  test('an order shows its number, what is in it, what it cost and its state in the server’s words', () => {
    draw(
      found([{ order_status_msg: '待发货', items: [ITEM, { ...ITEM, id: '2', order_item_type: 'gift' }] }]),
    )
    const order = screen.getByRole('article', { name: `订单编号 ${ORDER.order_id}` })
    expect(order.textContent).toContain('2026-')
    for (const text of ['衬衫', '颜色:白', '×2', '赠品', '¥96.00', '含运费 ¥8.00', '共 4 件', '待发货'])
      expect(order.textContent).toContain(text)
  })

  test('七天无理由 is said where the shop takes back without a reason', () => {
    draw(found([{}]))
    screen.getByText('七天无理由')
    cleanup()
    draw(found([{}], 1, false))
    expect(screen.queryByText('七天无理由')).toBeNull()
  })

  test('of many lines some are shown, the page of the order has all', () => {
    const items = Array.from({ length: 9 }, (_, at) => ({ ...ITEM, id: String(at) }))
    draw(found([{ items }]))
    expect(screen.getAllByText('×2')).toHaveLength(5)
    expect(link('查看全部 9 种商品')).toBe(`/member/trade/${ORDER.order_id}`)
  })

  test('unpaid orders of one trade are paid by one button', () => {
    const unpaid = { order_status: 'NOTPAY', auto_cancel_seconds: 60 }
    draw(
      found([
        { ...unpaid, order_id: '1' },
        { ...unpaid, order_id: '2' },
      ]),
    )
    screen.getByText('这 2 个订单一起付款')
    expect(link('合并付款')).toBe('/cashier?trade_id=T1')
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
  })

  test.each([
    ['/member/trade', '还没有订单，去挑选喜欢的商品吧', '去逛逛', '/items'],
    ['/member/trade?status=5', '没有符合条件的订单', '查看全部订单', '/member/trade'],
    ['/member/trade/point', '还没有积分订单，去积分商城看看吧', '去积分商城', '/pointitems'],
    ['/member/trade/point?q=x', '没有符合条件的订单', '查看全部订单', '/member/trade/point'],
  ])('nothing at %s says so, with a way on', (path, text, way, href) => {
    draw(found([]), path)
    screen.getByText(text)
    expect(link(way)).toBe(href)
  })

  test('what could not be asked says why, and is asked again; the tabs stand without numbers', () => {
    const error: Answered = { error: { status: 500, code: 0, message: '服务器错误' } }
    draw(error, '/member/trade', error)
    screen.getByText('服务器错误')
    act(() => screen.getByRole('button', { name: '重试' }).click())
    expect(refreshes.times).toBe(1)
  })

  test('beyond the last page it goes on at the last', () => {
    draw(found([], 11), '/member/trade?page=3')
    expect(location.search).toBe('?page=2')
  })

  test('points are what an order of the points mall cost', () => {
    const article = { ...ITEM, num: 1, price: 0, share_points: 4_900 }
    const order = { order_type: 'normal_pointsmall', point_use: 4_900, total_fee: 0, freight_fee: 0 }
    draw(found([{ ...order, items: [article] }]), '/member/trade/point')
    expect(screen.getByRole('article').textContent).toContain('4,900积分')
    expect(screen.getByRole('article').textContent).not.toContain('¥0')
  })
})

describe('an unpaid order counts down by the server’s clock', () => {
  test('to its end, when the page is asked for again', () => {
    vi.useFakeTimers()
    render(<PayClock seconds={3} />)
    act(() => vi.advanceTimersByTime(2_000))
    expect(screen.getByRole('timer').textContent).toBe('00:00:01')
    expect(refreshes.times).toBe(0)
    act(() => vi.advanceTimersByTime(1_000))
    expect(refreshes.times).toBe(1)
  })

  test('a page that was hidden meanwhile counts on from where it began', () => {
    vi.useFakeTimers()
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <PayClock seconds={60} />
      </Activity>
    )
    const { rerender } = render(page('visible'))
    act(() => vi.advanceTimersByTime(10_000))
    rerender(page('hidden'))
    act(() => vi.advanceTimersByTime(20_000))
    rerender(page('visible'))
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.getByText('00:00:29')).toBeTruthy()
  })
})

test('a cached list is fetched again when it is shown again, not when it is shown first', () => {
  const Kept = () => {
    useFreshOnReturn()
    return null
  }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Kept />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  rerender(page('hidden'))
  expect(refreshes.times).toBe(0)
  rerender(page('visible'))
  expect(refreshes.times).toBe(1)
})
