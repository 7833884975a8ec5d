import { expect, it } from 'vitest'
import type { OrderDetail, PaymentStarted, Quote, TradeDetail, VipState } from '@schemas/generated/api'
import { fillCart } from '@tests/helpers/cart'
import { buy, startPay } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { inTransaction } from '../../db/transaction'
import { approveCancel } from '../../orders/cancellation/service'
import { closeExpiredTrade } from '../../orders/cancellation/close'
import { pointsOf } from '../../members/points/service'
import { closeReadyPayment } from './repo'
import { concludeRefund } from '../refunds/service'

const HOUR = 3_600_000

/** Trades that are no ordinary orders: grades that are bought, and what the points mall gives. */
describeApi('payment of other trades', (open) => {
  const db = () => open().database.db
  const query = async (sql: string, values: unknown[] = []) =>
    (await open().database.pool.query(sql, values)).rows
  const post = <T>(member: SignedInMember, path: string, body: object) =>
    member.data<T>(path, { method: 'POST', body })
  const buyGrade = async (member: SignedInMember) => {
    const body = { vip_grade_id: 'v1', card_type: 'monthly', pay_type: 'test' }
    const { trade_info } = await post<{ trade_info: { trade_id: string } }>(member, '/vipgrades/buy', body)
    return trade_info.trade_id
  }
  const payments = (trade_id: string) =>
    query(`select state, pay_fee from payment where trade_id = $1`, [trade_id])
  const vip = (member: SignedInMember) => member.data<VipState>('/vipgrades/uservip')
  const quoted = async (member: SignedInMember) => {
    const { item_fee, member_discount } = await post<Quote>(member, '/getFreightFee', {})
    return [item_fee, member_discount]
  }

  it('another member’s trade that has the number of an order does not hide the order', async () => {
    const member = await newMember(open().app)
    const { order_id, trade_id } = await buy({ db: db(), member }, [{ item_id: '10101' }])
    const other = await newMember(open().app)
    await query(
      `insert into trade (company_id, trade_id, user_id, order_type, total_fee, expires)
       values ('1', $1, $2, 'normal', 1, now() + interval '1 hour')`,
      [order_id, other.user_id],
    )
    const detail = await member.data<TradeDetail>(`/trade/detail?trade_id=${order_id}`)
    expect(detail.trade_id).toBe(trade_id)
    expect((await startPay(member, order_id)).trade_info.trade_id).toBe(trade_id)
  })

  it('a payment that fails at the moment it is paid stays paid', async () => {
    const member = await newMember(open().app)
    const { trade_id } = await buy({ db: db(), member }, [{ item_id: '10101' }])
    const { payment_id } = await startPay(member, trade_id)
    await post(member, '/payment/test', { payment_id })
    await closeReadyPayment(db(), '1', payment_id, new Date())
    expect(await payments(trade_id)).toMatchObject([{ state: 'SUCCESS' }])
  })

  it('a VIP grade that is paid twice and notified twice counts once, and the next quote has its prices', async () => {
    const member = await newMember(open().app)
    await fillCart(db(), member.user_id, [{ item_id: '10101', num: 2 }])
    expect(await quoted(member)).toEqual([15_800, 0])
    const trade_id = await buyGrade(member)
    const started = await startPay(member, trade_id)
    expect(started.order_info).toMatchObject({ title: '会员权益', total_fee: 990, order_type: 'memberCard' })
    expect((await startPay(member, trade_id)).payment_id).toBe(started.payment_id)
    expect((await vip(member)).is_vip).toBe(false)
    const { payment_id } = started
    for (let click = 0; click < 2; click++)
      expect(await post<TradeDetail>(member, '/payment/test', { payment_id })).toMatchObject({
        trade_state: 'SUCCESS',
        order_type: 'memberCard',
        total_fee: 990,
      })
    expect(await vip(member)).toMatchObject({ is_vip: true, vip_grade_id: 'v1', day: 30 })
    expect(await quoted(member)).toEqual([14_220, 1_580])
    const again = await member.call('/payment', {
      method: 'POST',
      body: { order_id: trade_id, pay_type: 'test' },
    })
    expect([again.statusCode, again.json().msg]).toEqual([409, '订单已支付'])
  })

  it('a trade tells how long it can be paid, by the server’s clock, and whether a payment is open', async () => {
    const member = await newMember(open().app)
    const trade_id = await buyGrade(member)
    const asked = async () => {
      const trade = await member.data<TradeDetail>(`/trade/detail?trade_id=${trade_id}`)
      return [trade.trade_state, trade.paying, trade.expire_seconds > 0]
    }
    expect(await asked()).toEqual(['NOTPAY', false, true])
    const { payment_id } = await startPay(member, trade_id)
    expect(await asked()).toEqual(['NOTPAY', true, true])
    await post(member, '/payment/test', { payment_id, success: false })
    expect(await asked()).toEqual(['NOTPAY', false, true])
    const again = await startPay(member, trade_id)
    expect(again.payment_id).not.toBe(payment_id)
    await post(member, '/payment/test', { payment_id: again.payment_id })
    expect(await asked()).toEqual(['SUCCESS', false, false])
  })

  it('an expired grade is closed; a late payment is refunded and gives no grade', async () => {
    const member = await newMember(open().app)
    const trade_id = await buyGrade(member)
    const { payment_id } = await startPay(member, trade_id)
    const later = new Date(Date.now() + HOUR)
    expect(await closeExpiredTrade(db(), '1', trade_id, later)).toBe(true)
    const closed = await member.call('/payment', {
      method: 'POST',
      body: { order_id: trade_id, pay_type: 'test' },
    })
    expect([closed.statusCode, closed.json().msg]).toEqual([409, '订单已取消'])
    expect(await post<TradeDetail>(member, '/payment/test', { payment_id })).toMatchObject({
      trade_state: 'CLOSED',
    })
    expect((await vip(member)).is_vip).toBe(false)
    const refunds = await query(`select order_id, refund_fee, cause from refund where trade_id = $1`, [
      trade_id,
    ])
    expect(refunds).toEqual([{ order_id: null, refund_fee: 990, cause: `late:${payment_id}` }])
  })

  it('a grade cannot be paid by transfer, with points or by another member', async () => {
    const member = await newMember(open().app)
    const trade_id = await buyGrade(member)
    const stranger = await newMember(open().app)
    const pay = async (who: SignedInMember, pay_type: string) =>
      (await who.call('/payment', { method: 'POST', body: { order_id: trade_id, pay_type } })).statusCode
    expect([await pay(member, 'offline_pay'), await pay(member, 'point')]).toEqual([422, 422])
    expect(await pay(stranger, 'test')).toBe(404)
    expect((await vip(member)).is_vip).toBe(false)
  })

  it('the points mall: points and money are paid once, and cancelling refunds both', async () => {
    await query(
      `insert into goods (company_id, goods_id, default_item_id, item_name, item_type)
       values ('1', 'mall-pay', 'mall-pay', '积分杯', 'pointsmall')`,
    )
    await query(
      `insert into goods_item (company_id, item_id, goods_id, price, point) values ('1', 'mall-pay', 'mall-pay', 100, 500)`,
    )
    await query(
      `insert into item_stock (company_id, distributor_id, item_id, stock) values ('1', '0', 'mall-pay', 9)`,
    )
    const member = await newMember(open().app)
    await query(`update member set point = 1200 where user_id = $1`, [member.user_id])
    const points = () => pointsOf(db(), '1', member.user_id)
    const expires = new Date(Date.now() + HOUR)
    const lines = [
      {
        item_id: 'mall-pay',
        num: 2,
        cart_type: 'fastbuy' as const,
        shop_type: 'pointsmall' as const,
        expires,
      },
    ]
    const body = { cart_type: 'fastbuy', order_type: 'normal_pointsmall' }
    const made = await buy({ db: db(), member }, lines, body)
    expect([made.total_fee, await points()]).toEqual([200, 200])
    const { payment_id } = await post<PaymentStarted>(member, '/payment', {
      order_id: made.order_id,
      pay_type: 'test',
    })
    for (let click = 0; click < 2; click++) await post(member, '/payment/test', { payment_id })
    const { orderInfo } = await member.data<OrderDetail>(`/order/${made.order_id}`)
    expect(orderInfo).toMatchObject({ order_status: 'PAYED', total_fee: 200, point_use: 1_000 })
    expect(await payments(made.trade_id)).toEqual([{ state: 'SUCCESS', pay_fee: 200 }])
    await post(member, '/order/cancel', { order_id: made.order_id, cancel_reason: '不要了' })
    const by = { company_id: '1', actor: 'operator:客服' }
    await inTransaction(db(), (tx) => approveCancel(tx, by, made.order_id, new Date()))
    const refunds = await query(
      `select refund_id, refund_fee, refund_point from refund where trade_id = $1`,
      [made.trade_id],
    )
    expect(refunds).toMatchObject([{ refund_fee: 200, refund_point: 1_000 }])
    expect(await points()).toBe(200)
    await concludeRefund(db(), '1', refunds[0].refund_id, { state: 'SUCCESS' }, new Date())
    expect(await points()).toBe(1_200)
  })

  it('cancelling an unpaid order of the points mall refunds its points; a late payment is refunded too', async () => {
    const member = await newMember(open().app)
    await query(`update member set point = 500 where user_id = $1`, [member.user_id])
    const expires = new Date(Date.now() + HOUR)
    const made = await buy(
      { db: db(), member },
      [{ item_id: 'mall-pay', cart_type: 'fastbuy', shop_type: 'pointsmall', expires }],
      { cart_type: 'fastbuy', order_type: 'normal_pointsmall' },
    )
    const { payment_id } = await startPay(member, made.trade_id)
    expect(await pointsOf(db(), '1', member.user_id)).toBe(0)
    await post(member, '/order/cancel', { order_id: made.order_id, cancel_reason: '不要了' })
    expect(await pointsOf(db(), '1', member.user_id)).toBe(500)
    await post(member, '/payment/test', { payment_id })
    const refunds = await query(`select refund_fee, refund_point, cause from refund where trade_id = $1`, [
      made.trade_id,
    ])
    expect(refunds).toEqual([{ refund_fee: 100, refund_point: 0, cause: `late:${payment_id}` }])
    expect(await pointsOf(db(), '1', member.user_id)).toBe(500)
  })
})
