import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { OrderInfo, TradeDetail } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

afterEach(cleanup)

const trade = (more: Partial<TradeDetail> = {}) => ({
  trade_id: '7',
  orders: [{ order_id: '70', distributor_id: '0', total_fee: 100 }],
  order_type: 'normal',
  pay_fee: 100,
  total_fee: 100,
  trade_state: 'SUCCESS',
  paying: false,
  ...more,
})
const order = (more: Partial<OrderInfo> = {}) => ({
  order_id: '70',
  receipt_type: 'logistics',
  receiver_name: '张三',
  receiver_mobile: '138****5678',
  receiver_state: '北京市',
  receiver_city: '北京市',
  receiver_district: '昌平区',
  receiver_address: '回龙观 1 号',
  estimate_get_points: 120,
  ziti_code: '',
  ziti_info: {},
  ...more,
})

function draw(end: string, detail: ReturnType<typeof trade>, orders: unknown[] = []) {
  const list = (rows: unknown[]) => ({ data: { list: rows, count: rows.length, total_count: rows.length } })
  drawSection(<Render />, `/finish/${end}?trade_id=7`, {
    trade: { data: detail },
    orders: list(orders),
    voucher: { data: {} },
    recommended: list([]),
  })
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('a finish page says what comes next', () => {
  test('an order that is sent: where to, until when, the points to come, and the ways on', () => {
    draw('success', trade({ arrival: Date.parse('2026-11-30T17:00:00Z') / 1000 }), [order()])
    screen.getByText('12月1日前')
    expect(screen.getByRole('list', { name: '购物流程' }).querySelector('[aria-current]')).toBeNull()
    screen.getByText('张三 138****5678 北京市昌平区回龙观 1 号')
    screen.getByText(/^120 积分/)
    expect([hrefOf('查看订单'), hrefOf('继续购物')]).toEqual(['/member/trade/70', '/items'])
  })

  test('an order that is fetched: the shop, the day and the code', () => {
    const ziti_info = { name: '静安店', address: '愚园路 1 号', pickup_date: '2026-11-28' }
    draw('success', trade(), [order({ receipt_type: 'ziti', ziti_code: '067253', ziti_info })])
    screen.getByText('到店自提 静安店 愚园路 1 号 自提日期 2026-11-28')
    expect(screen.getByText('067253').tagName).toBe('B')
    screen.getByText('到店出示提货码即可提货')
  })

  test('a grade: what was bought leads to its benefits, not to orders', () => {
    const product = { title: 'VIP会员', note: '30天 · 购物享9折' }
    draw('success', trade({ orders: [], order_type: 'memberCard', product }))
    screen.getByText('VIP会员')
    expect(hrefOf('查看会员权益')).toBe('/member/vip')
    expect(screen.queryByRole('link', { name: '查看订单' })).toBeNull()
    expect(screen.queryByRole('list', { name: '购物流程' })).toBeNull()
  })

  test('a failed payment: its first button pays again', () => {
    draw('fail', trade({ trade_state: 'NOTPAY' }))
    screen.getByRole('heading', { name: '付款失败，点击重新付款。' })
    expect(hrefOf('重新付款')).toBe('/cashier?trade_id=7')
  })
})
