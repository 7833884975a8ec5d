import { expect, it } from 'vitest'
import type { OrderDetail, OrdersAnswer, OrdersCountAnswer } from '@schemas/generated/api'
import { buy, buyAndPay, payFor, startPay } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'

const ITEM = '10101'

describeApi('orders of a member', (open) => {
  const db = () => open().database.db
  const buyer = async () => {
    const member = await newMember(open().app)
    return { member, db: db() }
  }
  const stockOf = async (item_id = ITEM) => {
    const { rows } = await open().database.pool.query<{ stock: number; reserved: number }>(
      `select stock, reserved from item_stock where company_id = '1' and distributor_id = '0' and item_id = $1`,
      [item_id],
    )
    return rows[0]
  }
  const post = (member: Awaited<ReturnType<typeof newMember>>, path: string, body: object, headers = {}) =>
    member.call(path, { method: 'POST', body, headers })

  it('an unpaid order is cancelled at once and releases everything', async () => {
    const buying = await buyer()
    const before = await stockOf()
    const order = await buy(buying, [{ item_id: ITEM, num: 3 }])
    const body = { order_id: order.order_id, cancel_reason: '不想要了' }
    const cancelled = await post(buying.member, '/order/cancel', body)
    expect(cancelled.json().data).toMatchObject({
      progress: 1,
      cancel_from: 'buyer',
      cancel_reason: '不想要了',
      refund_status: 'CANCEL',
    })
    expect(await stockOf()).toEqual(before)
    const again = await post(buying.member, '/order/cancel', body)
    expect([again.statusCode, again.json().msg]).toEqual([409, '不能重复取消订单'])
    const { orderInfo, tradeInfo } = await buying.member.data<OrderDetail>(`/order/${order.order_id}`)
    expect([orderInfo.order_status_msg, tradeInfo.tradeState]).toEqual(['已取消', 'CLOSED'])
    const late = await post(buying.member, '/payment', { order_id: order.order_id, pay_type: 'test' })
    expect([late.statusCode, late.json().msg]).toEqual([409, '订单已取消'])
  })

  it('cancelling one order of an unpaid trade keeps the other’s total and closes started payments', async () => {
    const buying = await buyer()
    const order = await buy(buying, [{ item_id: ITEM }, { item_id: '70301', distributor_id: '3' }])
    const started = await startPay(buying.member, order.trade_id)
    const [first, second] = order.orders
    await post(buying.member, '/order/cancel', { order_id: first?.order_id, cancel_reason: '不要了' })
    const again = await startPay(buying.member, order.trade_id)
    expect(again.payment_id).not.toBe(started.payment_id)
    expect(again.order_info.total_fee).toBe(second?.total_fee)
    // who pays the old one all the same gets it back, and the order stays to be paid
    await post(buying.member, '/payment/test', { payment_id: started.payment_id })
    expect((await startPay(buying.member, order.trade_id)).payment_id).toBe(again.payment_id)
    expect(await payFor(buying.member, order.trade_id)).toMatchObject({ trade_state: 'SUCCESS' })
    const { rows } = await open().database.pool.query(
      `select cause, refund_fee, order_id from refund where trade_id = $1`,
      [order.trade_id],
    )
    expect(rows).toEqual([
      { cause: `late:${started.payment_id}`, refund_fee: order.total_fee, order_id: null },
    ])
  })

  it('orders can be searched by number and item, and name their shop', async () => {
    const buying = await buyer()
    const shirt = await buy(buying, [{ item_id: ITEM }])
    const serum = await buy(buying, [{ item_id: '70301', distributor_id: '3' }])
    const found = async (keywords: string) => {
      const { list, count } = await buying.member.data<OrdersAnswer>(
        `/orders?status=0&keywords=${encodeURIComponent(keywords)}`,
      )
      expect(count).toBe(list.length)
      return list.map(({ order_id }) => order_id)
    }
    expect(await found('T恤')).toEqual([shirt.order_id])
    expect(await found(serum.order_id)).toEqual([serum.order_id])
    expect(await found('%')).toEqual([])
    expect(await found(' ')).toHaveLength(2)
    const { list } = await buying.member.data<OrdersAnswer>('/orders?status=0')
    expect(list.map(({ distributor_name }) => distributor_name).toSorted()).toEqual([
      '禾岸生活',
      '禾岸生活 上海静安旗舰店',
    ])
  })

  it('the lists by status have as many orders as orderscount says', async () => {
    const { member } = await buyer()
    const at = (status: 'PAYED' | 'WAIT_BUYER_CONFIRM' | 'DONE') =>
      paidOrder(open().app, { user_id: member.user_id, row: { status } })
    const sent = await at('WAIT_BUYER_CONFIRM')
    await at('PAYED')
    await at('DONE')
    const listed = async (status: number) => {
      const { list } = await member.data<OrdersAnswer>(`/orders?status=${status}`)
      return list.map(({ order_id }) => order_id)
    }
    const counts = await member.data<OrdersCountAnswer>('/orderscount')
    expect(await listed(2)).toEqual([sent.order_id])
    expect(counts).toMatchObject({
      normal_payed_daishouhuo: 1,
      normal_payed_daifahuo: (await listed(6)).length,
      normal_not_rate: (await listed(7)).length,
    })
    expect(await listed(1)).toHaveLength(2)
  })

  it('lines show the purchase limit at the time of the order', async () => {
    const { pool } = open().database
    const limit = (limit_num: number) =>
      pool.query(`update goods set limit_num = $1 where company_id = '1' and goods_id = '103'`, [limit_num])
    const member = await newMember(open().app, { staff: true })
    const { rows } = await pool.query<{ item_id: string }>(
      `select item_id from staff_activity_item where company_id = '1' and activity_id = 'lucky' and not invalid`,
    )
    await limit(3)
    const lines = [{ item_id: rows[0]?.item_id ?? '' }, { item_id: ITEM }, { item_id: '10301' }]
    const order = await buy({ db: db(), member }, lines)
    await limit(0)
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order.order_id}`)
    const limits = new Map(orderInfo.items.map(({ item_id, limit_num }) => [item_id, limit_num]))
    expect(lines.map(({ item_id }) => limits.get(item_id))).toEqual([1, 0, 3])
  })

  it('lines of 特卖 and 福袋 have their product type, and valid_lucky 1 once the bag has ended', async () => {
    const member = await newMember(open().app, { staff: true })
    const { rows } = await open().database.pool.query<{ item_id: string; invalid: boolean }>(
      `select item_id, invalid from staff_activity_item where company_id = '1' and activity_id = 'lucky' order by invalid`,
    )
    const lines = [rows[0], rows.at(-1)].map((row) => ({ item_id: row?.item_id ?? '' }))
    const { order_id } = await paidOrder(open().app, {
      user_id: member.user_id,
      lines: [...lines, { item_id: ITEM }],
    })
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order_id}`)
    expect(orderInfo.items.map(({ product_type, valid_lucky }) => [product_type, valid_lucky])).toEqual([
      ['bag', 0],
      ['bag', 1],
      ['normal', 0],
    ])
  })

  it('trade.detail by tid, like the earlier gateway', async () => {
    const buying = await buyer()
    const order = await buy(buying, [{ item_id: ITEM }])
    const answer = await post(buying.member, '/trade.detail', { tid: order.order_id })
    expect([answer.statusCode, answer.json().data?.trade_id]).toEqual([200, order.trade_id])
    const none = await buying.member.call('/trade/detail')
    expect([none.statusCode, none.json().msg]).toEqual([422, '缺少 trade_id'])
  })

  it('cancelling a paid order needs approval; a shipped one cannot be cancelled', async () => {
    const buying = await buyer()
    const order = await buyAndPay(buying, [{ item_id: ITEM }])
    const body = { order_id: order.order_id, cancel_reason: '买错了' }
    const asked = await post(buying.member, '/order/cancel', body)
    expect(asked.json().data).toMatchObject({ progress: 0, refund_status: 'WAIT_CHECK' })
    const detail = await buying.member.data<OrderDetail>(`/order/${order.order_id}`)
    expect(detail).not.toHaveProperty('arrival')
    const { orderInfo, cancelData } = detail
    // what the shop leaves unanswered for 48 hours
    expect((cancelData.auto_time ?? 0) - (cancelData.create_time ?? 0)).toBe(48 * 3600)
    expect([orderInfo.order_status_des, orderInfo.order_status_msg]).toEqual([
      'PAYED_WAIT_PROCESS',
      '退款处理中',
    ])
    expect((await post(buying.member, '/order/cancel', body)).json().msg).toBe('不能重复取消订单')
    const shipped = await buyAndPay(buying, [{ item_id: ITEM }])
    await open().database.pool.query(
      `update orders set delivery_status = 'DONE', status = 'WAIT_BUYER_CONFIRM' where order_id = $1`,
      [shipped.order_id],
    )
    const refused = await post(buying.member, '/order/cancel', { ...body, order_id: shipped.order_id })
    expect(refused.json().msg).toBe('已发货订单不能取消')
  })

  it('a paid order says when it has arrived at the latest, one that waits to be paid does not', async () => {
    const buying = await buyer()
    const unpaid = await buy(buying, [{ item_id: ITEM }])
    expect(await buying.member.data(`/order/${unpaid.order_id}`)).not.toHaveProperty('arrival')
    const paid = await buyAndPay(buying, [{ item_id: ITEM }])
    const detail = await buying.member.data<OrderDetail>(`/order/${paid.order_id}`)
    // 48 hours to ship, 3 days under way
    expect(detail.arrival).toBe(detail.orderInfo.pay_time + (2 + 3) * 24 * 3600)
  })

  it('an order of another member is not found', async () => {
    const [one, other] = [await buyer(), await buyer()]
    const { order_id, trade_id } = await buy(one, [{ item_id: ITEM }])
    const asked = await Promise.all([
      other.member.call(`/order/${order_id}`),
      other.member.call(`/order_new/${trade_id}`),
      other.member.call(`/trade/detail?trade_id=${trade_id}`),
      post(other.member, '/order/cancel', { order_id, cancel_reason: '不要了' }),
      post(other.member, '/payment', { order_id, pay_type: 'test' }),
    ])
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })

  it('paying does not affect an order with the same number in another company', async () => {
    const { member, db: database } = await buyer()
    const { trade_id } = await buy({ member, db: database }, [{ item_id: ITEM }])
    const { user_id } = await newMember(open().app, { company_id: '2' })
    const { pool } = open().database
    await pool.query(
      `insert into trade select (jsonb_populate_record(t, jsonb_build_object('company_id', '2', 'user_id', $2::text))).*
         from trade t where trade_id = $1`,
      [trade_id, user_id],
    )
    await payFor(member, trade_id)
    const { rows } = await pool.query(
      `select company_id, state from trade where trade_id = $1 order by company_id`,
      [trade_id],
    )
    expect(rows).toEqual([
      { company_id: '1', state: 'SUCCESS' },
      { company_id: '2', state: 'NOTPAY' },
    ])
  })

  it('lists by status, counts, and pages from either end', async () => {
    const buying = await buyer()
    const ids = []
    for (let i = 0; i < 5; i++)
      ids.unshift((await buy(buying, [{ item_id: ITEM }], { remark: `${i}` })).order_id)
    await payFor(buying.member, ids[4] ?? '')
    const page = async (query: string) => {
      const { list } = await buying.member.data<OrdersAnswer>(`/orders?pageSize=2&${query}`)
      return list.map(({ order_id }) => order_id)
    }
    expect([await page('page=1'), await page('page=2'), await page('page=3'), await page('page=4')]).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
      // past the end is the last page
      ids.slice(4),
    ])
    expect(await page(`before=${ids[1]}`)).toEqual(ids.slice(2, 4))
    expect(await page('status=6')).toEqual([ids[4]])
    const counts = await buying.member.data<OrdersCountAnswer>('/orderscount')
    expect(counts).toMatchObject({ normal_notpay_notdelivery: 4, normal_payed_daifahuo: 1 })
    const anonymous = await open().get('/orderscount')
    expect(anonymous.json()).toEqual({ data: {} })
  })
})
