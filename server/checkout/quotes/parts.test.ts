import { expect, it } from 'vitest'
import { priceInfo } from './parts'
import type { QuoteLine } from './quote'

const line = (change: Partial<QuoteLine>) =>
  ({
    key: '1',
    order_item_type: 'normal',
    num: 1,
    sale_price: 10_000,
    price: 9_000,
    price_source: 'staff',
    price_source_id: 'lucky',
    ...change,
  }) as QuoteLine
const infoOf = (lines: QuoteLine[]) =>
  priceInfo(lines, new Map(), [], false).map(({ rule, discount_fee }) => [rule, discount_fee])

it('names a price below the shelf’s per piece, and none if an activity has several prices', () => {
  expect(infoOf([line({ num: 2 })])).toEqual([['90元/件', 2_000]])
  expect(infoOf([line({}), line({ price: 9_000 })])).toEqual([['90元/件', 2_000]])
  expect(infoOf([line({}), line({ price: 8_000 }), line({ price: 7_000 })])).toEqual([['', 6_000]])
  expect(infoOf([line({}), line({ price_source_id: 'staff', price: 8_000 })])).toEqual([
    ['90元/件', 1_000],
    ['80元/件', 2_000],
  ])
})

it('calls the price of a bought grade VIP价, that of an earned one 会员价', () => {
  const own = [line({ price_source: 'member', price_source_id: null })]
  expect([false, true].map((isVip) => priceInfo(own, new Map(), [], isVip)[0]?.info)).toEqual([
    '会员价',
    'VIP价',
  ])
})
