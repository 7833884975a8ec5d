import { expect, it } from 'vitest'
import type { OrderCreated, OrderDetail, OrdersAnswer } from '@schemas/generated/api'
import { fillCart } from '@tests/helpers/cart'
import { buy, payFor, RECEIVER } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { checkOrderNumber } from '../../payments/trades/order-number'

const BALANCED = { ledger: [], held: [] }
const ITEM = '10101'

describeApi('orders', (open) => {
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

  it('order_new makes an order of the checked lines and reserves stock', async () => {
    const buying = await buyer()
    const before = await stockOf()
    const order = await buy(buying, [
      { item_id: ITEM, num: 2 },
      { item_id: '10201', is_checked: false },
    ])
    expect(order).toMatchObject({ order_type: 'normal', pay_type: '', team_id: '' })
    expect(order.orders).toEqual([
      { order_id: order.order_id, distributor_id: '0', total_fee: order.total_fee },
    ])
    expect([order.order_id, order.trade_id].every(checkOrderNumber)).toBe(true)
    const detail = await buying.member.data<OrderDetail>(`/order/${order.order_id}`)
    expect(detail.orderInfo).toMatchObject({
      order_status: 'NOTPAY',
      order_status_des: 'NOTPAY',
      order_status_msg: '待支付',
      receiver_name: '李明',
      receiver_mobile: '139****0001',
      total_fee: order.total_fee,
    })
    const { items, item_fee, discount_fee, freight_fee, total_fee } = detail.orderInfo
    expect(items.map(({ item_id, num }) => [item_id, num])).toEqual([[ITEM, 2]])
    expect(item_fee - discount_fee + freight_fee).toBe(total_fee)
    expect(await stockOf()).toEqual({ ...before, reserved: (before?.reserved ?? 0) + 2 })
    const left = await open().database.pool.query(`select item_id from cart_line where owner = $1`, [
      `m:${buying.member.user_id}`,
    ])
    expect(left.rows).toEqual([{ item_id: '10201' }])
    expect(await ledgerFaults(db(), '1')).toEqual(BALANCED)
  })

  it('several shops are one trade with an order each; one payment pays all', async () => {
    const buying = await buyer()
    const lines = [{ item_id: ITEM }, { item_id: '70301', distributor_id: '3' }]
    const order = await buy(buying, lines)
    expect(order.orders.map(({ distributor_id }) => distributor_id)).toEqual(['0', '3'])
    expect(order.orders.reduce((sum, { total_fee }) => sum + total_fee, 0)).toBe(order.total_fee)
    const paid = await payFor(buying.member, order.orders[1]?.order_id ?? '')
    expect(paid).toMatchObject({ trade_state: 'SUCCESS', pay_type: 'test', trade_id: order.trade_id })
    const { list } = await buying.member.data<OrdersAnswer>('/orders?status=6')
    expect(list.map(({ order_status_des, pay_type }) => [order_status_des, pay_type])).toEqual([
      ['PAYED', 'test'],
      ['PAYED', 'test'],
    ])
  })

  it('the same key and body is the same order, another body is 422', async () => {
    const buying = await buyer()
    await fillCart(db(), buying.member.user_id, [{ item_id: ITEM }])
    const headers = { 'idempotency-key': 'checkout-0001' }
    const first = await post(buying.member, '/order_new', RECEIVER, headers)
    const again = await post(buying.member, '/order_new', RECEIVER, headers)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
    const other = await post(buying.member, '/order_new', { ...RECEIVER, remark: '快' }, headers)
    expect([other.statusCode, other.json().data.code]).toEqual([422, 422021])
    const { count } = await buying.member.data<OrdersAnswer>('/orders')
    expect(count).toBe(1)
  })

  it('refuses a malformed key', async () => {
    const { member } = await buyer()
    const answer = await post(member, '/order_new', RECEIVER, { 'idempotency-key': 'a b' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().msg).toBe('Idempotency-Key 应为 8–128 个字母、数字、- 或 _，收到 "a b"')
  })

  it('without a key a second click is the same order, a new cart is a new one', async () => {
    const buying = await buyer()
    const first = await buy(buying, [{ item_id: ITEM }])
    const again = await buying.member.data<OrderCreated>('/order_new', { method: 'POST', body: RECEIVER })
    expect(again).toEqual(first)
    const other = await buy(buying, [{ item_id: ITEM }])
    expect(other.order_id).not.toBe(first.order_id)
  })

  it('answers 409 with the new quote and the differences if the total has changed', async () => {
    const { member } = await buyer()
    await fillCart(db(), member.user_id, [{ item_id: ITEM }])
    const quote = await member.data<{ quote_id: string; total_fee: number }>('/getFreightFee', {
      method: 'POST',
      body: RECEIVER,
    })
    const expected_total = quote.total_fee - 1
    const refused = await post(member, '/order_new', { ...RECEIVER, expected_total })
    expect(refused.statusCode).toBe(409)
    const { message, details } = refused.json().data
    expect(message).toBe('价格已变动')
    expect(details.quote.total_fee).toBe(quote.total_fee)
    expect(details.changes).toEqual([
      { field: 'total_fee', item_id: '', item_name: '', before: expected_total, after: quote.total_fee },
    ])
    await open().database.pool.query(
      `update goods_item set price = price + 100 where company_id = '1' and item_id = $1`,
      [ITEM],
    )
    const stale = await post(member, '/order_new', { ...RECEIVER, quote_id: quote.quote_id })
    await open().database.pool.query(
      `update goods_item set price = price - 100 where company_id = '1' and item_id = $1`,
      [ITEM],
    )
    expect(stale.statusCode).toBe(409)
    expect(stale.json().data.details.changes).toContainEqual(
      expect.objectContaining({ field: 'price', item_id: ITEM }),
    )
    const body = { ...RECEIVER, expected_total: quote.total_fee, quote_id: quote.quote_id }
    expect((await post(member, '/order_new', body)).statusCode).toBe(200)
  })

  it('refuses the whole order with a reason for each line that cannot be bought', async () => {
    const { member } = await buyer()
    const before = await stockOf()
    await fillCart(db(), member.user_id, [
      { item_id: ITEM, num: 1 },
      { item_id: '10201', num: 99_999 },
    ])
    const refused = await post(member, '/order_new', RECEIVER)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data.details.lines).toEqual([
      expect.objectContaining({
        item_id: '10201',
        reason: expect.stringMatching(/^库存不足，最大库存为\d+件$/),
      }),
    ])
    expect(await stockOf()).toEqual(before)
  })

  it('requires a receiver, and a tax number for companies', async () => {
    const { member } = await buyer()
    await fillCart(db(), member.user_id, [{ item_id: ITEM }])
    const nowhere = await post(member, '/order_new', { receiver_name: '李明' })
    expect(nowhere.statusCode).toBe(422)
    expect(nowhere.json().data.errors).toEqual({
      receiver_mobile: ['请填写手机号码'],
      receiver_state: ['请选择所在地区'],
      receiver_city: ['请选择所在地区'],
      receiver_address: ['请填写详细地址'],
    })
    const invoice_content = { title: 'unit', content: '和安贸易' }
    const untaxed = await post(member, '/order_new', { ...RECEIVER, invoice_content })
    expect(untaxed.json().data.errors).toEqual({ 'invoice_content.registration_number': ['请填写税号'] })
  })

  it.each([
    ['火星', '奥林帕斯', '山'],
    ['北京市', '北京市', '没有区'],
    ['北京市', '北京市', ''],
    ['北京市', '没有市', '昌平区'],
  ])('no order goes to a place that does not exist: %s %s %s', async (...place) => {
    const { member } = await buyer()
    const [receiver_state, receiver_city, receiver_district] = place
    await fillCart(db(), member.user_id, [{ item_id: ITEM }])
    const body = { ...RECEIVER, receiver_state, receiver_city, receiver_district }
    const refused = await post(member, '/order_new', body)
    expect([refused.statusCode, Object.keys(refused.json().data.errors)]).toEqual([
      422,
      ['receiver_district'],
    ])
  })

  it('stores the region under the name that freight is computed with', async () => {
    const buying = await buyer()
    const place = { receiver_state: '新疆', receiver_city: '乌鲁木齐', receiver_district: '天山区' }
    const { order_id } = await buy(buying, [{ item_id: ITEM }], place)
    const { orderInfo } = await buying.member.data<OrderDetail>(`/order/${order_id}`)
    expect(orderInfo).toMatchObject({
      receiver_state: '新疆维吾尔自治区',
      receiver_city: '乌鲁木齐市',
      receiver_district: '天山区',
    })
  })

  it('the order keeps the address of the address book as it was', async () => {
    const buying = await buyer()
    const { member } = buying
    const address = {
      username: '王芳',
      telephone: '13800001234',
      province: '北京市',
      city: '北京市',
      county: '昌平区',
      adrdetail: '沙河 2 号',
    }
    const { address_id } = await member.data<{ address_id: string }>('/member/address', {
      method: 'POST',
      body: address,
    })
    await fillCart(db(), member.user_id, [{ item_id: ITEM }])
    const order = await member.data<OrderCreated>('/order_new', { method: 'POST', body: { address_id } })
    await member.call(`/member/address/${address_id}`, { method: 'DELETE' })
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order.order_id}`)
    expect(orderInfo).toMatchObject({
      receiver_name: '王芳',
      receiver_mobile: '138****1234',
      receiver_address: '沙河 2 号',
    })
    const strange = await post(member, '/order_new', { address_id: 'nobody' })
    expect(strange.statusCode).toBe(404)
  })

  it('a member has at most 20 unpaid orders', async () => {
    const buying = await buyer()
    for (let i = 0; i < 20; i++) await buy(buying, [{ item_id: ITEM }], { remark: `${i}` })
    await fillCart(db(), buying.member.user_id, [{ item_id: ITEM }])
    const refused = await post(buying.member, '/order_new', RECEIVER)
    expect([refused.statusCode, refused.json().data.code]).toEqual([409, 409024])
  })
})
