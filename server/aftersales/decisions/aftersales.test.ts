import { and, eq } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import type {
  AftersaleInfoAnswer,
  AftersaleViewAnswer,
  OrderDetail,
  WorklistAnswer,
} from '@schemas/generated/api'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { dayInShanghai } from '../../core/shanghai'
import { orders } from '../../db/schema'
import { EVENT_TEXTS } from '../../orders/orders/status-words'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { approve, exchange, refundGoods, reject, takeIn } from './decide'

const PARCEL = { corp_code: 'SF', logi_no: 'SF9876543210' }

describeApi('after-sales', (open) => {
  let member: SignedInMember
  let kit: AftersaleKit
  beforeAll(async () => {
    member = await newMember(open().app)
    kit = aftersaleKit(open().app)
  })
  const order = (options: Partial<OrderOptions> = {}) =>
    paidOrder(open().app, { user_id: member.user_id, ...options })
  const sendBack = (aftersales_bn: string, body: Record<string, string> = PARCEL) =>
    member.call('/aftersales/sendback', { method: 'POST', body: { aftersales_bn, ...body } })
  const close = (aftersales_bn: string, by = member) =>
    by.call('/aftersales/close', { method: 'POST', body: { aftersales_bn } })
  const change = (order_id: string, row: Partial<typeof orders.$inferInsert>) =>
    open()
      .app.db.update(orders)
      .set(row)
      .where(and(eq(orders.company_id, '1'), eq(orders.order_id, order_id)))

  it('before shipping: applied, approved, refunded; the stock is released and the order is closed', async () => {
    const { order_id, total_fee } = await order({ lines: [{ num: 2 }], freight_fee: 800 })
    const lineStatus = async () =>
      (await member.data<OrderDetail>(`/order/${order_id}`)).orderInfo.items.map(
        (item) => item.aftersales_status,
      )
    expect(await lineStatus()).toEqual([null])
    const aftersale = await kit.applied(member, order_id, { pieces: [['1', 2]] })
    expect(await lineStatus()).toEqual([0])
    expect(aftersale).toMatchObject({
      order_id,
      aftersales_status: 0,
      progress: 0,
      progress_msg: '待处理',
      refund_fee: total_fee,
      freight: 800,
      detail: [{ sub_order_id: '1', num: 2, refund_fee: 20_000 }],
    })
    expect(aftersale.aftersales_bn).toMatch(/^\d{15}$/)
    await kit.act((tx) => approve(tx, BY, aftersale.aftersales_bn))
    expect(await kit.info(member, aftersale.aftersales_bn)).toMatchObject({
      aftersales_status: 1,
      progress: 9,
    })
    await kit.paidOut(aftersale.aftersales_bn)
    expect(await kit.info(member, aftersale.aftersales_bn)).toMatchObject({
      aftersales_status: 2,
      progress: 6,
    })
    expect(await lineStatus()).toEqual([2])
    expect(await kit.order(order_id)).toMatchObject({ status: 'REFUND_SUCCESS', refunded_fee: total_fee })
    expect(await kit.lines(order_id)).toMatchObject([{ cancelled_num: 2, refunded_fee: 20_000 }])
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('operators narrow the list by type, day of application and shop', async () => {
    const { order_id } = await order()
    const { aftersales_bn } = await kit.applied(member, order_id, { pieces: [['1', 1]] })
    const editor = await signInAs(open().app, 'editor')
    const found = async (filter: string) => {
      const path = `/worklists/aftersale?tab=all&keyword=${order_id}&filter=${filter}`
      return (await editor.data<WorklistAnswer>(path)).list.map(({ id }) => id)
    }
    const today = dayInShanghai(new Date())
    for (const own of ['type:ONLY_REFUND', 'shop:0', `created:${today}~${today}`])
      expect([own, await found(own)]).toEqual([own, [aftersales_bn]])
    for (const other of ['type:EXCHANGING_GOODS', 'shop:3', 'created:2020-01-01~2020-01-31'])
      expect([other, await found(other)]).toEqual([other, []])
  })

  it('after receipt: sent back, taken in, refunded; items are restocked if the shop chooses so', async () => {
    const { order_id } = await order({ lines: [{ num: 3, price: 333 }], freight_fee: 800 })
    await kit.shipped(order_id)
    const aftersale = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    expect(aftersale).toMatchObject({ refund_fee: 333, freight: 0, auto_time: expect.any(Number) })
    const bn = aftersale.aftersales_bn
    expect((await sendBack(bn)).statusCode).toBe(409)
    await kit.act((tx) => approve(tx, BY, bn, { memo: '请附发票' }))
    const waiting = await kit.info(member, bn)
    expect(waiting).toMatchObject({ progress: 1, progress_msg: '待回寄', memo: '请附发票' })
    expect(waiting.detail[0]?.auto_refuse_time).toBeGreaterThan(0)
    expect((await sendBack(bn)).json().data).toMatchObject({
      progress: 2,
      sendback_data: { corp_code: 'SF', corp_name: '顺丰速运', logi_no: PARCEL.logi_no },
    })
    await kit.act((tx) => takeIn(tx, BY, bn, { restock: true }))
    expect((await kit.info(member, bn)).progress).toBe(8)
    await kit.act((tx) => refundGoods(tx, BY, bn))
    await kit.paidOut(bn)
    expect((await kit.info(member, bn)).progress).toBe(6)
    expect(await kit.order(order_id)).toMatchObject({ status: 'WAIT_BUYER_CONFIRM', refunded_fee: 333 })
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('an order that is returned completely after shipping is 已关闭, and its events say why', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const { aftersales_bn: bn } = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    await kit.act((tx) => approve(tx, BY, bn))
    await sendBack(bn)
    await kit.act((tx) => takeIn(tx, BY, bn, { restock: true }))
    await kit.act((tx) => refundGoods(tx, BY, bn))
    await kit.paidOut(bn)
    const { order_info } = await member.data<AftersaleInfoAnswer>(`/aftersales/info?aftersales_bn=${bn}`)
    expect(order_info).toMatchObject({ order_status: 'REFUND_SUCCESS', order_status_des: 'CLOSED' })
    const { rows } = await open().database.pool.query<{ kind: string }>(
      `select kind from order_event where company_id = '1' and order_id = $1`,
      [order_id],
    )
    const kinds = rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('aftersale_'))
    expect(kinds.toSorted()).toEqual([
      'aftersale_apply',
      'aftersale_approve_return',
      'aftersale_refund',
      'aftersale_refunded',
      'aftersale_send_back',
      'aftersale_take_in',
    ])
    expect(kinds.filter((kind) => !(kind in EVENT_TEXTS))).toEqual([])
  })

  it('an exchange refunds nothing; applications for the exchanged items are possible', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const { aftersales_bn: bn, refund_fee } = await kit.applied(member, order_id, {
      aftersales_type: 'EXCHANGING_GOODS',
    })
    expect(refund_fee).toBe(0)
    await kit.act((tx) => approve(tx, BY, bn))
    await sendBack(bn)
    await kit.act((tx) => takeIn(tx, BY, bn, { restock: true }))
    const refunding = kit.act((tx) => refundGoods(tx, BY, bn))
    await expect(refunding).rejects.toThrow('换货的售后单不退款')
    await kit.act((tx) => exchange(tx, BY, bn, { corp: 'ZTO', code: 'ZT111111' }))
    expect(await kit.info(member, bn)).toMatchObject({
      aftersales_status: 2,
      progress: 4,
      sendconfirm_data: { corp_name: '中通快递', logi_no: 'ZT111111' },
    })
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
    const again = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    expect(again.refund_fee).toBe(10_000)
  })

  it('pieces in an open application are not shipped, the others are', async () => {
    const { order_id } = await order({ lines: [{ num: 3 }] })
    const { aftersales_bn } = await kit.applied(member, order_id, { pieces: [['1', 2]] })
    await kit.shipped(order_id)
    expect(await kit.order(order_id)).toMatchObject({ status: 'PAYED', delivery_status: 'PARTAIL' })
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    expect(await kit.order(order_id)).toMatchObject({ status: 'WAIT_BUYER_CONFIRM', delivery_status: 'DONE' })
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('rejected pieces can be applied for again, and shipped', async () => {
    const { order_id } = await order()
    const { aftersales_bn } = await kit.applied(member, order_id)
    await expect(kit.act((tx) => reject(tx, BY, aftersales_bn, { refuse_reason: ' ' }))).rejects.toThrow(
      '请填写驳回原因',
    )
    await kit.act((tx) => reject(tx, BY, aftersales_bn, { refuse_reason: '已拆封' }))
    expect(await kit.info(member, aftersales_bn)).toMatchObject({
      aftersales_status: 3,
      progress: 3,
      refuse_reason: '已拆封',
    })
    await kit.shipped(order_id)
    expect((await kit.apply(member, order_id)).statusCode).toBe(200)
  })

  it('close is possible until the shop has decided', async () => {
    const { order_id } = await order()
    const first = await kit.applied(member, order_id)
    expect((await close(first.aftersales_bn)).json().data).toMatchObject({
      aftersales_status: 4,
      progress: 7,
    })
    const second = await kit.applied(member, order_id)
    await kit.act((tx) => approve(tx, BY, second.aftersales_bn))
    const refused = await close(second.aftersales_bn)
    expect([refused.statusCode, refused.json().msg]).toEqual([
      409,
      '售后单已被受理,不能撤销,请联系商家处理！',
    ])
  })

  it.each<[title: string, row: OrderOptions['row'], message: string]>([
    ['not paid', { status: 'NOTPAY' }, '该订单不能申请售后'],
    ['cancelled', { status: 'CANCEL' }, '该订单不能申请售后'],
    ['about to be cancelled', { cancel_status: 'WAIT_PROCESS' }, '该订单不能申请售后'],
    ['not picked up yet', { receipt_type: 'ziti', ziti_status: 'PENDING' }, '请先核销订单'],
    [
      'long received',
      { status: 'DONE', aftersale_until: new Date('2020-01-01') },
      '该订单已超过售后申请时效',
    ],
  ])('an order that is %s gives nothing back', async (_title, row, message) => {
    const { order_id } = await order({ row })
    const answer = await kit.apply(member, order_id)
    expect([answer.statusCode, answer.json().msg]).toEqual([409, message])
    const view = await member.data<AftersaleViewAnswer>(`/aftersales/apply/view?order_id=${order_id}`)
    expect(view).toMatchObject({ can_apply: false, refusal: message })
  })

  it('an order cannot be received while a case is open', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const { aftersales_bn } = await kit.applied(member, order_id)
    const confirm = () => member.call('/order/confirmReceipt', { method: 'POST', body: { order_id } })
    expect((await confirm()).json().msg).toBe('售后中的订单不能确认收货')
    await close(aftersales_bn)
    expect((await confirm()).statusCode).toBe(200)
    expect((await kit.apply(member, order_id)).statusCode).toBe(200)
    await change(order_id, { aftersale_until: new Date('2020-01-01') })
    expect((await kit.apply(member, order_id)).json().msg).toBe('该订单已超过售后申请时效')
  })

  it('an operator may grant less, never more than was paid', async () => {
    const { order_id } = await order({ freight_fee: 800 })
    await kit.shipped(order_id)
    const { aftersales_bn } = await kit.applied(member, order_id)
    const granting = (amounts: object) => kit.act((tx) => approve(tx, BY, aftersales_bn, amounts))
    await expect(granting({ refund_fee: 10_801, freight: 800 })).rejects.toThrow('退款金额不能超过108.00元')
    await expect(granting({ freight: 801 })).rejects.toThrow('退还的运费不能超过8.00元')
    const statements = vi.spyOn(Client.prototype, 'query')
    await granting({ refund_fee: 4_000 })
    const written = statements.mock.calls.map(([query]) => String(Object(query).text ?? query))
    statements.mockRestore()
    // a key that is written moves the row between machines, or is refused there
    expect(written.filter((text) => text.startsWith('update "aftersale_line"')).length).toBeGreaterThan(0)
    expect(
      written.filter((text) => /^update .* set .*"(company_id|aftersales_bn|line_id)" = .* where/.test(text)),
    ).toEqual([])
    expect(await kit.info(member, aftersales_bn)).toMatchObject({
      refund_fee: 4_000,
      detail: [{ refund_fee: 4_000 }],
    })
  })

  it('the database refuses to refund more than was paid', async () => {
    const { order_id, total_fee } = await order()
    await expect(change(order_id, { refunded_fee: total_fee + 1 })).rejects.toThrow(/update "orders"/)
  })

  it.each<[title: string, body: Record<string, unknown>, message: string]>([
    ['no JSON', { detail: 'x]' }, 'detail 应当是JSON，收到 x]'],
    ['nothing', { detail: '[]' }, 'detail 应当是非空的列表，收到 []'],
    ['no pieces', { detail: '[{"id":"1","num":0}]' }, '1–99999'],
    ['a line of nobody', { detail: '[{"id":"7","num":1}]' }, '订单中没有商品行 7'],
    ['a foreign picture', { evidence_pic: ['https://evil.example/x.png'] }, '图片应当是本人上传的'],
  ])('an application with %s is told what is expected', async (_title, body, message) => {
    const { order_id } = await order()
    const answer = await kit.apply(member, order_id, { body })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, expect.stringContaining(message)])
  })

  it('sendback needs a courier and a number of 6 to 30 characters', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const { aftersales_bn: bn } = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    await kit.act((tx) => approve(tx, BY, bn))
    expect((await sendBack(bn, { ...PARCEL, logi_no: '12345' })).statusCode).toBe(422)
    expect((await sendBack(bn, { ...PARCEL, corp_code: 'XX' })).json().msg).toContain('收到 XX')
    expect((await sendBack(bn)).statusCode).toBe(200)
  })
})
