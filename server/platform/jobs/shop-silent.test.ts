import { beforeAll, expect, it } from 'vitest'
import type { MemberMessagesAnswer, WorklistAnswer } from '@schemas/generated/api'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { buy, payFor } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { approve, takeIn } from '../../aftersales/decisions/decide'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { smsSender } from '../sms/sender'
import { allJobs } from './scheduler'
import { dayInShanghai } from '../../core/shanghai'

const DAY = 86_400_000
const MINUTE = 60_000

describeApi('clocks of what a shop or a buyer leaves undone', (open) => {
  let kit: AftersaleKit
  let me: SignedInMember
  let owner: SignedInOperator
  beforeAll(async () => {
    kit = aftersaleKit(open().app)
    me = await newMember(open().app)
    owner = await signInAs(open().app, 'owner')
  })
  const db = () => open().database.db
  const pool = () => open().database.pool
  const later = (ms: number) => new Date(Date.now() + ms)
  const strike = async (name: string, now: Date, failed = (error: unknown) => expect.fail(String(error))) => {
    const job = allJobs().find((candidate) => candidate.name === name)
    const rest = { providers: open().app.payments, sms: smsSender(db(), open().app.config), company_id: '1' }
    return job?.run({ db: db(), ...rest, now, failed })
  }
  const settle = (days: number) => strike('settle-aftersales', later(days * DAY))
  const order = (options: Partial<OrderOptions> = {}) =>
    paidOrder(open().app, { user_id: me.user_id, ...options })
  const sent = async () => {
    const { order_id } = await order({ lines: [{ num: 1, price: 6_000 }], freight_fee: 800 })
    await kit.shipped(order_id)
    return order_id
  }
  const stateOf = async (bn: string) => {
    const { rows } = await pool().query(
      `select state, aftersales_type as type, refund_fee from aftersale where aftersales_bn = $1`,
      [bn],
    )
    return rows[0]
  }
  /** A return of goods whose buyer has sent them. */
  const onTheWay = async (aftersales_type: 'REFUND_GOODS' | 'EXCHANGING_GOODS' = 'REFUND_GOODS') => {
    const order_id = await sent()
    const { aftersales_bn } = await kit.applied(me, order_id, { aftersales_type })
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    const body = { aftersales_bn, corp_code: 'SF', logi_no: 'SF99887766' }
    await me.data('/aftersales/sendback', { method: 'POST', body })
    return { aftersales_bn, order_id }
  }

  it('an application for goods that were sent is approved after 7 days', async () => {
    const [money, goods] = [await sent(), await sent()]
    const asked = await kit.applied(me, money)
    const returned = await kit.applied(me, goods, { aftersales_type: 'REFUND_GOODS' })
    expect(await settle(6.9)).toBe(0)
    expect(await settle(7.1)).toBe(2)
    expect(await stateOf(asked.aftersales_bn)).toMatchObject({ state: 'REFUNDING', refund_fee: 6_000 })
    expect(await stateOf(returned.aftersales_bn)).toMatchObject({ state: 'WAIT_SENDBACK' })
  })

  it('returned goods are refunded after 10 days without an answer of the shop; the order can be completed', async () => {
    const { aftersales_bn, order_id } = await onTheWay()
    expect(await settle(9.9)).toBe(0)
    await Promise.all([settle(10.1), settle(10.1)])
    expect(await stateOf(aftersales_bn)).toMatchObject({ state: 'REFUNDING', refund_fee: 6_000 })
    await kit.paidOut(aftersales_bn)
    expect(await kit.order(order_id)).toMatchObject({ status: 'REFUND_SUCCESS', refunded_fee: 6_000 })
    expect(await ledgerFaults(db(), '1')).toEqual({ ledger: [], held: [] })
  })

  it('goods that the shop has received are refunded within the 7 days of the law', async () => {
    const { aftersales_bn } = await onTheWay()
    await kit.act((tx) => takeIn(tx, BY, aftersales_bn, { restock: true }))
    expect(await settle(6.9)).toBe(0)
    expect(await settle(7.1)).toBe(1)
    expect(await stateOf(aftersales_bn)).toMatchObject({ state: 'REFUNDING' })
  })

  it('an exchange that is not shipped in time becomes a return and refunds the price', async () => {
    const { aftersales_bn, order_id } = await onTheWay('EXCHANGING_GOODS')
    await kit.act((tx) => takeIn(tx, BY, aftersales_bn, { restock: false }))
    expect(await settle(7.1)).toBe(1)
    expect(await stateOf(aftersales_bn)).toEqual({
      state: 'REFUNDING',
      type: 'REFUND_GOODS',
      refund_fee: 6_000,
    })
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 6_000 })
  })

  it('a case that cannot be settled is reported and retried an hour later; other cases continue', async () => {
    const { aftersales_bn } = await kit.applied(me, await sent(), { aftersales_type: 'REFUND_GOODS' })
    const other = await kit.applied(me, await sent())
    await pool().query(`update shop set is_default = false where company_id = '1'`)
    const faults: unknown[] = []
    const now = later(7.1 * DAY)
    await strike('settle-aftersales', now, (error) => void faults.push(error) as never)
    await strike('settle-aftersales', new Date(now.getTime() + MINUTE))
    expect(faults).toHaveLength(1)
    expect(await stateOf(other.aftersales_bn)).toMatchObject({ state: 'REFUNDING' })
    await pool().query(`update shop set is_default = true where company_id = '1' and distributor_id = '1'`)
    await strike('settle-aftersales', new Date(now.getTime() + 61 * MINUTE))
    expect(await stateOf(aftersales_bn)).toMatchObject({ state: 'WAIT_SENDBACK' })
  })

  it('a pickup that was not collected is listed for the shop, then cancelled and refunded after 7 days', async () => {
    const day = (days: number) => dayInShanghai(later(days * DAY))
    const pickup = (pickup_date: string) => ({
      receipt_type: 'ziti' as const,
      ziti_status: 'PENDING' as const,
      ziti_code: '123456',
      pickup: {
        pickup_location: '1',
        pickup_date,
        pickup_time: '',
        name: '一店',
        address: '',
        hours: '',
        contract_phone: '',
      },
    })
    const [late, fresh, fetched] = [
      await order({ row: pickup(day(-1)) }),
      await order({ row: pickup(day(3)) }),
      await order({ row: { ...pickup(day(-1)), ziti_status: 'DONE' as const } }),
    ]
    const { list } = await owner.data<WorklistAnswer>('/worklists/order?tab=to_fetch_late')
    expect(list.map(({ id }) => id)).toEqual([late.order_id])
    const reminders = async () =>
      (await me.data<MemberMessagesAnswer>('/member/messages')).list.filter(
        ({ kind }) => kind === 'pickup_reminder',
      )
    await strike('remind-to-fetch', later(5 * DAY))
    expect(await reminders()).toEqual([])
    await Promise.all([strike('remind-to-fetch', later(6 * DAY)), strike('remind-to-fetch', later(6 * DAY))])
    expect(await strike('remind-to-fetch', later(6 * DAY))).toBe(0)
    expect(await reminders()).toMatchObject([
      {
        target: { kind: 'order', id: late.order_id },
        content: `「测试商品」尚未提货，请在 ${day(7)} 00:00 前到一店提货，逾期将自动取消并退款。`,
      },
    ])
    expect(await strike('cancel-unfetched', later(6 * DAY))).toBe(0)
    await Promise.all([
      strike('cancel-unfetched', later(7 * DAY)),
      strike('cancel-unfetched', later(7 * DAY)),
    ])
    expect(await kit.order(late.order_id)).toMatchObject({
      status: 'CANCEL',
      cancel_reason: '逾期未提货',
      refunded_fee: late.total_fee,
    })
    expect((await kit.order(fresh.order_id)).status).toBe('PAYED')
    expect((await kit.order(fetched.order_id)).status).toBe('PAYED')
    const { list: told } = await me.data<MemberMessagesAnswer>('/member/messages')
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', content: '「测试商品」已取消，原因：逾期未提货。' }),
    )
  })

  it('a buyer who has not paid 5 minutes after ordering is reminded once', async () => {
    const member = await newMember(open().app)
    const lines = [{ item_id: '10101' }]
    const reminders = async () =>
      (await member.data<MemberMessagesAnswer>('/member/messages')).list.filter(
        ({ kind }) => kind === 'pay_reminder',
      )
    const paid = await buy({ member, db: db() }, lines)
    await payFor(member, paid.trade_id)
    const unpaid = await buy({ member, db: db() }, lines)
    await strike('remind-to-pay', later(4.9 * MINUTE))
    expect(await reminders()).toEqual([])
    await Promise.all([
      strike('remind-to-pay', later(5.1 * MINUTE)),
      strike('remind-to-pay', later(5.1 * MINUTE)),
    ])
    await strike('remind-to-pay', later(6 * MINUTE))
    // with its day: a payment may be due days later, or after midnight
    const content = expect.stringMatching(/请在 \d{4}-\d\d-\d\d \d\d:\d\d 前完成支付/)
    expect(await reminders()).toMatchObject([{ content, target: { kind: 'order', id: unpaid.order_id } }])
    const over = await buy({ member, db: db() }, lines)
    await strike('remind-to-pay', later(40 * MINUTE))
    expect(await reminders()).toHaveLength(1)
    expect(over.order_id).not.toBe(unpaid.order_id)
  })
})
