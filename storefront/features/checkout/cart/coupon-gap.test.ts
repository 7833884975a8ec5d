import { describe, expect, test } from 'vitest'
import type { CartLine } from '@schemas/generated/api'
import { mallGap, shopGap } from './coupon-gap'

const line = (item_id: string, total_fee: number, is_checked = true) =>
  ({ item_id, total_fee, is_checked }) as CartLine
const shop = (shop_id: string, ...list: CartLine[]) => ({ shop_id, list })

const HEAD = shop('0', line('shirt', 10_000), line('lamp', 5_000), line('idle', 90_000, false))
const BRANCH = shop('3', line('shirt', 4_000))
const CART = { valid_cart: [HEAD, BRANCH] }

const everything = [HEAD, BRANCH].flatMap(({ shop_id, list }) =>
  list.map(({ item_id }) => ({ shop_id, item_id })),
)
const coupon = (card_id: string, least_cost: number, items = everything, distributor_id = '0') => ({
  card_id,
  least_cost,
  items,
  distributor_id,
})
const of = (...pairs: [shop_id: string, item_id: string][]) =>
  pairs.map(([shop_id, item_id]) => ({ shop_id, item_id }))

describe('the coupon gap hint, 再买¥x可用', () => {
  test('the coupon to which least is missing is named; what is not ticked counts for nothing', () => {
    const coupons = [coupon('reached', 19_000), coupon('near', 20_000), coupon('far', 50_000)]
    expect(mallGap(coupons, CART)).toEqual({ coupon: coupons[1], short: 1_000 })
    expect(mallGap([coupon('reached', 19_000)], CART)).toBeUndefined()
  })

  test('of a coupon for some goods only those count that the server says it is for', () => {
    const shirts = coupon('shirts', 20_000, of(['0', 'shirt'], ['3', 'shirt']))
    expect(mallGap([shirts], CART)?.short).toBe(6_000)
    // the smallest gap wins, whatever the threshold
    const lamps = coupon('lamps', 5_900, of(['0', 'lamp']))
    expect(mallGap([shirts, lamps], CART)).toEqual({ coupon: lamps, short: 900 })
  })

  test('of a coupon for some shops the same product counts there alone', () =>
    expect(mallGap([coupon('branch', 10_000, of(['3', 'shirt']))], CART)?.short).toBe(6_000))

  test('a shop’s own coupon is hinted at with the shop, and nowhere else', () => {
    const own = coupon('own', 9_000, of(['3', 'shirt']), '3')
    expect(shopGap([own], BRANCH)).toEqual({ coupon: own, short: 5_000 })
    expect([shopGap([own], HEAD), mallGap([own], CART)]).toEqual([undefined, undefined])
    expect(shopGap([coupon('mall', 90_000)], HEAD)).toBeUndefined()
  })

  test('nothing is hinted where nothing of it is ticked', () => {
    const idle = coupon('idle', 100_000, of(['0', 'idle']))
    expect(mallGap([idle], CART)).toBeUndefined()
  })
})
