import { beforeAll, expect, it } from 'vitest'
import type { OrderDetail } from '@schemas/generated/api'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { buyAndPay } from '@tests/helpers/checkout'
import { bought, given } from '@tests/helpers/gift-lines'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { setting } from '../../db/schema'
import { lockOrder } from '../../orders/order-repo'
import { spreadGifts } from '../../orders/creation/gift-shares'
import type { QuoteLine } from '../../checkout/quotes/quote'
import { approve, reject } from './decide'
import { refundUnsent } from './unsent-refunds.handler'

describeApi("refunds with a gift's part of the sum", (open) => {
  let member: SignedInMember
  let kit: AftersaleKit
  beforeAll(async () => {
    kit = aftersaleKit(open().app)
    member = await newMember(open().app)
  })
  /** Stores an order as placing it does, with the shares of its gifts. */
  const order = (lines: QuoteLine[]) => {
    const rows = spreadGifts(lines).map(({ shares, point_fee, share_points, ...line }) => {
      const { num, price, sale_price, order_item_type } = line
      const discounts = Object.fromEntries(
        shares.flatMap(({ source, amount }) => (source === 'points' ? [] : [[source, amount]])),
      )
      const points = { use: share_points, fee: point_fee }
      return { num, price, sale_price, order_item_type, discounts, points }
    })
    return paidOrder(open().app, { user_id: member.user_id, lines: rows })
  }
  const gifts = (gift_refund: 'return' | 'deduct') =>
    open()
      .app.db.insert(setting)
      .values({ company_id: '1', name: 'trade', value: { gift_refund } })
      .onConflictDoUpdate({ target: [setting.company_id, setting.name], set: { value: { gift_refund } } })
  const granted = async (aftersales_bn: string) => {
    const { refund_fee, refund_point } = await kit.act((tx) => approve(tx, BY, aftersales_bn))
    if (refund_fee + refund_point > 0) await kit.paidOut(aftersales_bn)
  }
  const brings = (aftersale: {
    detail: { sub_order_id: string; refund_fee: number; refund_point: number }[]
  }) =>
    aftersale.detail.map(({ sub_order_id, refund_fee, refund_point }) => [
      sub_order_id,
      refund_fee,
      refund_point,
    ])

  /** 100.00 for two pieces, 20.00 of it in 200 points; the share of a gift of 25.00 is a fifth. */
  const withGift = () =>
    order([
      bought({ price: 5_000, num: 2, points: { use: 200, fee: 2_000 }, earns: ['g'] }),
      bought({ key: 'other', price: 700 }),
      given({ sale_price: 2_500 }),
    ])

  it('returning all with the gift refunds everything; one of two pieces refunds half of the line’s share', async () => {
    await gifts('return')
    const { order_id } = await withGift()
    await kit.shipped(order_id)
    const first = await kit.applied(member, order_id)
    expect(brings(first)).toEqual([['1', 3_200, 80]])
    await granted(first.aftersales_bn)
    const last = await kit.applied(member, order_id)
    expect(brings(last)).toEqual([
      ['1', 3_200, 80],
      ['3', 1_600, 40],
    ])
    await granted(last.aftersales_bn)
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 8_000, refunded_point: 200 })
  })

  it('a kept gift is deducted at its shelf price less its share, 25.00 in all, and refunds it when it is returned later', async () => {
    await gifts('deduct')
    const { order_id } = await withGift()
    await kit.shipped(order_id)
    const aftersale = await kit.applied(member, order_id, { pieces: [['1', 2]] })
    // 64.00 − (25.00 − 16.00 − 4.00); its 40 points are not refunded
    expect(brings(aftersale)).toEqual([['1', 5_900, 160]])
    await granted(aftersale.aftersales_bn)
    const paid = (await kit.lines(order_id)).map(({ item_fee, discount_fee, point_fee, total_fee }) => [
      total_fee,
      item_fee - discount_fee - point_fee,
    ])
    expect(paid).toEqual([
      [5_900, 5_900],
      [700, 700],
      [2_100, 2_100],
    ])
    const later = await kit.applied(member, order_id, { pieces: [['3', 1]] })
    expect(brings(later)).toEqual([['3', 2_100, 40]])
    await granted(later.aftersales_bn)
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 8_000, refunded_point: 200 })
    await gifts('return')
  })

  it.each([
    ['before', true],
    ['after', false],
  ])(
    'a kept gift that is asked back while the deduction is open refunds it, where it is granted %s the goods',
    async (_, giftFirst) => {
      await gifts('deduct')
      const { order_id } = await withGift()
      await kit.shipped(order_id)
      const goods = await kit.applied(member, order_id, { pieces: [['1', 2]] })
      const gift = await kit.applied(member, order_id, { pieces: [['3', 1]] })
      expect([goods.refund_fee, gift.refund_fee]).toEqual([5_900, 1_600])
      await granted((giftFirst ? gift : goods).aftersales_bn)
      await granted((giftFirst ? goods : gift).aftersales_bn)
      const fees = [goods, gift].map(
        async ({ aftersales_bn }) => (await kit.info(member, aftersales_bn)).refund_fee,
      )
      expect(await Promise.all(fees)).toEqual(giftFirst ? [6_400, 1_600] : [5_900, 2_100])
      expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 8_000, refunded_point: 200 })
      await gifts('return')
    },
  )

  it.each(['return', 'deduct'] as const)(
    'a gift whose own application is open is deducted until that is granted (%s); withdrawn, it was paid for',
    async (how) => {
      await gifts(how)
      const asked = async () => {
        const { order_id } = await withGift()
        await kit.shipped(order_id)
        const gift = await kit.applied(member, order_id, { pieces: [['3', 1]] })
        const goods = await kit.applied(member, order_id, { pieces: [['1', 2]] })
        expect([gift.refund_fee, goods.refund_fee]).toEqual([1_600, 5_900])
        return { order_id, gift, goods }
      }
      const both = await asked()
      for (const { aftersales_bn } of [both.gift, both.goods]) await granted(aftersales_bn)
      expect(await kit.order(both.order_id)).toMatchObject({ refunded_fee: 8_000, refunded_point: 200 })

      const { order_id, gift, goods } = await asked()
      await granted(goods.aftersales_bn)
      await member.data('/aftersales/close', {
        method: 'POST',
        body: { aftersales_bn: gift.aftersales_bn },
      })
      expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 5_900 })
      const again = await kit.applied(member, order_id, { pieces: [['3', 1]] })
      expect(again.refund_fee).toBe(2_100)
      await granted(again.aftersales_bn)
      expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 8_000, refunded_point: 200 })
      await gifts('return')
    },
  )

  it('if the items are rejected, the gift refunds its share, and the items later all the rest', async () => {
    await gifts('deduct')
    const { order_id } = await withGift()
    await kit.shipped(order_id)
    const goods = await kit.applied(member, order_id, { pieces: [['1', 2]] })
    const gift = await kit.applied(member, order_id, { pieces: [['3', 1]] })
    await kit.act((tx) => reject(tx, BY, goods.aftersales_bn, { refuse_reason: '请寄回' }))
    await granted(gift.aftersales_bn)
    await granted((await kit.applied(member, order_id, { pieces: [['1', 2]] })).aftersales_bn)
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 8_000, refunded_point: 200 })
    await gifts('return')
  })

  it('an open application that deducts for a gift is enough: the next one does not deduct again', async () => {
    await gifts('deduct')
    const { order_id } = await withGift()
    await kit.shipped(order_id)
    const apply = () => kit.applied(member, order_id, { pieces: [['1', 1]] })
    const [first, second] = [await apply(), await apply()]
    await kit.act((tx) => reject(tx, BY, first.aftersales_bn, { refuse_reason: '请寄回' }))
    const again = await apply()
    expect([first, second, again].map(({ refund_fee }) => refund_fee)).toEqual([3_200, 2_700, 3_200])
    for (const { aftersales_bn } of [second, again]) await granted(aftersales_bn)
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 5_900, refunded_point: 160 })
    await gifts('return')
  })

  it('pieces of a gift of which one was never shipped share the deduction of the others', async () => {
    await gifts('deduct')
    const { order_id } = await order([
      bought({ price: 10_000, earns: ['g'] }),
      given({ sale_price: 1_000, num: 3 }),
    ])
    await kit.shipped(order_id, {
      lines: [
        { line_id: '1', num: 1 },
        { line_id: '2', num: 2 },
      ],
    })
    await granted((await kit.applied(member, order_id, { pieces: [['1', 1]] })).aftersales_bn)
    const one = await kit.applied(member, order_id, { pieces: [['2', 1]] })
    expect(one.refund_fee).toBe(1_000)
    await gifts('return')
  })

  it('a gift that the buyer kept and paid for can be returned after all items, which finishes the order', async () => {
    await gifts('deduct')
    const { order_id } = await order([bought({ price: 10_000, earns: ['g'] }), given({ sale_price: 2_500 })])
    await kit.shipped(order_id)
    await granted((await kit.applied(member, order_id)).aftersales_bn)
    expect(await kit.order(order_id)).toMatchObject({ status: 'WAIT_BUYER_CONFIRM', refunded_fee: 7_500 })
    await granted((await kit.applied(member, order_id, { pieces: [['2', 1]] })).aftersales_bn)
    expect(await kit.order(order_id)).toMatchObject({ status: 'REFUND_SUCCESS', refunded_fee: 10_000 })
    await gifts('return')
  })

  it('a partial refund may reach the shares of items and gift together, and the buyer keeps both', async () => {
    const { order_id } = await withGift()
    await kit.shipped(order_id)
    const body = { refund_fee: 7_000, refund_point: 0 }
    const some = await kit.applied(member, order_id, { pieces: [['1', 2]], body })
    await granted(some.aftersales_bn)
    expect((await kit.lines(order_id)).map((line) => line.left_aftersales_num)).toEqual([2, 1, 1])
    const rest = await kit.applied(member, order_id, { pieces: [['1', 2]] })
    expect(rest).toMatchObject({ refund_fee: 1_000, refund_point: 200 })
  })

  it('a shipped gift is kept free of charge if the shop refunds, and its share is refunded', async () => {
    const { order_id } = await withGift()
    await kit.shipped(order_id, { lines: [{ line_id: '3', num: 1 }] })
    const aftersale = await kit.act(async (tx) => {
      const locked = await lockOrder(tx, '1', order_id)
      if (!locked) throw new Error(`Expected order ${order_id}`)
      const wanted = { pieces: new Map([['1', 2]]), reason: '缺货' }
      return refundUnsent(tx, BY, locked, wanted, new Date())
    })
    expect(aftersale).toMatchObject({ refund_fee: 8_000, refund_point: 200, keeps_goods: false })
    const [, , gift] = await kit.lines(order_id)
    expect(gift).toMatchObject({ shipped_num: 1, cancelled_num: 0, left_aftersales_num: 0 })
  })

  it('a placed order shows the share of its gift, and has the sums of its quote', async () => {
    const { order_id, total_fee } = await buyAndPay({ member, db: open().database.db }, [
      { item_id: '70301' },
    ])
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order_id}`)
    const { items, freight_fee, discount_fee } = orderInfo
    const gift = items.find((item) => item.order_item_type === 'gift')
    const good = items.find((item) => item.order_item_type === 'normal')
    expect(gift?.total_fee).toBeGreaterThan(0)
    expect(gift?.discount_fee).toBe(-(gift?.total_fee ?? 0))
    expect(gift?.discount_info.map((share) => share.discount_fee)).toEqual([gift?.discount_fee])
    expect((good?.total_fee ?? 0) + (gift?.total_fee ?? 0)).toBe(total_fee - freight_fee)
    expect((good?.discount_fee ?? 0) + (gift?.discount_fee ?? 0)).toBe(discount_fee)
  })
})
