import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { OrderCreated, OrderDetail, Quote } from '@schemas/generated/api'
import { fillCart } from '@tests/helpers/cart'
import { buy, RECEIVER } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { createOrder } from '../creation/create'

const ITEM = '10101'

const byType = (a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type)

describeApi('terms of an order', (open) => {
  const db = () => open().database.db
  const query = async (sql: string, values: unknown[] = []) =>
    (await open().database.pool.query(sql, values)).rows
  const post = (member: SignedInMember, path: string, body: object) =>
    member.call(path, { method: 'POST', body: { ...RECEIVER, ...body } })
  const quoted = async (member: SignedInMember, body: object = {}) =>
    (await post(member, '/getFreightFee', body)).json<{ data: Quote }>().data

  it('the same cart and body more than 5 s later is another order', async () => {
    const { user_id } = await newMember(open().app)
    const body = { ...RECEIVER, cart_type: 'cart', order_type: 'normal', point_use: 0 } as const
    const buyer = { user_id, grade_id: '1', vip_grade_id: null, staff: false }
    const start = Date.now()
    const orderAt = async (ms: number) => {
      const asking = { company_id: '1', member: buyer, now: new Date(start + ms) }
      await fillCart(db(), user_id, [{ item_id: ITEM, cart_id: `same-${user_id}` }])
      const { answer, repeated } = await createOrder(db(), asking, { body, key: undefined })
      await query(`delete from cart_line where owner = $1`, [`m:${user_id}`])
      return [answer.order_id, repeated] as const
    }
    const [first] = await orderAt(0)
    expect(await orderAt(4_000)).toEqual([first, true])
    const [later, repeated] = await orderAt(10_001)
    expect([later === first, repeated]).toEqual([false, false])
  })

  it('after 15 minutes only the expected total of a quote is compared', async () => {
    const member = await newMember(open().app)
    await fillCart(db(), member.user_id, [{ item_id: ITEM }])
    const { quote_id, total_fee, expires } = await quoted(member)
    expect(Math.abs(expires - Date.now() / 1000 - 15 * 60)).toBeLessThan(60)
    await query(`update quote set expires = now() - interval '1 second' where quote_id = $1`, [quote_id])
    const refused = await post(member, '/order_new', { quote_id })
    expect([refused.statusCode, refused.json().data.details.changes]).toEqual([
      409,
      [{ field: 'total_fee', item_id: '', item_name: '', before: null, after: total_fee }],
    ])
    expect(refused.json().data.details.quote.quote_id).not.toBe(quote_id)
    expect((await post(member, '/order_new', { quote_id, expected_total: total_fee })).statusCode).toBe(200)
  })

  it('another cart with the same total differs from the quote', async () => {
    const member = await newMember(open().app)
    const owner = `m:${member.user_id}`
    await query(
      `insert into goods_item (company_id, item_id, goods_id, price) values ('1', 'twin-a', '801', 5000), ('1', 'twin-b', '801', 5000)`,
    )
    await query(
      `insert into item_stock (company_id, distributor_id, item_id, stock) values ('1', '0', 'twin-a', 9), ('1', '0', 'twin-b', 9)`,
    )
    await fillCart(db(), member.user_id, [{ item_id: 'twin-a', num: 2 }, { item_id: 'twin-b' }])
    const { quote_id, total_fee } = await quoted(member)
    await query(`update cart_line set num = 3 - num where owner = $1`, [owner])
    const refused = await post(member, '/order_new', { quote_id, expected_total: total_fee })
    expect(refused.statusCode).toBe(409)
    const { changes, quote } = refused.json().data.details
    expect(quote.total_fee).toBe(total_fee)
    expect(
      changes.map(({ field, item_id, before, after }: Record<string, unknown>) => [
        field,
        item_id,
        before,
        after,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['num', 'twin-a', 2, 1],
        ['num', 'twin-b', 1, 2],
      ]),
    )
    expect((await post(member, '/order_new', { quote_id: quote.quote_id })).statusCode).toBe(200)
  })

  it('the order lists its discounts in the order of calculation, like the quote', async () => {
    const member = await newMember(open().app)
    const code = randomUUID()
    await query(
      `insert into member_coupon (company_id, user_id, code, card_id, begin_date, end_date)
       values ('1', $1, $2, '1', '2026-01-01', '2035-01-01')`,
      [member.user_id, code],
    )
    await query(`update member set point = 500 where user_id = $1`, [member.user_id])
    await fillCart(db(), member.user_id, [{ item_id: ITEM, num: 3 }])
    const body = { coupon_discount: code, point_use: 300 }
    const { quote_id, discount_info, discount_fee, point_fee } = await quoted(member, body)
    const answer = await post(member, '/order_new', { ...body, quote_id })
    const { order_id } = answer.json<{ data: OrderCreated }>().data
    const { orderInfo } = await member.data<OrderDetail>(`/order/${order_id}`)
    expect(orderInfo.discount_info).toEqual(discount_info)
    expect(orderInfo.discount_info.map(({ type, discount_fee: cents }) => [type, cents])).toEqual([
      ['full_minus', 2_000],
      [expect.stringContaining('coupon'), 2_000],
      [expect.stringContaining('point'), 300],
    ])
    expect(discount_fee + point_fee).toBe(4_300)
    // the only line has all of each discount, in the same shape
    expect(orderInfo.items.map((item) => item.discount_info.toSorted(byType))).toEqual([
      orderInfo.discount_info.toSorted(byType),
    ])
  })

  it('price, title and picture stay as they were bought when the product changes', async () => {
    const member = await newMember(open().app)
    await query(
      `insert into goods (company_id, goods_id, default_item_id, item_name, approve_status) values ('1', 'kept', 'kept', '旧名', 'onsale')`,
    )
    await query(
      `insert into goods_item (company_id, item_id, goods_id, price) values ('1', 'kept', 'kept', 5000)`,
    )
    await query(
      `insert into item_stock (company_id, distributor_id, item_id, stock) values ('1', '0', 'kept', 9)`,
    )
    const { order_id } = await buy({ db: db(), member }, [{ item_id: 'kept' }])
    const shown = async () => {
      const { orderInfo } = await member.data<OrderDetail>(`/order/${order_id}`)
      const { title, total_fee, items } = orderInfo
      return {
        title,
        total_fee,
        items: items.map(({ item_name, price, pic }) => ({ item_name, price, pic })),
      }
    }
    const before = await shown()
    expect(before).toMatchObject({ title: '旧名', items: [{ item_name: '旧名', price: 5_000 }] })
    await query(
      `update goods set item_name = '新名', pics = '["/new.webp"]', deleted = now() where goods_id = 'kept'`,
    )
    await query(`update goods_item set price = 9900 where item_id = 'kept'`)
    expect(await shown()).toEqual(before)
  })
})
