import { beforeEach, expect, it } from 'vitest'
import type { CartCouponsAnswer } from '@schemas/generated/api'
import { fillCart } from '@tests/helpers/cart'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'

const SHIRT = '10101'
const OTHER_SHIRT = '10201'
const EARPHONES = '41101'

describeApi('coupons that a cart counts for', (open) => {
  let member: SignedInMember
  const key = (card_id: string) => ({ company_id: '1', user_id: member.user_id, card_id })
  const db = () => open().database.db
  const found = async () => {
    const { list } = await member.data<CartCouponsAnswer>('/cart/coupons')
    return new Map(list.map((coupon) => [coupon.card_id, coupon]))
  }
  const itemsOf = async (card_id: string) =>
    (await found())
      .get(card_id)
      ?.items.map(({ shop_id, item_id }) => `${shop_id}/${item_id}`)
      .toSorted()

  beforeEach(async () => {
    member = await newMember(open().app)
    await fillCart(db(), member.user_id, [
      { item_id: SHIRT },
      { item_id: EARPHONES, is_checked: false },
      { item_id: OTHER_SHIRT, distributor_id: '3' },
    ])
  })

  it('names the items that count: all, a category, those of one shop; a coupon without copies left is omitted', async () => {
    expect([...(await found()).keys()]).toEqual(['1', '2', '4', '7', '8', '3', '5'])
    expect(await itemsOf('2')).toEqual([`0/${SHIRT}`, `0/${EARPHONES}`, `3/${OTHER_SHIRT}`])
    expect(await itemsOf('4')).toEqual([`0/${SHIRT}`, `3/${OTHER_SHIRT}`])
    expect(await itemsOf('5')).toEqual([`0/${EARPHONES}`])
    expect((await found()).get('8')).toMatchObject({
      distributor_id: '3',
      items: [{ shop_id: '3', item_id: OTHER_SHIRT }],
      received: false,
    })
  })

  it('marks a coupon that the member has as received; omits used ones and those of other grades', async () => {
    const days = { begin_date: new Date('2026-01-01'), end_date: new Date('2035-01-01') }
    await db()
      .insert(tables.member_coupon)
      .values([
        { ...key('4'), ...days, code: `4-${member.user_id}` },
        { ...key('1'), ...days, code: `1-${member.user_id}`, state: 'used', used: new Date() },
      ])
    await db()
      .insert(tables.coupon_claim)
      .values([
        { ...key('4'), claimed: 1 },
        { ...key('1'), claimed: 1 },
      ])
    const coupons = await found()
    expect([coupons.get('4')?.received, coupons.has('1'), coupons.get('2')?.received]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is empty for an empty cart and for a visitor without one', async () => {
    const other = await newMember(open().app)
    expect((await other.data<CartCouponsAnswer>('/cart/coupons')).list).toEqual([])
    expect((await open().data<CartCouponsAnswer>('/cart/coupons')).list).toEqual([])
  })
})
