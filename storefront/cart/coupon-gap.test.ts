import { describe, expect, test } from 'vitest'
import { mallGap, shopGap } from './coupon-gap'

const card = (card_id: string, least_cost: number, more: object = {}) => ({
  card_id,
  card_type: 'cash' as const,
  least_cost,
  use_bound: 0 as const,
  distributor_id: '0',
  distributor_list: [],
  receive: true,
  ...more,
})
const ofShop = (card_id: string, least_cost: number) => card(card_id, least_cost, { distributor_id: '3' })
const cartAt = (...fees: number[]) => ({ valid_cart: fees.map((total_fee) => ({ total_fee })) }) as never

describe('issue 5 the coupon gap hint, 再买¥x可用', () => {
  test('the next threshold above what is ticked counts, of coupons for every good', () => {
    const cards = [
      card('far', 50_000),
      card('near', 20_000),
      card('reached', 9_900),
      card('bound', 15_000, { use_bound: 2 }),
      card('gift', 15_000, { card_type: 'new_gift' }),
    ]
    const gap = mallGap(cards, cartAt(10_000, 5_000))
    expect([gap?.card.card_id, gap?.short]).toEqual(['near', 5_000])
    expect(mallGap(cards, cartAt(60_000))).toBeUndefined()
  })

  test('a shop’s coupons count what is ticked of that shop alone, and no others’', () => {
    const cards = [
      ofShop('own', 29_900),
      card('listed', 30_000, { distributor_list: [{ distributor_id: '3', name: '' }] }),
    ]
    expect(shopGap(cards, { shop_id: '3', total_fee: 9_900 })).toMatchObject({ short: 20_000 })
    expect(shopGap(cards, { shop_id: '3', total_fee: 29_900 })).toMatchObject({ short: 100 })
    expect(shopGap([card('mall', 20_000)], { shop_id: '0', total_fee: 9_900 })).toBeUndefined()
    expect(shopGap(cards, { shop_id: '1', total_fee: 9_900 })).toBeUndefined()
    expect(mallGap(cards, cartAt(9_900))).toBeUndefined()
  })

  test('nothing is hinted where nothing is ticked', () => {
    expect(shopGap([ofShop('own', 100)], { shop_id: '3', total_fee: 0 })).toBeUndefined()
    expect(mallGap([card('any', 100)], cartAt())).toBeUndefined()
  })
})
