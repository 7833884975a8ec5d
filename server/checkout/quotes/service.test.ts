import { expect, it } from 'vitest'
import type { Quote, QuoteItem } from '@schemas/generated/api'
import { differencesOf } from './service'

const item = (item_id: string, more: Partial<QuoteItem> = {}) =>
  ({
    distributor_id: '0',
    order_item_type: 'normal',
    item_id,
    item_name: item_id,
    price: 100,
    num: 1,
    ...more,
  }) as QuoteItem
const quote = (items: QuoteItem[], more: Partial<Quote> = {}) =>
  ({
    items,
    promotion_discount: 0,
    coupon_discount: 0,
    point_fee: 0,
    freight_fee: 0,
    total_fee: 100,
    ...more,
  }) as Quote

it('a quote has no differences from itself', () => {
  const same = quote([item('a'), item('b', { order_item_type: 'gift' })])
  expect(differencesOf(same, same)).toEqual([])
})

it('names lines whose price changed, added and removed lines, and the figures that follow', () => {
  const before = quote([item('a'), item('gone'), item('b', { num: 2 })])
  const after = quote(
    [item('a', { price: 120 }), item('b', { num: 1 }), item('new', { order_item_type: 'gift' })],
    {
      freight_fee: 800,
      total_fee: 920,
    },
  )
  const told = differencesOf(before, after).map((one) => [one.field, one.item_id, one.before, one.after])
  expect(told).toEqual([
    ['price', 'a', 100, 120],
    ['item', 'gone', 1, null],
    ['num', 'b', 2, 1],
    ['item', 'new', null, 1],
    ['freight_fee', '', 0, 800],
    ['total_fee', '', 100, 920],
  ])
})
