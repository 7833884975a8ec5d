import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Transaction } from '@server/db/client'
import { inTransaction } from '@server/db/transaction'
import { cancelOrder } from '@server/orders/cancellation/service'
import { closeUnpaid, lockTradeWithOrders, closeExpiredTrade } from '@server/orders/cancellation/close'
import { insertPayment } from '@server/payments/payments/repo'
import { putOwnVoucher } from '@server/payments/transfers/service'
import { settle } from '@server/payments/payments/settle'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import {
  allStand,
  COMPANY,
  newBuyers,
  order,
  outcome,
  plainItems,
  setStock,
  twoServers,
  type Buyer,
} from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

const ACTS = ['pay', 'cancel', 'expire'] as const
type Act = (typeof ACTS)[number]
const ORDERS: Act[][] = ACTS.flatMap((first) =>
  ACTS.filter((act) => act !== first).map((second) => [
    first,
    second,
    ...ACTS.filter((act) => act !== first && act !== second),
  ]),
)
const LATER = new Date(Date.now() + 3_600_000)

interface Case {
  buyer: Buyer
  order_id: string
  trade_id: string
  payment_id: string
  total_fee: number
}

describePostgres('races: paying', (server) => {
  const servers = twoServers(server)
  let item = ''
  beforeAll(async () => {
    ;[item = ''] = await plainItems(servers, 1)
    await setStock(servers.one.db, item, 100_000)
  })

  const begun = async (): Promise<Case> => {
    const { db } = servers.one
    const [buyer] = await newBuyers(db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    await fillCart(db, buyer.user_id, [{ item_id: item, num: 2 }])
    const { order_id, trade_id, total_fee } = await order(db, buyer)
    const { payment_id } = await inTransaction(db, (tx) =>
      insertPayment(tx, { company_id: COMPANY, trade_id, pay_type: 'test', pay_fee: total_fee }),
    )
    return { buyer, order_id, trade_id, payment_id, total_fee }
  }
  const report = (pay_fee: number) => {
    return { state: 'SUCCESS' as const, transaction_id: randomUUID(), pay_fee, currency: 'CNY' }
  }
  /** Runs an action up to its last statement, in a transaction that is committed later. */
  const within = async (tx: Transaction, act: Act, { order_id, trade_id, ...paid }: Case) => {
    if (act === 'pay') return settle(tx, COMPANY, paid.payment_id, report(paid.total_fee), LATER)
    const checkout = await lockTradeWithOrders(tx, COMPANY, { trade_id })
    const meant = checkout.orders.filter((one) => one.order_id === order_id)
    const by = { company_id: COMPANY, actor: act === 'cancel' ? 'member' : 'system' }
    return closeUnpaid(tx, by, checkout, meant, act, LATER)
  }
  /** The same as a real call at another server. */
  const rival = (act: Act, { buyer, order_id, trade_id, payment_id, total_fee }: Case): Promise<unknown> => {
    const { db } = servers.two
    if (act === 'pay')
      return inTransaction(db, (tx) => settle(tx, COMPANY, payment_id, report(total_fee), LATER))
    if (act === 'expire') return closeExpiredTrade(db, COMPANY, trade_id, LATER)
    const { user_id } = buyer
    return outcome(cancelOrder(db, { company_id: COMPANY, user_id, order_id, reason: act }, LATER))
  }
  /** Asserts that payments and refunds match the state. */
  const verdict = async ({ order_id, trade_id, payment_id, total_fee }: Case) => {
    const { rows } = await servers.one.pool.query(
      `select o.status, t.state as trade, p.state as payment,
              (select coalesce(sum(refund_fee), 0)::int from refund r where r.company_id = $3 and r.trade_id = t.trade_id) as refunded,
              (select count(*)::int from order_event e
                where e.company_id = $3 and e.order_id = o.order_id and e.kind in ('paid', 'cancelled')) as ends
         from orders o
         join trade t on t.company_id = o.company_id and t.trade_id = o.trade_id
         join payment p on p.company_id = o.company_id and p.payment_id = $2
        where o.company_id = $3 and o.order_id = $1`,
      [order_id, payment_id, COMPANY],
    )
    const [row] = rows
    const kept = row.payment === 'SUCCESS' ? total_fee - row.refunded : 0
    expect(row).toMatchObject(
      row.trade === 'SUCCESS'
        ? { status: expect.stringMatching(/^PAYED$/), ends: 1, refunded: 0 }
        : { status: 'CANCEL', trade: 'CLOSED', ends: 1 },
    )
    expect(kept).toBe(row.trade === 'SUCCESS' ? total_fee : 0)
    expect(trade_id).not.toBe('')
    return row.status
  }

  it.each(ORDERS)(
    '%s is about to be committed while %s and %s come: one result, with matching payments',
    async (first, second, third) => {
      for (let round = 0; round < figure(5, 170); round++) {
        const one = await begun()
        const rivals: Promise<unknown>[] = []
        await inTransaction(servers.one.db, async (tx) => {
          await within(tx, first, one)
          rivals.push(rival(second, one), rival(third, one))
          await allStand(servers, rivals)
        })
        await Promise.all(rivals)
        expect(await verdict(one)).toBe(first === 'pay' ? 'PAYED' : 'CANCEL')
      }
      expect(await ledgerFaults(servers.one.db, COMPANY)).toEqual({ ledger: [], held: [] })
    },
  )

  it('all three at once, in any order', async () => {
    const ends = []
    for (let round = 0; round < figure(30, 1_000); round++) {
      const one = await begun()
      const [a = 'pay', b = 'pay', c = 'pay'] = ORDERS[round % ORDERS.length] ?? []
      await Promise.all([rival(a, one), rival(b, one), rival(c, one)])
      ends.push(await verdict(one))
    }
    expect(ends.length).toBe(figure(30, 1_000))
    expect(await ledgerFaults(servers.one.db, COMPANY)).toEqual({ ledger: [], held: [] })
  })

  it('one notification 100 times at once: it counts once', async () => {
    const one = await begun()
    const said = report(one.total_fee)
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        inTransaction(servers.db(n), (tx) => settle(tx, COMPANY, one.payment_id, said, new Date())),
      ),
    )
    expect(results.filter((result) => result === 'paid')).toHaveLength(1)
    expect(results.filter((result) => result === 'repeated')).toHaveLength(99)
    expect(await verdict(one)).toBe('PAYED')
  })

  it('two payments of one trade arrive at once: one counts, the other is refunded completely', async () => {
    for (let round = 0; round < figure(10, 100); round++) {
      const one = await begun()
      const { trade_id, total_fee } = one
      const other = await inTransaction(servers.one.db, (tx) =>
        insertPayment(tx, { company_id: COMPANY, trade_id, pay_type: 'alipay', pay_fee: total_fee }),
      )
      const results = await Promise.all(
        [one.payment_id, other.payment_id].map((payment_id, n) =>
          inTransaction(servers.db(n), (tx) =>
            settle(tx, COMPANY, payment_id, report(total_fee), new Date()),
          ),
        ),
      )
      expect(results.toSorted()).toEqual(['late', 'paid'])
      const { rows } = await servers.one.pool.query(
        `select sum(refund_fee)::int as refunded, count(*)::int as refunds from refund where trade_id = $1`,
        [trade_id],
      )
      expect(rows).toEqual([{ refunded: total_fee, refunds: 1 }])
    }
  })

  it('eight concurrent vouchers of one member: three wait for review', async () => {
    await servers.one.pool.query(
      `insert into bank_account (company_id, bank_account_id, bank_account_name, bank_account_no, bank_name)
       values ($1, 'race', '和安', '1', '招商银行') on conflict do nothing`,
      [COMPANY],
    )
    const [buyer] = await newBuyers(servers.one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    const placed: string[] = []
    for (let n = 0; n < 8; n++) {
      await fillCart(servers.one.db, buyer.user_id, [{ item_id: item }])
      placed.push((await order(servers.one.db, buyer, { remark: `${n}` })).trade_id)
    }
    const results = await Promise.all(
      placed.map((order_id, n) =>
        outcome(
          putOwnVoucher(
            servers.db(n),
            { company_id: COMPANY, user_id: buyer.user_id },
            { order_id, bank_account_id: 'race', voucher_pic: [] },
            undefined,
            new Date(),
          ),
        ),
      ),
    )
    expect(results.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'done'),
      ...Array.from({ length: 5 }, () => 'too_many_vouchers'),
    ])
  })
})
