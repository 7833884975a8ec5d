import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOST_CHECKOUT_CENTS, tooDearMessage } from '@schemas/cart'
import { inTransaction } from '@server/db/transaction'
import { fillCart } from '@tests/helpers/cart'
import { buy, RECEIVER } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { figure } from '@tests/helpers/soak'
import { addConsumption } from '../../members/members/grades-repo'
import { grantPoints, JOURNAL } from '../../members/points/service'

const MOST_PRICE = 99_999_999
const MOST_PIECES = 99_999

describeApi('sums of money', (open) => {
  const db = () => open().database.db
  const query = async (sql: string, values: unknown[] = []) =>
    (await open().database.pool.query(sql, values)).rows

  it('any quantity of any item can be quoted and ordered, or is refused with a message', async () => {
    await query(
      `insert into goods_item (company_id, item_id, goods_id, price) values ('1', 'dear', '801', 1)`,
    )
    await query(
      `insert into item_stock (company_id, distributor_id, item_id, stock) values ('1', '0', 'dear', 2000000000)`,
    )
    const dear = fc.record({
      price: fc.oneof(fc.integer({ min: 1, max: MOST_PRICE }), fc.constant(MOST_PRICE)),
      market_price: fc.integer({ min: 0, max: MOST_PRICE }),
      num: fc.oneof(fc.integer({ min: 1, max: MOST_PIECES }), fc.constant(MOST_PIECES)),
    })
    await fc.assert(
      fc.asyncProperty(dear, async ({ price, market_price, num }) => {
        const member = await newMember(open().app)
        await query(`update goods_item set price = $1, market_price = $2 where item_id = 'dear'`, [
          price,
          market_price,
        ])
        await fillCart(db(), member.user_id, [{ item_id: 'dear', num }])
        expect((await member.call('/cart/list')).statusCode).toBe(200)
        const body = { ...RECEIVER, not_use_coupon: true }
        const quoted = await member.call('/getFreightFee', { method: 'POST', body })
        const ordered = await member.call('/order_new', { method: 'POST', body })
        const fits = Math.max(price, market_price) * num <= MOST_CHECKOUT_CENTS
        const [first, second] = [quoted.json(), ordered.json()]
        const outcome = [quoted.statusCode, ordered.statusCode, second.data.total_fee ?? second.msg]
        expect(outcome).toEqual(fits ? [200, 200, first.data.total_fee] : [422, 422, tooDearMessage])
      }),
      { seed: 8, numRuns: figure(10, 25) },
    )
  })

  it('very large totals of a member never make later additions fail', async () => {
    const { user_id } = await newMember(open().app)
    const owner = { company_id: '1', user_id }
    const why = { journal_type: JOURNAL.reward, point_desc: '奖励' }
    for (const cause of ['a', 'b', 'c']) {
      await inTransaction(db(), (tx) => addConsumption(tx, owner, MOST_CHECKOUT_CENTS))
      await inTransaction(db(), (tx) =>
        grantPoints(tx, { ...owner, ...why, point: 1_500_000_000, cause: `${user_id}:${cause}` }),
      )
    }
    const rows = await query(
      `select m.total_consumption, m.point, sum(e.point)::int as entries from member m
         join point_entry e on e.company_id = m.company_id and e.user_id = m.user_id
        where m.user_id = $1 group by 1, 2`,
      [user_id],
    )
    expect(rows).toEqual([{ total_consumption: 2_147_483_647, point: 2_000_000_000, entries: 2_000_000_000 }])
  })

  it('a reduced order earns points for its new total, and its voucher has the new total', async () => {
    const member = await newMember(open().app)
    const { order_id, trade_id, total_fee } = await buy({ db: db(), member }, [{ item_id: '10101', num: 3 }])
    const [before] = await query(`select get_points, freight_fee from orders where order_id = $1`, [order_id])
    expect(before.get_points).toBe(Math.floor((total_fee - before.freight_fee) / 100))
    await query(
      `insert into bank_account (company_id, bank_account_id, bank_account_name, bank_account_no, bank_name)
       values ('1', 'any', '和安', '1', '招商银行') on conflict do nothing`,
    )
    await query(
      `insert into voucher (company_id, trade_id, voucher_id, bank_account_id, pay_fee, voucher_pic)
       values ('1', $1, 'repriced', 'any', $2, '[]')`,
      [trade_id, total_fee],
    )
    const owner = await signInAs(open().app, 'owner')
    const reduce = total_fee - before.freight_fee - 150
    const value = { total_fee, reduce, reason: '议价' }
    const answer = await owner.call(`/worklists/order/${order_id}/reprice_order`, {
      method: 'POST',
      body: { value },
    })
    expect([answer.statusCode, answer.payload]).toEqual([200, expect.anything()])
    expect(await query(`select get_points from orders where order_id = $1`, [order_id])).toEqual([
      { get_points: 1 },
    ])
    expect(await query(`select pay_fee from voucher where trade_id = $1`, [trade_id])).toEqual([
      { pay_fee: total_fee - reduce },
    ])
  })

  it('missing points are reported with the price without them, not silently dropped', async () => {
    const member = await newMember(open().app, { row: { point: 300 } })
    await fillCart(db(), member.user_id, [{ item_id: '10101', num: 3 }])
    const body = { ...RECEIVER, point_use: 500, not_use_coupon: true }
    const short = await member.call('/order_new', { method: 'POST', body })
    expect([short.statusCode, short.json().data.details.changes]).toMatchObject([
      409,
      [{ field: 'point_fee', before: null, after: 300 }],
    ])
    const { total_fee } = short.json().data.details.quote
    const agreed = await member.call('/order_new', {
      method: 'POST',
      body: { ...body, expected_total: total_fee },
    })
    expect(agreed.json()).toMatchObject({ data: { total_fee } })
  })

  it('order_new returns the requested way to pay', async () => {
    const member = await newMember(open().app)
    const order = await buy({ db: db(), member }, [{ item_id: '10101' }], { pay_type: 'test' })
    expect(order.pay_type).toBe('test')
  })
})
