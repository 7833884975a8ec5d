import { beforeAll, expect, it } from 'vitest'
import { and, eq } from 'drizzle-orm'
import type { OrderDetail, Quote } from '@schemas/generated/api'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { fillCart } from '@tests/helpers/cart'
import { buy, buyAndPay, RECEIVER } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { setting } from '../../db/schema'
import { cancelPaid } from '../../orders/cancellation/service'
import { approve } from './decide'
import { settleDue } from './settle-aftersales.job'

describeApi('freight paid with points is refunded as it was paid', (open) => {
  let me: SignedInMember
  let kit: AftersaleKit
  let editor: SignedInOperator
  beforeAll(async () => {
    kit = aftersaleKit(open().app)
    editor = await signInAs(open().app, 'editor')
  })
  const trade = (value: object) =>
    open()
      .app.db.insert(setting)
      .values({ company_id: '1', name: 'trade', value })
      .onConflictDoUpdate({ target: [setting.company_id, setting.name], set: { value } })
  const withPoints = async (point: number) => {
    me = await newMember(open().app, { row: { point } })
  }
  /** Items for 20.00 yuan, half of it and of 8.00 yuan freight paid in points. */
  const order = async (options: Partial<OrderOptions> = {}) => {
    await withPoints(0)
    return paidOrder(open().app, {
      user_id: me.user_id,
      lines: [{ num: 2, price: 1_000, points: { use: 1_000, fee: 1_000 } }],
      freight_fee: 800,
      freight_points: { use: 400, fee: 400 },
      ...options,
    })
  }

  const LINES = [{ item_id: '10101' }]
  const quote = async (point_use: number) => {
    const body = { ...RECEIVER, not_use_coupon: true, point_use }
    return me.data<Quote>('/getFreightFee', { method: 'POST', body })
  }

  it('the quote: points pay items first up to their share, then freight up to the same share, if the company allows it', async () => {
    await withPoints(100_000)
    await fillCart(open().app.db, me.user_id, LINES)
    const { freight_fee, item_fee, discount_fee } = await quote(0)
    expect(freight_fee).toBeGreaterThan(0)
    const goods = Math.floor((item_fee - discount_fee) / 2)
    expect(await quote(goods - 1)).toMatchObject({ point_fee: goods - 1, freight_point: 0 })
    const most = await quote(99_999)
    const freight_point_fee = freight_fee / 2
    expect(most).toMatchObject({
      max_point: goods + freight_point_fee,
      point_use: goods + freight_point_fee,
      freight_point: freight_point_fee,
      freight_point_fee,
      freight_type: 'cash',
      total_fee: item_fee - discount_fee - goods + freight_fee - freight_point_fee,
      point_rule: { can_deduct_freight: true },
    })
    const points = most.discount_info.filter(({ type }) => type === 'point')
    expect(points.map(({ info, discount_fee: cents }) => [info, cents])).toEqual([
      ['积分抵扣', goods],
      ['积分抵扣运费', freight_point_fee],
    ])
    await trade({ can_deduct_freight: false })
    expect(await quote(99_999)).toMatchObject({ max_point: goods, freight_point: 0, freight_point_fee: 0 })
    await trade({})
  })

  it('an order stores the parts; cancelled unpaid it returns all points; paid by points alone it is paid at once', async () => {
    await withPoints(100_000)
    const paying = (point_use: number) => ({ not_use_coupon: true, point_use })
    const bought = await buy({ db: open().app.db, member: me }, LINES, paying(4_350))
    const row = await kit.order(bought.order_id)
    const lines = await kit.lines(bought.order_id)
    const sum = (column: 'share_points' | 'point_fee' | 'total_fee') =>
      lines.reduce((total, line) => total + line[column], 0)
    expect(row.freight_point).toBeGreaterThan(0)
    expect(sum('share_points') + row.freight_point).toBe(row.point_use)
    expect(sum('point_fee') + row.freight_point_fee).toBe(row.point_fee)
    expect(sum('total_fee') + row.freight_fee - row.freight_point_fee).toBe(row.total_fee)
    expect(await kit.points(me.user_id)).toBe(100_000 - row.point_use)
    const { orderInfo } = await me.data<OrderDetail>(`/order/${bought.order_id}`)
    expect(orderInfo).toMatchObject({ freight_point: row.freight_point, freight_type: 'cash' })
    await me.data('/order/cancel', {
      method: 'POST',
      body: { order_id: bought.order_id, cancel_reason: '不想要了' },
    })
    expect(await kit.points(me.user_id)).toBe(100_000)

    await trade({ deduct_proportion_limit: 100 })
    const free = await buyAndPay({ db: open().app.db, member: me }, LINES, paying(8_700))
    expect(await kit.order(free.order_id)).toMatchObject({ total_fee: 0, status: 'PAYED' })
    await kit.act((tx) => cancelPaid(tx, BY, { order_id: free.order_id, reason: '缺货' }, new Date()))
    const { rows } = await open().database.pool.query(
      'select refund_fee, refund_point from refund where order_id = $1',
      [free.order_id],
    )
    expect(rows).toEqual([{ refund_fee: 0, refund_point: (await kit.order(free.order_id)).point_use }])
    await trade({})
  })

  it('piece by piece before shipping: freight is refunded with the last one, in money and points', async () => {
    const { order_id } = await order()
    const first = await kit.applied(me, order_id, { pieces: [['1', 1]] })
    expect(first).toMatchObject({ refund_fee: 500, refund_point: 500, freight: 0, freight_point: 0 })
    const rest = await kit.applied(me, order_id, { pieces: [['1', 1]] })
    expect(rest).toMatchObject({ refund_fee: 900, refund_point: 900, freight: 400, freight_point: 400 })
    for (const { aftersales_bn } of [first, rest]) {
      await kit.act((tx) => approve(tx, BY, aftersales_bn))
      await kit.paidOut(aftersales_bn)
    }
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 1_400, refunded_point: 1_400 })
    expect(await kit.points(me.user_id)).toBe(1_400)
  })

  it('the shop refunds all unshipped pieces and all freight', async () => {
    const { order_id } = await order()
    const body = { value: { lines: [{ line_id: '1', left: 2, num: 2 }], reason: '商品缺货' } }
    await editor.data(`/worklists/order/${order_id}/refund_lines`, { method: 'POST', body })
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 1_400, refunded_point: 1_400 })
  })

  it('shipped items: half the freight in money refunds half of its points; a second case gets the rest', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const half = { pieces: [['1', 1]] as [string, number][], body: { freight: 200 } }
    const first = await kit.applied(me, order_id, half)
    expect(first).toMatchObject({ refund_fee: 700, refund_point: 700, freight: 200, freight_point: 200 })
    const view = await me.data(`/aftersales/apply/view?order_id=${order_id}`)
    expect(view).toMatchObject({ freight: 200, freight_point: 200 })
    const tooMuch = await kit.apply(me, order_id, { ...half, body: { freight: 200, freight_point: 201 } })
    expect(tooMuch.statusCode).toBe(422)
    const second = await kit.applied(me, order_id, half)
    expect(second).toMatchObject({ freight: 200, freight_point: 200 })
    // the operator grants the items alone
    await kit.act((tx) => approve(tx, BY, second.aftersales_bn, { refund_fee: 500, freight: 0 }))
    await kit.act((tx) => approve(tx, BY, first.aftersales_bn))
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 1_200, refunded_point: 1_200 })
  })

  it('the job grants no freight of what is still to be shipped, neither in money nor in points', async () => {
    const { order_id } = await order({ freight_points: { use: 800, fee: 800 } })
    const body = { freight_point: 800 }
    const aftersale = await kit.applied(me, order_id, { pieces: [['1', 1]], body })
    expect(aftersale).toMatchObject({ refund_fee: 500, refund_point: 1_300, freight: 0, freight_point: 800 })
    const late = new Date(Date.now() + 30 * 24 * 3_600_000)
    await kit.act((tx) => settleDue(tx, BY, aftersale.aftersales_bn, late))
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 500, refunded_point: 500 })
  })

  it('the points mall takes freight in points if it is set so', async () => {
    const value = { freight_type: 'point', freight_proportion: 30 }
    const where = and(eq(setting.company_id, '1'), eq(setting.name, 'points_mall'))
    const [before] = await open().app.db.select().from(setting).where(where)
    await open()
      .app.db.insert(setting)
      .values({ company_id: '1', name: 'points_mall', value })
      .onConflictDoUpdate({ target: [setting.company_id, setting.name], set: { value } })
    const query = (text: string) => open().database.pool.query(text)
    await query(`insert into goods (company_id, goods_id, default_item_id, item_name, item_type, templates_id)
      select '1', 'mall', 'mall1', '积分杯', 'pointsmall', templates_id from goods
       where company_id = '1' and goods_id = (select goods_id from goods_item where company_id = '1' and item_id = '10101')`)
    await query(
      `insert into goods_item (company_id, item_id, goods_id, price, point) values ('1', 'mall1', 'mall', 0, 500)`,
    )
    await query(
      `insert into item_stock (company_id, distributor_id, item_id, stock) values ('1', '0', 'mall1', 9)`,
    )
    await withPoints(2_000)
    await fillCart(open().app.db, me.user_id, [
      { item_id: 'mall1', num: 2, cart_type: 'fastbuy', shop_type: 'pointsmall' },
    ])
    const body = { ...RECEIVER, cart_type: 'fastbuy', order_type: 'normal_pointsmall' }
    const quoted = await me.data<Quote>('/getFreightFee', { method: 'POST', body })
    const freight_point = Math.ceil((quoted.freight_fee * 30) / 100)
    expect(quoted.freight_fee).toBeGreaterThan(0)
    expect(quoted).toMatchObject({
      freight_type: 'point',
      freight_point,
      point_use: 1_000 + freight_point,
      total_fee: 0,
    })
    const { order_id } = await me.data<{ order_id: string }>('/order_new', { method: 'POST', body })
    expect(await kit.order(order_id)).toMatchObject({ status: 'PAYED', freight_point })
    expect(await kit.points(me.user_id)).toBe(1_000 - freight_point)
    const aftersale = await kit.applied(me, order_id, { pieces: [['1', 2]] })
    expect(aftersale).toMatchObject({ refund_fee: 0, refund_point: 1_000 + freight_point, freight_point })
    await kit.act((tx) => approve(tx, BY, aftersale.aftersales_bn))
    await kit.paidOut(aftersale.aftersales_bn)
    expect(await kit.points(me.user_id)).toBe(2_000)
    if (before) await open().app.db.update(setting).set({ value: before.value }).where(where)
  })
})
