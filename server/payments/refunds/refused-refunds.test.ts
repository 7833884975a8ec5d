import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, OrderDetail, WorklistAnswer, WorklistDetail } from '@schemas/generated/api'
import { aftersaleKit, BY } from '@tests/helpers/aftersales'
import { buyAndPay } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { dayInShanghai } from '../../core/shanghai'
import { inTransaction } from '../../db/transaction'
import { approve } from '../../aftersales/decisions/decide'
import { approveCancel } from '../../orders/cancellation/service'
import { PaymentProviders } from '../providers/providers'
import type { RefundReport } from '../providers/provider'
import { sendDueRefunds } from './send-refunds.job'

const MINUTE = 60_000
const REFUSED = { state: 'FAILS', failure: 'ACQ.SELLER_BALANCE_NOT_ENOUGH 商户余额不足' } as const

describeApi('refunds that a provider refuses', (open) => {
  let editor: SignedInOperator
  let owner: SignedInOperator
  let member: SignedInMember
  let orders = 0
  beforeAll(async () => {
    const { app } = open()
    editor = await signInAs(app, 'editor')
    owner = await signInAs(app, 'owner')
    member = await newMember(app)
  })
  const buying = () => ({ db: open().database.db, member })
  const send = async (report: RefundReport, minutes = 1) => {
    const { db } = open().database
    const providers = await PaymentProviders.open(db, { test: true, accounts: {} })
    providers.test.refund = async () => report
    const now = new Date(Date.now() + minutes * MINUTE)
    const failed = (error: unknown) => {
      throw error
    }
    await sendDueRefunds(db, providers, '1', { now, limit: 20, failed })
  }
  const cancelled = async () => {
    const { order_id } = await buyAndPay(buying(), [{ item_id: '10101' }], { remark: `第${++orders}单` })
    await member.data('/order/cancel', { method: 'POST', body: { order_id, cancel_reason: '买错了' } })
    const by = { company_id: '1', actor: 'operator:客服' }
    await inTransaction(open().database.db, (tx) => approveCancel(tx, by, order_id, new Date()))
    return order_id
  }
  const shown = async (order_id: string) => {
    const { orderInfo, cancelData, events } = await member.data<OrderDetail>(`/order/${order_id}`)
    const { order_status_des, order_status_msg, cancel_status } = orderInfo
    const { progress, refund_status } = cancelData as { progress: number; refund_status: string }
    const last = events.at(-1)?.msg
    return [order_status_des, order_status_msg, cancel_status, progress, refund_status, last]
  }
  const shopsOf = async (order_id: string) => {
    const { rows } = await open().database.pool.query<{ shop: string; other: string }>(
      `select o.distributor_id as shop,
              (select min(s.distributor_id) from shop s where s.company_id = '1' and s.distributor_id <> o.distributor_id) as other
         from orders o where o.company_id = '1' and o.order_id = $1`,
      [order_id],
    )
    if (!rows[0]) throw new Error(`Expected the order ${order_id}`)
    return rows[0]
  }
  const idOf = async (order_id: string, tab: string) => {
    const path = `/worklists/refund?tab=${tab}&keyword=${order_id}`
    const { list } = await editor.data<WorklistAnswer>(path)
    return list.map(({ id }) => id)[0]
  }
  const item = (id: string | undefined) => editor.data<WorklistDetail>(`/worklists/refund/${id}`)
  const act = (id: string | undefined, form: string, value: object, as = owner) =>
    as.call(`/worklists/refund/${id}/${form}`, { method: 'POST', body: { value } })

  it('CANCEL_REFUND_FAIL: the member reads 等待退款, operators see the reason and can send it again', async () => {
    const order_id = await cancelled()
    expect((await shown(order_id)).slice(0, 2)).toEqual(['CANCEL_REFUND_PROCESS', '退款处理中'])
    await send(REFUSED)
    expect(await shown(order_id)).toEqual([
      'CANCEL_REFUND_FAIL',
      '等待退款',
      'FAILS',
      2,
      'FAILS',
      '退款未成功，等待处理',
    ])
    const id = await idOf(order_id, 'failed')
    const order = await editor.data<WorklistDetail>(`/worklists/order/${order_id}`)
    const refunds = order.tables.find(({ title }) => title === '退款')
    expect(refunds?.rows).toMatchObject([{ refund_id: id, status: '退款失败', failure: REFUSED.failure }])
    expect(refunds?.columns[0]?.leads).toEqual({ worklist: 'refund', key: 'refund_id' })
    const { facts, actions } = await item(id)
    expect(facts).toContainEqual({
      title: '订单号',
      kind: 'text',
      value: order_id,
      leads: { worklist: 'order', id: order_id },
    })
    expect(facts).toContainEqual({ title: '失败原因', kind: 'text', value: REFUSED.failure })
    expect(actions.map(({ form, role }) => [form, role])).toEqual([
      ['retry_refund', 'editor'],
      ['confirm_refund', 'owner'],
    ])
    const remark = '商户账户已充值'
    expect((await act(id, 'retry_refund', { remark }, editor)).statusCode).toBe(200)
    expect((await shown(order_id)).slice(0, 2)).toEqual(['CANCEL_REFUND_PROCESS', '退款处理中'])
    const again = await act(id, 'retry_refund', {}, editor)
    expect([again.statusCode, again.json().msg]).toEqual([409, '状态已改变，不能再这样操作'])
    await send({ state: 'SUCCESS' }, 2)
    expect(await shown(order_id)).toEqual(['CANCEL', '已取消', 'SUCCESS', 3, 'SUCCESS', '退款成功'])
    const isFound = async (filter: string) => {
      const path = `/worklists/refund?tab=done&keyword=${order_id}&filter=${filter}`
      return (await editor.data<WorklistAnswer>(path)).list.length === 1
    }
    const today = dayInShanghai(new Date())
    expect(await isFound(`done:${today}~2100-01-01`)).toBe(true)
    expect(await isFound('done:2020-01-01~2020-01-31')).toBe(false)
    const { shop, other } = await shopsOf(order_id)
    expect(await isFound(`shop:${shop}`)).toBe(true)
    expect(await isFound(`shop:${other}`)).toBe(false)
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=refund&subject_id=${id}`)
    expect(list.map(({ action, after }) => [action, after])).toEqual([['refund.retry_refund', { remark }]])
  })

  it('an owner pays out by hand what the provider refuses, with a proof', async () => {
    const order_id = await cancelled()
    await send(REFUSED)
    const id = await idOf(order_id, 'failed')
    const value = { remark: '招商银行 20261121001' }
    expect((await act(id, 'confirm_refund', value, editor)).statusCode).toBe(403)
    const bare = await act(id, 'confirm_refund', {})
    expect([bare.statusCode, bare.json().msg]).toEqual([422, '请填写转账凭据'])
    expect((await shown(order_id))[0]).toBe('CANCEL_REFUND_FAIL')
    expect((await act(id, 'confirm_refund', value)).statusCode).toBe(200)
    expect((await shown(order_id)).slice(0, 3)).toEqual(['CANCEL', '已取消', 'SUCCESS'])
    expect(await idOf(order_id, 'done')).toBe(id)
    expect((await act(id, 'confirm_refund', value)).statusCode).toBe(409)
  })

  it('a bank transfer is refunded by hand: it waits at 待转账 and no provider is called', async () => {
    const { app, database } = open()
    const { user_id } = member
    const { order_id, trade_id } = await paidOrder(app, { user_id, row: { cancel_status: 'WAIT_PROCESS' } })
    await database.pool.query(`update payment set pay_type = 'offline_pay' where trade_id = $1`, [trade_id])
    const by = { company_id: '1', actor: 'operator:客服' }
    await inTransaction(database.db, (tx) => approveCancel(tx, by, order_id, new Date()))
    await send(REFUSED)
    const id = await idOf(order_id, 'transfer')
    expect((await item(id)).actions.map(({ form }) => form)).toEqual(['confirm_refund'])
    expect((await act(id, 'confirm_refund', { remark: '20261121002' })).statusCode).toBe(200)
    expect((await shown(order_id)).slice(0, 3)).toEqual(['CANCEL', '已取消', 'SUCCESS'])
  })

  it('a failed refund of a late payment is listed, although it belongs to no order', async () => {
    const { app, database } = open()
    const { trade_id } = await paidOrder(app, { user_id: member.user_id })
    await database.pool.query(
      `insert into refund (company_id, refund_id, trade_id, payment_id, refund_fee, cause, due)
       select '1', 'late-' || trade_id, trade_id, payment_id, 100, 'late:' || payment_id, now()
         from trade where trade_id = $1`,
      [trade_id],
    )
    await send(REFUSED)
    const id = await idOf(trade_id, 'failed')
    expect(id).toBe(`late-${trade_id}`)
    expect((await act(id, 'retry_refund', {}, editor)).statusCode).toBe(200)
    await send({ state: 'SUCCESS' }, 2)
    expect(await idOf(trade_id, 'done')).toBe(id)
  })

  it('an after-sale whose refund is refused stays 退款处理中 until it is sent again and done', async () => {
    const { app } = open()
    const kit = aftersaleKit(app)
    const { order_id } = await paidOrder(app, { user_id: member.user_id })
    const { aftersales_bn } = await kit.applied(member, order_id)
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    await send(REFUSED)
    expect((await kit.info(member, aftersales_bn)).progress).toBe(9)
    expect((await shown(order_id)).at(-1)).toBe('售后退款未成功，等待处理')
    const id = await idOf(order_id, 'failed')
    expect((await act(id, 'retry_refund', {}, editor)).statusCode).toBe(200)
    expect((await shown(order_id)).at(-1)).toBe('已重新发起售后退款')
    await send({ state: 'SUCCESS' }, 2)
    expect((await kit.info(member, aftersales_bn)).progress).toBe(6)
  })
})
