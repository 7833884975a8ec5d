import { expect, it } from 'vitest'
import type { OrderCreated, OrderDetail } from '@schemas/generated/api'
import { fillCart, type CartRow } from '@tests/helpers/cart'
import { buy, buyAndPay, payFor, RECEIVER } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { png } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { uploadAsMember } from '@tests/helpers/upload'
import { inTransaction } from '../../db/transaction'
import { decideVoucher } from '../../payments/transfers/service'
import { grantPoints, pointsOf } from '../../members/points/service'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'

const ITEM = '10101'
const HOUR = 3_600_000

describeApi('what an order consumes and releases', (open) => {
  const db = () => open().database.db
  const query = async (sql: string, values: unknown[] = []) =>
    (await open().database.pool.query(sql, values)).rows
  const post = (member: SignedInMember, path: string, body: object) =>
    member.call(path, { method: 'POST', body })
  const cancel = (member: SignedInMember, order_id: string) =>
    member.data('/order/cancel', { method: 'POST', body: { order_id, cancel_reason: '不要了' } })
  const lines: CartRow[] = [{ item_id: ITEM, num: 2 }]

  it('a coupon is locked by the order, released when it is cancelled, used when it is paid', async () => {
    const member = await newMember(open().app)
    await member.data('/user/receiveCard?card_id=1')
    const [copy] = await query(`select code from member_coupon where user_id = $1`, [member.user_id])
    const state = async () =>
      (await query(`select state from member_coupon where code = $1`, [copy.code]))[0].state
    const body = { coupon_discount: copy.code }
    const first = await buy({ db: db(), member }, lines, body)
    expect(await state()).toBe('locked')
    await fillCart(db(), member.user_id, lines)
    expect((await post(member, '/order_new', { ...RECEIVER, ...body, remark: '再来' })).statusCode).toBe(422)
    await query(`delete from cart_line where owner = $1`, [`m:${member.user_id}`])
    await cancel(member, first.order_id)
    expect(await state()).toBe('unused')
    const second = await buyAndPay({ db: db(), member }, lines, body)
    expect(await state()).toBe('used')
    const shares = await query(`select source, amount from line_discount where order_id = $1`, [
      second.order_id,
    ])
    expect(shares).toEqual([{ source: expect.stringContaining(`_coupon:${copy.code}`), amount: 2_000 }])
  })

  it('points are spent by the order, returned when it is cancelled, and can pay all of it', async () => {
    const member = await newMember(open().app)
    const { user_id } = member
    const gift = { company_id: '1', user_id, journal_type: 12, point_desc: '', cause: 'test' }
    await inTransaction(db(), (tx) => grantPoints(tx, { ...gift, point: 1_000 }))
    const order = await buy({ db: db(), member }, lines, { point_use: 600 })
    expect(await pointsOf(db(), '1', user_id)).toBe(400)
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order.order_id}`)
    expect([orderInfo.point_use, orderInfo.point_fee]).toEqual([600, 600])
    await cancel(member, order.order_id)
    expect(await pointsOf(db(), '1', user_id)).toBe(1_000)
  })

  it('a purchase limit counts the pieces of orders that are not cancelled', async () => {
    const member = await newMember(open().app)
    await query(`update goods set limit_num = 3 where company_id = '1' and goods_id = '102'`)
    const limited = [{ item_id: '10201', num: 2 }]
    const first = await buy({ db: db(), member }, limited)
    await fillCart(db(), member.user_id, limited)
    const refused = await post(member, '/order_new', { ...RECEIVER, remark: '第二次' })
    expect(refused.json().msg).toContain('每人限购3件')
    await query(`delete from cart_line where owner = $1`, [`m:${member.user_id}`])
    await cancel(member, first.order_id)
    expect(await buy({ db: db(), member }, limited, { remark: '第三次' })).toMatchObject({
      order_type: 'normal',
    })
    await query(`update goods set limit_num = 0 where company_id = '1' and goods_id = '102'`)
  })

  it('a seckill uses a ticket once and pieces of its own, which a cancelled order releases', async () => {
    const member = await newMember(open().app)
    const soon = new Date(Date.now() + HOUR)
    await query(
      `insert into seckill (company_id, seckill_id, activity_name, notice_time, begin_time, end_time)
       values ('1', 'order-test', '秒杀', now() - interval '2 hours', now() - interval '1 hour', $1)`,
      [soon],
    )
    await query(
      `insert into seckill_item (company_id, seckill_id, item_id, activity_price, activity_store, limit_num)
       values ('1', 'order-test', $1, 100, 5, 4)`,
      [ITEM],
    )
    const ticketFor = async (num: number) => {
      const path = `/promotion/seckillactivity/geticket?seckill_id=order-test&item_id=${ITEM}&num=${num}`
      return (await member.data<{ ticket: string }>(path)).ticket
    }
    const seckill_ticket = await ticketFor(2)
    const seckill = {
      order_type: 'normal_seckill',
      cart_type: 'fastbuy',
      seckill_id: 'order-test',
      // the address of the checkout calls it so
      ticket: seckill_ticket,
    }
    const fast = [{ item_id: ITEM, num: 2, cart_type: 'fastbuy' as const, expires: soon }]
    const order = await buy({ db: db(), member }, fast, seckill)
    const [{ minutes }] = await query(
      `select round(extract(epoch from expires - created) / 60)::int as minutes from trade where trade_id = $1`,
      [order.trade_id],
    )
    // a seckill order has 15 minutes, not 30 (rule orders-1)
    expect(minutes).toBe(15)
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order.order_id}`)
    expect(orderInfo).toMatchObject({ item_fee: 200, order_type: 'normal_seckill', coupon_discount: 0 })
    // what one member may have of it
    expect(orderInfo.items.map(({ limit_num }) => limit_num)).toEqual([4])
    // 15 minutes, not 30
    expect(orderInfo.auto_cancel_seconds).toBeLessThanOrEqual(900)
    const sold = async () =>
      (await query(`select sold from seckill_item where seckill_id = 'order-test'`))[0].sold
    expect(await sold()).toBe(2)
    await fillCart(db(), member.user_id, fast)
    const again = await post(member, '/order_new', { ...RECEIVER, ...seckill, remark: '又' })
    expect([again.statusCode, again.json().data.code]).toEqual([409, 409063])
    const other = await post(member, '/order_new', { ...RECEIVER, ...seckill, seckill_ticket: 'x.y' })
    expect(other.json().data.code).toBe(409063)
    await cancel(member, order.order_id)
    expect(await sold()).toBe(0)
    // a cancelled order still counts as a try: 2 of 4
    await query(`delete from cart_line where owner = $1`, [`m:${member.user_id}`])
    const late = await member.call(
      `/promotion/seckillactivity/geticket?seckill_id=order-test&item_id=${ITEM}&num=3`,
    )
    expect(late.json().msg).toBe('每人限购4件')
    expect(await ledgerFaults(db(), '1')).toEqual({ ledger: [], held: [] })
  })

  it.each([
    ['its own minutes', 10, 60, 10],
    ['no less than any order', 1, 60, 5],
    ['the company’s minutes where it says none', null, 60, 15],
    ['the end of the seckill', 30, 2, 2],
  ])('an order of a seckill has %s to be paid', async (_why, validity, ends, minutes) => {
    const member = await newMember(open().app)
    const seckill_id = `pay-${validity}-${ends}`
    await query(
      `insert into seckill (company_id, seckill_id, activity_name, notice_time, begin_time, end_time, validity_period)
       values ('1', $1, '秒杀', now() - interval '2 hours', now() - interval '1 hour', now() + $2 * interval '1 minute', $3)`,
      [seckill_id, ends, validity],
    )
    await query(
      `insert into seckill_item (company_id, seckill_id, item_id, activity_price, activity_store, limit_num)
       values ('1', $1, $2, 100, 5, 4)`,
      [seckill_id, '10301'],
    )
    const path = `/promotion/seckillactivity/geticket?seckill_id=${seckill_id}&item_id=10301&num=1`
    const { ticket } = await member.data<{ ticket: string }>(path)
    const fast = [{ item_id: '10301', cart_type: 'fastbuy' as const, expires: new Date(Date.now() + HOUR) }]
    const body = { order_type: 'normal_seckill', cart_type: 'fastbuy', seckill_id, ticket }
    const { trade_id } = await buy({ db: db(), member }, fast, body)
    const [left] = await query(
      `select round(extract(epoch from expires - created) / 60)::int as minutes from trade where trade_id = $1`,
      [trade_id],
    )
    expect(left).toEqual({ minutes })
    await query(`update seckill set disabled = true where seckill_id = $1`, [seckill_id])
  })

  it('a pickup order gets a code when it is paid, and stores its shop', async () => {
    const member = await newMember(open().app)
    const [place] = await query(
      `update shop set is_ziti = true where company_id = '1' and distributor_id = '3' returning name`,
    )
    const cart = [{ item_id: '70301', distributor_id: '3' }]
    const order = await buy({ db: db(), member }, cart, { receipt_type: 'ziti', pickup_location: '3' })
    await payFor(member, order.trade_id)
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order.order_id}`)
    expect(orderInfo).toMatchObject({
      order_status_des: 'PAYED_PENDING',
      order_status_msg: '待自提',
      ziti_code: expect.stringMatching(/^\d{6}$/),
      ziti_info: { pickup_location: '3', name: place.name },
      freight_fee: 0,
    })
    await fillCart(db(), member.user_id, cart)
    const past = await post(member, '/order_new', {
      receipt_type: 'ziti',
      pickup_location: '3',
      pickup_date: '2020-01-01',
      remark: '旧',
    })
    expect(past.json().data.errors.pickup_date[0]).toMatch(/^自提日期不能早于/)
  })

  it('pickup is possible at the order’s shop on its days only; delivery only from shops that deliver', async () => {
    const member = await newMember(open().app)
    await query(`update shop set is_ziti = true where company_id = '1' and distributor_id in ('1', '3')`)
    await fillCart(db(), member.user_id, [{ item_id: '70301', distributor_id: '3' }])
    const own = { receipt_type: 'ziti', pickup_location: '3' }
    const refusal = async (body: object) => {
      const answer = await post(member, '/order_new', { ...RECEIVER, ...body })
      return [answer.statusCode, Object.keys(answer.json().data.errors ?? {})]
    }
    expect(await refusal({ ...own, pickup_location: '1' })).toEqual([422, ['pickup_location']])
    expect(await refusal({ ...own, pickup_date: '2099-12-30' })).toEqual([422, ['pickup_date']])
    expect(await refusal({ ...own, pickup_time: 'whenever' })).toEqual([422, ['pickup_time']])
    await query(`update shop set is_delivery = false where company_id = '1' and distributor_id = '3'`)
    expect(await refusal({ receipt_type: 'logistics' })).toEqual([422, ['receipt_type']])
    expect(await refusal({ receipt_type: 'merchant' })).toEqual([422, ['receipt_type']])
    expect(await refusal(own)).toEqual([200, []])
    await query(`update shop set is_delivery = true where company_id = '1' and distributor_id = '3'`)
  })

  it('an order that costs nothing is paid at once', async () => {
    const member = await newMember(open().app)
    await query(`update goods_item set price = 0 where company_id = '1' and item_id = '10301'`)
    await query(
      `update goods set templates_id = null where company_id = '1' and goods_id = (select goods_id from goods_item where company_id = '1' and item_id = '10301')`,
    )
    const order: OrderCreated = await buy({ db: db(), member }, [{ item_id: '10301' }])
    expect(order).toMatchObject({ total_fee: 0, pay_type: 'point' })
    const { orderInfo, tradeInfo } = await member.data<OrderDetail>(`/order/${order.order_id}`)
    expect([orderInfo.order_status, tradeInfo.tradeState, tradeInfo.payType]).toEqual([
      'PAYED',
      'SUCCESS',
      'point',
    ])
  })

  it('a transfer is uploaded, refused, uploaded again and approved', async () => {
    const member = await newMember(open().app)
    const { order_id, trade_id } = await buy({ db: db(), member }, lines)
    await query(
      `insert into bank_account (company_id, bank_account_id, bank_account_name, bank_account_no, bank_name)
       values ('1', 'own', '和安', '1100', '招商银行') on conflict do nothing`,
    )
    const paid = await member.data<{ payment_id: string; pay_status: boolean }>('/payment', {
      method: 'POST',
      body: { order_id, pay_type: 'offline_pay' },
    })
    expect(paid).toMatchObject({ payment_id: '', pay_status: false })
    const proof = async (url: string) =>
      post(member, '/order/offline/upload/voucher', { order_id, bank_account_id: 'own', voucher_pic: [url] })
    const foreign = await proof('https://evil.example/v.webp')
    expect(foreign.statusCode).toBe(422)
    expect(foreign.json().msg).toBe('图片应当是本人上传的，收到 https://evil.example/v.webp')
    const { url } = await uploadAsMember(open().app, member, await png(30, 20))
    const body = { order_id, bank_account_id: 'own', voucher_pic: [url] }
    const voucher = await member.data<{ id: string; check_status: number }>('/order/offline/upload/voucher', {
      method: 'POST',
      body,
    })
    const statusOf = async () => {
      const { orderInfo } = await member.data<OrderDetail>(`/order/${order_id}`)
      return [orderInfo.order_status_des, orderInfo.offline_payment_status]
    }
    expect(await statusOf()).toEqual(['WAIT_PAID_CONFIRM', 0])
    const decide = (approve: boolean) =>
      inTransaction(db(), (tx) =>
        decideVoucher(tx, '1', { trade_id, approve, remark: '看不清', operator_name: '店长' }, new Date()),
      )
    await decide(false)
    expect(await statusOf()).toEqual(['NOTPAY', 2])
    await member.data('/order/offline/update/voucher', { method: 'POST', body: { ...body, id: voucher.id } })
    await decide(true)
    expect(await statusOf()).toEqual(['PAYED', 1])
    await expect(decide(true)).rejects.toThrow('付款凭证已经审核')
  })
})
