import { expect, test } from 'vitest'
import { goodsOf } from './goods-of'

test.each([
  [0, '0', '/items'],
  [0, '3', '/shops/info?distributor_id=3'],
  [2, '0', '/items?card_id=c1'],
  [2, '3', '/items?card_id=c1&distributor_id=3'],
] as const)('a coupon of bound %i from shop %s leads to %s', (use_bound, distributor_id, path) =>
  expect(goodsOf({ card_id: 'c1', use_bound, distributor_id })).toBe(path),
)
