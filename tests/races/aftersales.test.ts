import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '@server/db/client'
import { aftersale, member, member_grade, order_line, orders, refund } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { AppError } from '@server/core/errors'
import { apply, withdraw } from '@server/aftersales/applications/apply'
import { settleDue } from '@server/aftersales/decisions/settle-aftersales.job'
import { approve } from '@server/aftersales/decisions/decide'
import { refundUnsent } from '@server/aftersales/decisions/unsent-refunds.handler'
import { receive } from '@server/orders/deliveries/receive'
import { ship } from '@server/orders/deliveries/ship'
import { cancelOrder, cancelPaid, lockOrderOf } from '@server/orders/cancellation/service'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { describePostgres } from '@tests/helpers/database'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { demoScratch } from '@tests/helpers/postgres'
import { figure } from '@tests/helpers/soak'

const company_id = '1'
const user_id = 'buyer'
const owner = { company_id, user_id }
const by = { company_id, actor: 'operator:客服' }
const ROUNDS = figure(12, 100)

/** Every result of concurrent actions, `done` or the error's name; any other result fails the test. */
const outcomes = (rivals: Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    rivals.map((rival) =>
      rival.then(
        () => 'done',
        (error: unknown) => {
          if (error instanceof AppError) return error.error
          throw error
        },
      ),
    ),
  )

describePostgres('races: after-sales', (server) => {
  let scratch: Awaited<ReturnType<typeof demoScratch>>
  /** Two servers of one deployment. */
  let one: OpenDatabase
  let two: OpenDatabase

  beforeAll(async () => {
    scratch = await demoScratch(server)
    one = await scratch.connect()
    two = await scratch.connect()
    const grade = { company_id, grade_id: '1', grade_name: '普通会员', default_grade: true }
    await one.db.insert(member_grade).values(grade).onConflictDoNothing()
    await one.db.insert(member).values({ company_id, user_id, mobile: '13900000000', grade_id: '1' })
  }, 60_000)
  afterAll(async () => {
    await one?.close()
    await two?.close()
    await scratch.drop()
  })

  const order = (options: Partial<OrderOptions> = {}) => paidOrder(one, { user_id, ...options })
  const rival = (index: number): Database => (index % 2 === 0 ? one : two).db
  const asking = (db: Database, order_id: string, num: number) =>
    inTransaction(db, (tx) =>
      apply(
        tx,
        owner,
        order_id,
        {
          pieces: new Map([['1', num]]),
          aftersales_type: 'ONLY_REFUND',
          reason: '质量问题',
          description: '',
          evidence_pic: [],
          return_type: 'logistics',
          contact: '',
          mobile: '',
          aftersales_address_id: '',
        },
        new Date(),
      ),
    )
  const judging = (db: Database, bn: string) => inTransaction(db, (tx) => approve(tx, by, bn))
  const rowOf = async (order_id: string) => {
    const [row] = await one.db
      .select()
      .from(orders)
      .where(and(eq(orders.company_id, company_id), eq(orders.order_id, order_id)))
    return row
  }
  const balanced = async () =>
    expect(await ledgerFaults(one.db, company_id)).toEqual({ ledger: [], held: [] })

  it('twenty concurrent applications for five pieces of a line: five are accepted', async () => {
    for (let round = 0; round < figure(1, 50); round++) {
      const { order_id, total_fee } = await order({ lines: [{ num: 5, price: 333 }] })
      const results = await outcomes(Array.from({ length: 20 }, (_, i) => asking(rival(i), order_id, 1)))
      expect(results.filter((result) => result === 'done')).toHaveLength(5)
      expect(new Set(results)).toEqual(new Set(['done', 'invalid']))
      const sheets = await one.db
        .select()
        .from(aftersale)
        .where(and(eq(aftersale.company_id, company_id), eq(aftersale.order_id, order_id)))
      expect(sheets.reduce((sum, sheet) => sum + sheet.refund_fee, 0)).toBe(total_fee)
      const [line] = await one.db
        .select()
        .from(order_line)
        .where(and(eq(order_line.company_id, company_id), eq(order_line.order_id, order_id)))
      expect(line?.left_aftersales_num).toBe(0)
    }
  })

  it('operator, job and member decide on one application at once: one decision counts, and money is refunded once or not at all', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order_id, total_fee } = await order()
      const { aftersales_bn: bn } = await asking(one.db, order_id, 1)
      const late = new Date(Date.now() + 49 * 60 * 60 * 1000)
      const results = await outcomes([
        judging(one.db, bn),
        judging(two.db, bn),
        inTransaction(two.db, (tx) => withdraw(tx, owner, bn, new Date())),
        inTransaction(one.db, (tx) => settleDue(tx, { company_id, actor: 'system' }, bn, late)),
      ])
      const [first, second, withdrawn] = results
      const row = await rowOf(order_id)
      const refunds = await one.db
        .select()
        .from(refund)
        .where(and(eq(refund.company_id, company_id), eq(refund.order_id, order_id)))
      const closed = withdrawn === 'done'
      expect([refunds.length, row?.refunded_fee]).toEqual(closed ? [0, 0] : [1, total_fee])
      expect([first, second].filter((result) => result === 'done').length).toBeLessThanOrEqual(1)
    }
    await balanced()
  })

  it('pieces are shipped or refunded, never both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order_id } = await order({ lines: [{ num: 2 }] })
      const [sent, asked] = await outcomes([
        inTransaction(one.db, (tx) => ship(tx, by, order_id, { corp: 'SF', code: 'SF1234567890' })),
        asking(two.db, order_id, 2),
      ])
      const [line] = await one.db
        .select()
        .from(order_line)
        .where(and(eq(order_line.company_id, company_id), eq(order_line.order_id, order_id)))
      // the first one decides: shipped pieces can be returned, pieces in an application are not shipped
      expect(asked).toBe('done')
      expect(line?.shipped_num).toBe(sent === 'done' ? 2 : 0)
    }
    await balanced()
  })

  it('an order is cancelled, a line refunded, a parcel shipped and an application made at once: nothing is both refunded and shipped', async () => {
    const reason = '商品缺货'
    for (let round = 0; round < ROUNDS; round++) {
      const { order_id, total_fee } = await order({ lines: [{ num: 2 }, { num: 1 }], freight_fee: 800 })
      const now = new Date()
      const cancelling = (db: Database) =>
        inTransaction(db, (tx) => cancelPaid(tx, by, { order_id, reason }, now))
      const rivals = [
        () => cancelling(one.db),
        () => inTransaction(two.db, (tx) => ship(tx, by, order_id, { corp: 'SF', code: 'SF1234567890' })),
        () =>
          inTransaction(one.db, async (tx) => {
            const row = await lockOrderOf(tx, by, order_id)
            return refundUnsent(tx, by, row, { pieces: new Map([['1', 1]]), reason }, now)
          }),
        () => cancelOrder(two.db, { ...owner, order_id, reason: '不想要了' }, now),
        () => asking(one.db, order_id, 1),
        () => cancelling(two.db),
      ]
      // another one is first each time
      const first = round % rivals.length
      const lined = [...rivals.slice(first), ...rivals.slice(0, first)]
      const results = await outcomes(lined.map((begin) => begin()))
      expect(results).toContain('done')
      expect(results.filter((result) => !['done', 'order_state', 'invalid'].includes(result))).toEqual([])
      const row = await rowOf(order_id)
      const lines = await one.db
        .select()
        .from(order_line)
        .where(and(eq(order_line.company_id, company_id), eq(order_line.order_id, order_id)))
      const sent = lines.reduce((sum, line) => sum + line.shipped_num, 0)
      expect(lines.every((line) => line.shipped_num + line.cancelled_num <= line.num)).toBe(true)
      const backByLine = lines.reduce((sum, line) => sum + line.refunded_fee, 0)
      expect([sent, row?.refunded_fee]).toEqual(
        row?.status === 'CANCEL' ? [0, total_fee] : [sent, backByLine],
      )
    }
    await balanced()
  })

  it('receiving against applying: an order with an open after-sale is not completed', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order_id } = await order()
      await inTransaction(one.db, (tx) => ship(tx, by, order_id, { corp: 'SF', code: 'SF1234567890' }))
      const [received, asked] = await outcomes([
        inTransaction(one.db, (tx) => receive(tx, { company_id, actor: 'member' }, order_id)),
        asking(two.db, order_id, 1),
      ])
      expect(asked).toBe('done')
      expect((await rowOf(order_id))?.status).toBe(received === 'done' ? 'DONE' : 'WAIT_BUYER_CONFIRM')
    }
  })

  it('two operators ship one order: its pieces are shipped once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order_id } = await order({ lines: [{ num: 3 }, { num: 2 }] })
      const results = await outcomes(
        [one.db, two.db].map((db) =>
          inTransaction(db, (tx) => ship(tx, by, order_id, { corp: 'SF', code: 'SF1234567890' })),
        ),
      )
      expect(results.toSorted()).toEqual(['done', 'order_state'])
    }
    await balanced()
  })
})
