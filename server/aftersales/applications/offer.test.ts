import { expect, it } from 'vitest'
import type {
  Aftersale,
  AftersaleInfoAnswer,
  AftersaleListAnswer,
  AftersaleQuoteAnswer,
  AftersaleViewAnswer,
} from '@schemas/generated/api'
import { aftersaleKit, BY } from '@tests/helpers/aftersales'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder, type LineOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { approve, exchange, reject, takeIn } from '../decisions/decide'

/** Three pieces at ¥33.33 with a coupon of ¥10.00 and 500 points for ¥5.00; one at ¥20.00. */
const LINES: LineOptions[] = [
  { item_id: '10101', num: 3, price: 3333, discounts: { coupon: 1000 }, points: { use: 500, fee: 500 } },
  { item_id: '10102', price: 2000 },
]

describeApi('what a member sees before an application', (open) => {
  const bought = async (lines = LINES, freight_fee = 800) => {
    const { app } = open()
    const member = await newMember(app)
    const order = await paidOrder(app, { user_id: member.user_id, lines, freight_fee })
    return { app, member, order_id: order.order_id, kit: aftersaleKit(app) }
  }
  const quote = (member: SignedInMember, query: Record<string, string>) =>
    member.call(`/aftersales/apply/price?${new URLSearchParams(query)}`)
  const quoted = async (member: SignedInMember, query: Record<string, string>) =>
    (await quote(member, query)).json<{ data: AftersaleQuoteAnswer }>().data
  const view = (member: SignedInMember, query: string) =>
    member.data<AftersaleViewAnswer>(`/aftersales/apply/view?${query}`)
  const pieces = (...list: [string, number][]) => JSON.stringify(list.map(([id, num]) => ({ id, num })))

  it('the quote of a part equals the later application, and changes nothing', async () => {
    const { member, order_id, kit } = await bought()
    await kit.shipped(order_id)
    const asked = { order_id, aftersales_type: 'REFUND_GOODS', detail: pieces(['1', 2]) }
    const told = await quoted(member, asked)
    // floor(8499 × 2/3) and floor(500 × 2/3)
    expect(told).toMatchObject({ refund_fee: 5666, refund_point: 333, freight: 0, count: 1 })
    expect((await kit.lines(order_id)).map(({ left_aftersales_num }) => left_aftersales_num)).toEqual([3, 1])
    const aftersale = await kit.applied(member, order_id, {
      aftersales_type: 'REFUND_GOODS',
      pieces: [['1', 2]],
    })
    expect(aftersale).toMatchObject({ refund_fee: told.refund_fee, refund_point: told.refund_point })
  })

  it('freight is refunded with the last unshipped piece only', async () => {
    const { member, order_id } = await bought()
    const some = await quoted(member, {
      order_id,
      aftersales_type: 'ONLY_REFUND',
      detail: pieces(['1', 3]),
    })
    expect(some).toMatchObject({ refund_fee: 8499, refund_point: 500, freight: 0 })
    const all = await quoted(member, {
      order_id,
      aftersales_type: 'ONLY_REFUND',
      detail: pieces(['1', 3], ['2', 1]),
    })
    expect(all).toMatchObject({ refund_fee: 11_299, refund_point: 500, freight: 800 })
  })

  it('a quote is refused like the application would be', async () => {
    const { member, order_id } = await bought()
    const asked = { order_id, aftersales_type: 'REFUND_GOODS', detail: pieces(['1', 1]) }
    const unsent = await quote(member, asked)
    expect([unsent.statusCode, unsent.json().data.message]).toEqual([422, '商品1 未发货，不能申请退换货'])
    const many = await quote(member, { ...asked, aftersales_type: 'ONLY_REFUND', detail: pieces(['1', 4]) })
    expect(many.json().data.message).toBe('商品1 剩余可申请售后的数量为3')
    const stranger = await newMember(open().app)
    expect((await quote(stranger, asked)).statusCode).toBe(404)
    expect((await quote(member, { ...asked, order_id: '' })).statusCode).toBe(422)
  })

  it('only shipped pieces can be returned or exchanged', async () => {
    const { member, order_id, kit } = await bought()
    expect((await view(member, `order_id=${order_id}`)).types).toEqual(['ONLY_REFUND'])
    await kit.shipped(order_id, { lines: [{ line_id: '1', num: 1 }] })
    const part = await view(member, `order_id=${order_id}`)
    expect(part.types).toEqual(['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'])
    expect(part.list.map(({ returnable_num }) => returnable_num)).toEqual([1, 0])
    await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    const rest = await view(member, `order_id=${order_id}`)
    expect(rest.types).toEqual(['ONLY_REFUND'])
    expect(rest.list.map(({ left_aftersales_num }) => left_aftersales_num)).toEqual([2, 1])
  })

  it('a case that is changed counts its own pieces as free, in view and quote', async () => {
    const { member, order_id, kit } = await bought()
    const { aftersales_bn } = await kit.applied(member, order_id, {
      pieces: [
        ['1', 3],
        ['2', 1],
      ],
    })
    expect((await view(member, `order_id=${order_id}`)).can_apply).toBe(false)
    const own = await view(member, `aftersales_bn=${aftersales_bn}`)
    expect([own.can_apply, own.freight, own.list.map(({ num }) => num)]).toEqual([true, 800, [3, 1]])
    const told = await quoted(member, {
      aftersales_bn,
      aftersales_type: 'ONLY_REFUND',
      detail: pieces(['1', 3], ['2', 1]),
    })
    expect(told).toMatchObject({ refund_fee: 11_299, freight: 800 })
    // it still has them
    expect((await kit.info(member, aftersales_bn)).detail.map(({ num }) => num)).toEqual([3, 1])
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    const late = await view(member, `aftersales_bn=${aftersales_bn}`)
    expect([late.can_apply, late.refusal]).toEqual([false, '售后单已被受理，不能修改'])
    const stranger = await newMember(open().app)
    expect((await stranger.call(`/aftersales/apply/view?aftersales_bn=${aftersales_bn}`)).statusCode).toBe(
      404,
    )
  })

  it('the contact is the receiver unless another is given; numbers are masked', async () => {
    const { member, order_id, kit } = await bought()
    expect(await view(member, `order_id=${order_id}`)).toMatchObject({
      contact: '李明',
      mobile: '139****0001',
      shop: {},
    })
    const { aftersales_bn, ...aftersale } = await kit.applied(member, order_id)
    expect(aftersale).toMatchObject({ contact: '李明', mobile: '139****0001' })
    const body = {
      aftersales_bn,
      detail: pieces(['1', 1]),
      aftersales_type: 'ONLY_REFUND',
      reason: '质量问题',
    }
    const named = { ...body, contact: '王芳', mobile: '13711112222' }
    const changed = await member.data<Aftersale>('/aftersales/modify', { method: 'POST', body: named })
    expect([changed.contact, changed.mobile]).toEqual(['王芳', '137****2222'])
    const again = await member.data<Aftersale>('/aftersales/modify', { method: 'POST', body })
    expect([again.contact, again.mobile]).toEqual(['王芳', '137****2222'])
  })
})

describeApi('a case for its member', (open) => {
  const applied = async (aftersales_type: Aftersale['aftersales_type']) => {
    const { app } = open()
    const member = await newMember(app)
    const { order_id } = await paidOrder(app, { user_id: member.user_id, lines: LINES })
    const kit = aftersaleKit(app)
    await kit.shipped(order_id)
    const { aftersales_bn } = await kit.applied(member, order_id, { aftersales_type })
    const info = () => member.data<AftersaleInfoAnswer>(`/aftersales/info?aftersales_bn=${aftersales_bn}`)
    return { member, order_id, kit, aftersales_bn, info }
  }

  it('shows the possible actions, its own events, and the state of its refund', async () => {
    const { member, order_id, kit, aftersales_bn, info } = await applied('REFUND_GOODS')
    await kit.applied(member, order_id, { pieces: [['2', 1]] })
    expect(await info()).toMatchObject({ actions: ['modify', 'close'], refund: {} })
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    expect((await info()).actions).toEqual(['sendback'])
    const parcel = { aftersales_bn, corp_code: 'SF', logi_no: 'SF1234567890' }
    await member.data('/aftersales/sendback', { method: 'POST', body: parcel })
    await kit.act((tx) => takeIn(tx, BY, aftersales_bn, { restock: true }))
    const { log, actions } = await info()
    expect(actions).toEqual([])
    expect(log.map(({ msg }) => msg)).toEqual([
      '申请售后',
      '商家已同意退换货，请寄回商品',
      '商品已寄回',
      '商家已收到寄回的商品',
    ])
  })

  it('a shipped exchange is confirmed once, by its member', async () => {
    const { member, kit, aftersales_bn, info } = await applied('EXCHANGING_GOODS')
    const confirm = (by: SignedInMember) =>
      by.call('/aftersales/confirm', { method: 'POST', body: { aftersales_bn } })
    expect((await confirm(member)).statusCode).toBe(409)
    await kit.act(async (tx) => {
      await approve(tx, BY, aftersales_bn)
      await takeIn(tx, BY, aftersales_bn, { restock: true })
      await exchange(tx, BY, aftersales_bn, { corp: 'SF', code: 'SF1234567890' })
    })
    expect(await info()).toMatchObject({ actions: ['confirm'], progress_msg: '已处理' })
    expect((await confirm(await newMember(open().app))).statusCode).toBe(404)
    expect((await confirm(member)).json<{ data: Aftersale }>().data.actions).toEqual([])
    expect((await info()).log.at(-1)?.msg).toBe('已确认收到换货商品')
    expect((await confirm(member)).statusCode).toBe(409)
  })

  it('lists can be searched by order, case or item name', async () => {
    const { member, order_id, kit, aftersales_bn } = await applied('REFUND_GOODS')
    await kit.act((tx) => reject(tx, BY, aftersales_bn, { refuse_reason: '已使用' }))
    const other = await paidOrder(open().app, { user_id: member.user_id, lines: [{ item_id: '10101' }] })
    await kit.applied(member, other.order_id)
    const found = async (keywords: string) =>
      (
        await member.data<AftersaleListAnswer>(`/aftersales?keywords=${encodeURIComponent(keywords)}`)
      ).list.map((aftersale) => aftersale.order_id)
    expect(await found(order_id)).toEqual([order_id])
    expect(await found(aftersales_bn)).toEqual([order_id])
    expect(await found('商品1')).toEqual([other.order_id, order_id])
    expect(await found('商_')).toEqual([])
    expect(await found(' ')).toHaveLength(2)
  })
})
