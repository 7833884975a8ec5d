import { expect, test } from 'vitest'
import { liveCoupon } from '@tests/helpers/drawn-widgets'
import { couponKind } from './coupons'

const shown = (row: Parameters<typeof liveCoupon>[1]) =>
  couponKind.columns.find(({ key }) => key === 'figure')?.render?.(null, liveCoupon('5', row), 0)

test.each([
  [{ card_type: 'cash', reduce_cost: 1000 }, '10.00 元'],
  [{ card_type: 'discount', discount: 15 }, '8.5 折'],
  [{ card_type: 'gift' }, '兑换券'],
] as const)('the picker shows what a coupon %j is worth, sums in 元', (row, text) => {
  expect(shown(row)).toBe(text)
})
