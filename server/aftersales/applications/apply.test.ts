import { beforeAll, expect, it } from 'vitest'
import type { AftersaleInfoAnswer, AftersaleListAnswer, AftersaleViewAnswer } from '@schemas/generated/api'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { approve, takeIn } from '../decisions/decide'

describeApi('applying for after-sales', (open) => {
  let member: SignedInMember
  let kit: AftersaleKit
  beforeAll(async () => {
    member = await newMember(open().app)
    kit = aftersaleKit(open().app)
  })
  const order = (options: Partial<OrderOptions> = {}) =>
    paidOrder(open().app, { user_id: member.user_id, ...options })
  const close = (aftersales_bn: string, by = member) =>
    by.call('/aftersales/close', { method: 'POST', body: { aftersales_bn } })

  it('an application can be modified until the shop has decided', async () => {
    const { order_id } = await order({ lines: [{ num: 2 }, { num: 1 }], freight_fee: 500 })
    const { aftersales_bn } = await kit.applied(member, order_id, { pieces: [['1', 2]] })
    const modify = (detail: string) =>
      member.call('/aftersales/modify', {
        method: 'POST',
        body: { aftersales_bn, detail, aftersales_type: 'ONLY_REFUND', reason: '物流破损' },
      })
    const changed = await modify('[{"id":1,"num":"1"},{"id":"2","num":1}]')
    expect(changed.json().data).toMatchObject({ refund_fee: 20_000, reason: '物流破损' })
    expect((await kit.lines(order_id)).map(({ left_aftersales_num }) => left_aftersales_num)).toEqual([1, 0])
    const whole = await modify('[{"id":"1","num":2},{"id":"2","num":1}]')
    expect(whole.json().data).toMatchObject({ refund_fee: 30_500, freight: 500 })
    // refused as a whole: the earlier request is unchanged
    const tooMany = await modify('[{"id":"1","num":3}]')
    expect(tooMany.json().msg).toBe('商品1 剩余可申请售后的数量为2')
    expect((await kit.info(member, aftersales_bn)).detail).toHaveLength(2)
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    expect((await modify('[{"id":"1","num":1}]')).json().msg).toBe('售后单已被受理，不能修改')
  })

  it('no line refunds more than it has', async () => {
    const { order_id } = await order({ lines: [{ num: 2 }] })
    await kit.applied(member, order_id)
    const answer = await kit.apply(member, order_id, { pieces: [['1', 2]] })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, '商品1 剩余可申请售后的数量为1'])
    const twice = await kit.apply(member, order_id, {
      pieces: [
        ['1', 1],
        ['1', 1],
      ],
    })
    expect(twice.statusCode).toBe(422)
  })

  it.each(['REFUND_GOODS', 'EXCHANGING_GOODS'] as const)(
    '%s needs goods that were sent',
    async (aftersales_type) => {
      const { order_id } = await order({ lines: [{ num: 2 }] })
      const refusal = async (num: number) =>
        (await kit.apply(member, order_id, { aftersales_type, pieces: [['1', num]] })).json().msg
      expect(await refusal(1)).toBe('商品1 未发货，不能申请退换货')
      await kit.shipped(order_id, { lines: [{ line_id: '1', num: 1 }] })
      expect(await refusal(2)).toBe('商品1 未发货，不能申请退换货')
      expect((await kit.apply(member, order_id, { aftersales_type })).statusCode).toBe(200)
      expect(await refusal(1)).toBe('商品1 未发货，不能申请退换货')
    },
  )

  it('lists, filters and shows a member’s own cases with their order', async () => {
    const by = await newMember(open().app)
    const mine = await paidOrder(open().app, { user_id: by.user_id, lines: [{}, {}] })
    const first = await kit.applied(by, mine.order_id)
    const second = await kit.applied(by, mine.order_id, { pieces: [['2', 1]] })
    await close(second.aftersales_bn, by)
    const list = async (query: string) =>
      (await by.data<AftersaleListAnswer>(`/aftersales${query}`)).list.map(
        ({ aftersales_bn }) => aftersales_bn,
      )
    expect((await list('')).toSorted()).toEqual([first.aftersales_bn, second.aftersales_bn].toSorted())
    expect(await list('?aftersales_status=4')).toEqual([second.aftersales_bn])
    expect(await list('?aftersales_type=EXCHANGING_GOODS')).toEqual([])
    expect(await list('?order_id=none')).toEqual([])
    const info = await by.data<AftersaleInfoAnswer>(`/aftersales/info?aftersales_bn=${first.aftersales_bn}`)
    expect(info.order_info).toMatchObject({ order_id: mine.order_id, order_status: 'PAYED' })
    const other = await by.data<AftersaleInfoAnswer>(
      `/aftersales/info?aftersales_bn=${first.aftersales_bn}&item_id=none`,
    )
    expect(other.detail).toEqual([])
  })

  it('aftersales/item/price and aftersales.apply.view show the amounts before an application', async () => {
    const { order_id, lines } = await order({
      lines: [{ num: 3, price: 1_000, discounts: { 'promotion:1': 1 } }],
      freight_fee: 700,
    })
    await kit.applied(member, order_id)
    const price = (number: number) =>
      member.call(`/aftersales/item/price?order_id=${order_id}&item_id=${lines[0]?.item_id}&number=${number}`)
    expect((await price(1)).json().data).toEqual({
      refund_fee: 999,
      refund_point: 0,
      freight: 700,
      freight_point: 0,
      left_aftersales_num: 2,
    })
    expect((await price(2)).json().data.refund_fee).toBe(2_000)
    expect((await price(3)).json().msg).toBe('商品1 剩余可申请售后的数量为2')
    const view = await member.data<AftersaleViewAnswer>(`/aftersales.apply.view?tid=${order_id}`)
    expect(view).toMatchObject({
      can_apply: true,
      refusal: '',
      answer_hours: 48,
      types: ['ONLY_REFUND'],
      reasons: ['不想要了', '拍错或多拍', '收货信息填写有误', '未按约定时间发货', '其他原因'],
      freight: 700,
      freight_point: 0,
      list: [{ id: '1', left_aftersales_num: 2, refund_fee: 2_000 }],
    })
  })

  it('shipped items can be returned without a reason; those of the head office to its default shop', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const view = await member.data<AftersaleViewAnswer>(`/aftersales.apply.view?tid=${order_id}`)
    // 7 days for what was sent
    expect(view.answer_hours).toBe(168)
    expect(view.reasons).toEqual(['七天无理由', '物流破损', '产品描述与实物不符', '质量问题', '皮肤过敏'])
    const { aftersales_bn } = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    const { aftersales_address } = await kit.info(member, aftersales_bn)
    expect(Object.values(aftersales_address).map((part) => part !== '')).toEqual([true, true, true])
  })

  it('items can be returned at a shop', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const offline = {
      return_type: 'offline',
      aftersales_address_id: '3',
      contact: '李明',
      mobile: '13900000001',
    }
    const without = await kit.apply(member, order_id, {
      aftersales_type: 'REFUND_GOODS',
      body: { ...offline, contact: '' },
    })
    expect(without.json().msg).toBe('送回门店须填写联系人与联系电话')
    const { aftersales_bn: bn } = await kit.applied(member, order_id, {
      aftersales_type: 'REFUND_GOODS',
      body: offline,
    })
    await kit.act((tx) => approve(tx, BY, bn))
    expect((await kit.info(member, bn)).aftersales_address.contact).toBe('禾岸生活 上海静安旗舰店')
    // no parcel: the items are brought to the shop
    await kit.act((tx) => takeIn(tx, BY, bn, { restock: false }))
    expect((await kit.info(member, bn)).progress).toBe(8)
  })

  it('IDOR: orders and cases of other members are not found', async () => {
    const stranger = await newMember(open().app)
    const { order_id } = await order()
    expect((await kit.apply(stranger, order_id)).statusCode).toBe(404)
    const { aftersales_bn } = await kit.applied(member, order_id)
    expect((await close(aftersales_bn, stranger)).statusCode).toBe(404)
    const paths = [
      `/aftersales/info?aftersales_bn=${aftersales_bn}`,
      `/aftersales/apply/view?order_id=${order_id}`,
      `/aftersales/item/price?order_id=${order_id}&item_id=1`,
    ]
    for (const path of paths) expect((await stranger.call(path)).statusCode).toBe(404)
    expect((await kit.info(member, aftersales_bn)).progress).toBe(0)
    const foreign = kit.act((tx) => approve(tx, { company_id: '2', actor: 'operator:x' }, aftersales_bn))
    await expect(foreign).rejects.toThrow('售后单不存在')
  })
})
