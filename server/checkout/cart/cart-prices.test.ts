import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { CartGetNewAnswer, CartListAnswer, CartRow } from '@schemas/generated/api'
import { fillCart, type CartRow as Line } from '@tests/helpers/cart'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { cart_line } from '../../db/schema'

describeApi('prices of a cart', (open) => {
  let member: SignedInMember
  const fill = (lines: Line[]) => fillCart(open().database.db, member.user_id, lines)
  const list = (query = '') => member.data<CartListAnswer>(`/cart/list?${query}`)
  const put = (path: string, body: object) => member.call(path, { method: 'PUT', body })
  const shop = async () => {
    const { valid_cart } = await list()
    const [first] = valid_cart
    if (!first) throw new Error('Expected a shop in the cart')
    return first
  }

  beforeEach(async () => {
    member = await newMember(open().app)
  })

  it('one 满减 or 满折 per line: the best, or the chosen one', async () => {
    const [cart_id = ''] = await fill([{ item_id: '20101', num: 4 }])
    const line = async () => (await shop()).list[0]
    // 4 × 59: 8 折 saves 47.20, 满减 20
    expect(await line()).toMatchObject({ activity_id: '2', discount_fee: 4720, total_fee: 18880 })
    expect((await line())?.promotions.map(({ promotion_id, is_used }) => [promotion_id, is_used])).toEqual([
      ['1', false],
      ['2', true],
    ])
    await put('/cartupdate/promotion', { cart_id, activity_id: '1', activity_type: 'full_minus' })
    expect(await line()).toMatchObject({ activity_id: '1', discount_fee: 2000 })
    await put('/cartupdate/promotion', { cart_id, activity_id: '0' })
    expect(await line()).toMatchObject({ activity_id: '2' })
    await put('/cartupdate/num', { cart_id, selected_promotion: '1' })
    expect(await line()).toMatchObject({ activity_id: '1' })
  })

  it('an activity that is not reached names its first step and what is missing', async () => {
    await fill([{ item_id: '20101', num: 1 }])
    expect((await shop()).activity_grouping).toMatchObject([
      { activity_id: '1', reached: false, rule: '满199元减20元', short: 19_900 - 5900, discount_fee: 0 },
    ])
  })

  it('a line stores the price of a piece at the time it was added', async () => {
    const { db } = open().database
    const body = { item_id: '50301', num: 1, cart_type: 'cart', shop_type: 'distributor' }
    await member.call('/cart', { method: 'POST', body })
    const [line] = (await shop()).list
    expect(line?.added_price).toBe(line?.price)
    const key = eq(cart_line.cart_id, line?.cart_id ?? '')
    await db.update(cart_line).set({ price_added: 12_345 }).where(key)
    expect((await shop()).list[0]).toMatchObject({ added_price: 12_345, price: line?.price })
    await db.update(cart_line).set({ price_added: null }).where(key)
    expect((await shop()).list[0]?.added_price).toBe(0)
  })

  it('shows gifts and add-on offers; an accepted offer is a line at its price', async () => {
    await fill([{ item_id: '70301' }, { item_id: '80101' }])
    const before = await shop()
    expect(before.gift_activity).toMatchObject([
      { activity_id: '4', items: [{ item_id: '71301', num: 1, price: 0 }] },
    ])
    expect(before.plus_buy_activity).toMatchObject([
      { activity_id: '5', items: [{ item_id: '80301', price: 490, cart_id: '' }] },
    ])
    const { cart_id } = await member.data<CartRow>('/cart.addGift', {
      method: 'POST',
      body: { item_id: '80301', activity_id: '5' },
    })
    const after = await shop()
    expect(after.list.find((line) => line.cart_id === cart_id)).toMatchObject({
      is_plus_buy: true,
      price: 490,
      total_fee: 490,
      marketing_id: '5',
    })
    expect(after.plus_buy_activity[0]?.items[0]?.cart_id).toBe(cart_id)
    await put('/cartupdate/num', { sku_id: '80101', is_checked: false })
    expect((await list()).invalid_cart).toMatchObject([{ cart_id, reason: '未满足换购条件' }])
  })

  it('shows what a VIP grade would save', async () => {
    await fill([{ item_id: '10101', num: 2 }])
    expect((await shop()).vipgrade_guide_title).toMatchObject({
      vipgrade_name: 'VIP会员',
      gradeDiscount: 9,
      save_fee: 1580,
    })
    member = await newMember(open().app, { row: { vip_grade_id: 'v1', vip_until: new Date('2035-01-01') } })
    await fill([{ item_id: '10101', num: 2 }])
    expect(await shop()).toMatchObject({ member_discount: 1580, total_fee: 14220, vipgrade_guide_title: {} })
  })

  it('cart.get.new: price × quantity − discount_price is total_fee', async () => {
    await fill([
      { item_id: '10101', num: 3 },
      { item_id: '20101', num: 2, distributor_id: '3' },
    ])
    for (const path of ['/cart.get.new', '/cart.total']) {
      const { resultCartData, totalCart } = await member.data<CartGetNewAnswer>(path)
      const items = resultCartData.flatMap(({ cartitemlist }) => cartitemlist)
      expect(items.map(({ sku_id, discount_price }) => [sku_id, discount_price]).toSorted()).toEqual([
        ['10101', 2000],
        ['20101', 1180],
      ])
      expect(items.find(({ sku_id }) => sku_id === '10101')?.spec_info).toEqual({ color: '暖白', size: 'S' })
      for (const { price, quantity, discount_price, total_fee } of items)
        expect(price * quantity - discount_price).toBe(total_fee)
      expect(totalCart).toEqual({ totalQuantity: 5, number: 2, totalPrice: 21700 + 10620 })
    }
  })
})
