import { expect, test } from 'vitest'
import { couponLabel } from './coupon-label'

test.each([
  ['cash', 0, 2000, 20_000, '满200减20'],
  ['cash', 0, 550, 0, '立减5.5'],
  ['discount', 15, 0, 10_000, '满100打8.5折'],
  ['discount', 20, 0, 0, '打8折'],
] as const)(
  'a coupon %s, %i %%, %i off from %i is %s',
  (card_type, discount, reduce_cost, least_cost, text) =>
    expect(couponLabel({ card_type, discount, reduce_cost, least_cost })).toBe(text),
)
