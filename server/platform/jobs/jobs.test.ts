import { expect, it } from 'vitest'
import { smsSender } from '../sms/sender'
import { buy, buyAndPay, payFor, startPay } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { png } from '@tests/helpers/pictures'
import { describeApiEverywhere } from '@tests/helpers/seeded-app'
import { uploadAsMember } from '@tests/helpers/upload'
import { inTransaction } from '../../db/transaction'
import { approveCancel, rejectCancel } from '../../orders/cancellation/service'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { grantPoints, pointsOf, spendPoints } from '../../members/points/service'
import { allJobs } from './scheduler'
import { endOfNextYear } from '../../core/shanghai'

const ITEM = '10101'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const BALANCED = { ledger: [], held: [] }

describeApiEverywhere('jobs', (open) => {
  const db = () => open().database.db
  const later = (ms: number) => new Date(Date.now() + ms)
  const buyer = async () => ({ member: await newMember(open().app), db: db() })
  /** Runs one job of the first company, as the scheduler would at that time. */
  const runJob = async (name: string, now: Date) => {
    const job = allJobs().find((candidate) => candidate.name === name)
    if (!job)
      throw new Error(
        `Expected a job ${name}, found ${allJobs()
          .map((one) => one.name)
          .join(', ')}`,
      )
    const failed = (error: unknown) => {
      throw error
    }
    return job.run({
      db: db(),
      providers: open().app.payments,
      sms: smsSender(db(), open().app.config),
      company_id: '1',
      now,
      failed,
    })
  }
  const orderRow = async (order_id: string) => {
    const { rows } = await open().database.pool.query(`select * from orders where order_id = $1`, [order_id])
    return rows[0]
  }
  const set = (order_id: string, columns: string) =>
    open().database.pool.query(`update orders set ${columns} where order_id = $1`, [order_id])
  const ship = async (order_id: string) => {
    await open().database.pool.query(
      `update item_stock k set stock = k.stock - l.num, reserved = k.reserved - l.num from order_line l
        where l.order_id = $1 and k.item_id = l.item_id and k.distributor_id = l.distributor_id and k.company_id = l.company_id`,
      [order_id],
    )
    await open().database.pool.query(
      `insert into stock_movement (company_id, distributor_id, item_id, movement_id, kind, stock, reserved, cause)
       select company_id, distributor_id, item_id, 'ship:' || order_id || line_id, 'ship', -num, -num, 'ship:' || order_id || line_id
         from order_line where order_id = $1`,
      [order_id],
    )
    await open().database.pool.query(`update order_line set shipped_num = num where order_id = $1`, [
      order_id,
    ])
    await set(
      order_id,
      `status = 'WAIT_BUYER_CONFIRM', delivery_status = 'DONE', auto_finish = now() + interval '10 days'`,
    )
  }

  it('an order that is unpaid for 30 minutes is cancelled, and shown as cancelled before the job runs', async () => {
    const buying = await buyer()
    const { order_id, trade_id } = await buy(buying, [{ item_id: ITEM, num: 2 }])
    expect(await runJob('expire-orders', later(29 * 60_000))).toBe(0)
    expect(await runJob('expire-orders', later(31 * 60_000))).toBe(1)
    expect(await runJob('expire-orders', later(31 * 60_000))).toBe(0)
    expect(await orderRow(order_id)).toMatchObject({ status: 'CANCEL', cancel_reason: '超时未支付' })
    expect(await buying.member.data(`/trade/detail?trade_id=${trade_id}`)).toMatchObject({
      trade_state: 'CLOSED',
    })
    expect(await ledgerFaults(db(), '1')).toEqual(BALANCED)
  })

  it('a transfer under review suspends the payment deadline', async () => {
    const buying = await buyer()
    const { order_id, trade_id } = await buy(buying, [{ item_id: ITEM }])
    await open().database.pool.query(
      `insert into bank_account (company_id, bank_account_id, bank_account_name, bank_account_no, bank_name)
       values ('1', 'clock', '和安', '1', '招商银行') on conflict do nothing`,
    )
    const { url } = await uploadAsMember(open().app, buying.member, await png(30, 20))
    const body = { order_id, bank_account_id: 'clock', voucher_pic: [url] }
    await buying.member.data('/order/offline/upload/voucher', { method: 'POST', body })
    expect(await orderRow(order_id)).toMatchObject({ status: 'WAIT_PAID_CONFIRM', offline_payment_status: 0 })
    expect(await runJob('expire-orders', later(100 * DAY))).toBe(0)
    await open().database.pool.query(`update voucher set check_status = 2 where trade_id = $1`, [trade_id])
    await set(order_id, `status = 'NOTPAY'`)
    expect(await runJob('expire-orders', later(100 * DAY))).toBe(1)
    expect(await orderRow(order_id)).toMatchObject({ status: 'CANCEL' })
  })

  it('a shipped order is confirmed automatically after 10 days', async () => {
    const { order_id } = await buyAndPay(await buyer(), [{ item_id: ITEM }])
    await ship(order_id)
    expect(await runJob('receive-orders', later(9 * DAY))).toBe(0)
    expect(await runJob('receive-orders', later(11 * DAY))).toBe(1)
    expect(await orderRow(order_id)).toMatchObject({ status: 'DONE', points_granted: false })
    expect(await ledgerFaults(db(), '1')).toEqual(BALANCED)
  })

  it('points are granted once the after-sale window closes, one for each yuan without freight', async () => {
    const buying = await buyer()
    const { order_id } = await buyAndPay(buying, [{ item_id: ITEM }])
    await ship(order_id)
    await runJob('receive-orders', later(11 * DAY))
    const { total_fee, freight_fee } = await orderRow(order_id)
    expect(await runJob('grant-points', later(12 * DAY))).toBe(0)
    await Promise.all([runJob('grant-points', later(19 * DAY)), runJob('grant-points', later(19 * DAY))])
    const { user_id } = buying.member
    expect(await pointsOf(db(), '1', user_id)).toBe(Math.floor((total_fee - freight_fee) / 100))
    const { rows } = await open().database.pool.query(
      `select total_consumption from member where user_id = $1`,
      [user_id],
    )
    expect(rows).toEqual([{ total_consumption: total_fee - freight_fee }])
    const entries = await open().database.pool.query(`select point from point_entry where user_id = $1`, [
      user_id,
    ])
    expect(entries.rows).toEqual([{ point: Math.floor((total_fee - freight_fee) / 100) }])
  })

  it('earned points expire on 31 December of the next year, unless they were spent before', async () => {
    const { member } = await buyer()
    const [year] = [new Date('2026-03-01T00:00:00Z')]
    const change = { company_id: '1', user_id: member.user_id, journal_type: 7, point_desc: '' }
    await inTransaction(db(), async (tx) => {
      await grantPoints(tx, { ...change, point: 100, cause: 'a' }, { expires: endOfNextYear(year) })
      await grantPoints(
        tx,
        { ...change, point: 50, cause: 'b' },
        { expires: new Date('2099-01-01T00:00:00Z') },
      )
      await spendPoints(tx, { ...change, point: 30, cause: 'c' })
    })
    await runJob('expire-points', new Date('2027-12-31T15:59:59Z'))
    expect(await pointsOf(db(), '1', member.user_id)).toBe(120)
    await runJob('expire-points', new Date('2027-12-31T16:00:01Z'))
    await runJob('expire-points', new Date('2028-01-01T16:00:01Z'))
    expect(await pointsOf(db(), '1', member.user_id)).toBe(50)
  })

  it('a request to cancel a paid order is granted after 48 hours without an answer, and refunded', async () => {
    const buying = await buyer()
    const { order_id, trade_id, total_fee } = await buyAndPay(buying, [{ item_id: ITEM, num: 2 }])
    const body = { order_id, cancel_reason: '买错了' }
    await buying.member.data('/order/cancel', { method: 'POST', body })
    expect(await runJob('approve-cancels', later(47 * HOUR))).toBe(0)
    expect(await runJob('approve-cancels', later(49 * HOUR))).toBe(1)
    expect(await orderRow(order_id)).toMatchObject({
      status: 'CANCEL',
      cancel_status: 'REFUND_PROCESS',
      refunded_fee: total_fee,
    })
    expect(await runJob('send-refunds', later(49 * HOUR))).toBeGreaterThan(0)
    expect(await orderRow(order_id)).toMatchObject({ status: 'CANCEL', cancel_status: 'SUCCESS' })
    const { rows } = await open().database.pool.query(
      `select state, cause, refund_fee from refund where trade_id = $1`,
      [trade_id],
    )
    expect(rows).toEqual([{ state: 'SUCCESS', cause: `cancel:${order_id}`, refund_fee: total_fee }])
    expect(await ledgerFaults(db(), '1')).toEqual(BALANCED)
  })

  it('a rejected cancellation lets the order continue; the buyer may ask again', async () => {
    const buying = await buyer()
    const { order_id } = await buyAndPay(buying, [{ item_id: ITEM }])
    const ask = () =>
      buying.member.data('/order/cancel', { method: 'POST', body: { order_id, cancel_reason: '买错了' } })
    await ask()
    const by = { company_id: '1', actor: 'operator:店长' }
    await inTransaction(db(), (tx) => rejectCancel(tx, by, { order_id, reason: '已打包' }))
    expect(await orderRow(order_id)).toMatchObject({ status: 'PAYED', cancel_status: 'FAILS' })
    await ask()
    await inTransaction(db(), (tx) => approveCancel(tx, by, order_id, new Date()))
    await expect(inTransaction(db(), (tx) => approveCancel(tx, by, order_id, new Date()))).rejects.toThrow(
      '没有待处理的取消申请',
    )
  })

  it('the provider is queried after 1, 5 and 15 minutes and at the payment deadline', async () => {
    const buying = await buyer()
    const { trade_id } = await buy(buying, [{ item_id: ITEM }])
    const { payment_id } = await startPay(buying.member, trade_id)
    const asked = []
    for (const minutes of [0.9, 1.1, 4.9, 5.1, 14.9, 15.1, 30.9, 31.1, 60]) {
      await runJob('query-payments', later(minutes * 60_000))
      const { rows } = await open().database.pool.query(`select queries from payment where payment_id = $1`, [
        payment_id,
      ])
      asked.push(rows[0].queries)
    }
    expect(asked).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('idempotency keys expire after 72 hours', async () => {
    const buying = await buyer()
    await buy(buying, [{ item_id: ITEM }])
    const kept = async () => {
      const { rows } = await open().database.pool.query(`select 1 from idempotency where user_id = $1`, [
        buying.member.user_id,
      ])
      return rows.length
    }
    await runJob('clean-up', later(71 * HOUR))
    expect(await kept()).toBe(1)
    await runJob('clean-up', later(73 * HOUR))
    expect(await kept()).toBe(0)
  })

  it('a payment for a cancelled order is refunded automatically, and the order stays cancelled', async () => {
    const buying = await buyer()
    const { order_id, trade_id, total_fee } = await buy(buying, [{ item_id: ITEM }])
    const { payment_id } = await startPay(buying.member, trade_id)
    await buying.member.data('/order/cancel', { method: 'POST', body: { order_id, cancel_reason: '不要了' } })
    await buying.member.data('/payment/test', { method: 'POST', body: { payment_id } })
    expect(await orderRow(order_id)).toMatchObject({ status: 'CANCEL', refunded_fee: 0 })
    await runJob('send-refunds', later(0))
    const { rows } = await open().database.pool.query(
      `select state, refund_fee, cause from refund where trade_id = $1`,
      [trade_id],
    )
    expect(rows).toEqual([{ state: 'SUCCESS', refund_fee: total_fee, cause: `late:${payment_id}` }])
    await expect(payFor(buying.member, trade_id)).rejects.toThrow(/订单已取消/)
  })
})
