import { and, asc, eq, gte, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { payment, refund } from '../../db/schema'
import { beginsWith, countOf, NUMBER } from '../../db/search'
import { type Keyset, keysetPage, type Slice } from '../../db/keyset'
import { type ShopsOf, spanOfFilter, type WorklistSearch } from '../../back-office'
import { ofOrders, ofTrades, withOrderOf } from '../../db/shops'
import { OFFLINE_PAY } from '../trades/repo'
import type { RefundToPay } from './repo'

const BY_TRANSFER = sql`${payment.pay_type} = ${OFFLINE_PAY} and ${refund.refund_fee} > 0`
const OPEN = sql`${refund.state} in ('READY', 'PROCESSING')`

/** Conditions of the worklist's tabs. */
const TABS: Record<string, SQL> = {
  failed: sql`${refund.state} = 'FAILS'`,
  transfer: sql`${OPEN} and ${BY_TRANSFER}`,
  under_way: sql`${OPEN} and not coalesce(${BY_TRANSFER}, false)`,
  done: sql`${refund.state} = 'SUCCESS'`,
}

const LATEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${refund.updated}`, kind: 'time' },
    { sql: sql`${refund.refund_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

const paidBy = and(eq(payment.company_id, refund.company_id), eq(payment.payment_id, refund.payment_id))
const COLUMNS = { row: refund, pay_type: payment.pay_type, pay_fee: payment.pay_fee }

const refunds = (db: Database | Transaction, where: SQL | undefined) =>
  db.select(COLUMNS).from(refund).leftJoin(payment, paidBy).where(where)

const refundsIn = (db: Database, where: SQL | undefined, { cursor, ...slice }: Slice) =>
  db
    .select({ ...COLUMNS, cursor })
    .from(refund)
    .leftJoin(payment, paidBy)
    .where(and(where, slice.where))
    .orderBy(slice.orderBy)
    .limit(slice.limit)
    .offset(slice.offset)

const refundIds = (db: Database, where: SQL | undefined) =>
  db.select({ refund_id: refund.refund_id }).from(refund).leftJoin(payment, paidBy).where(where)

const flat = ({ row, pay_type, pay_fee }: Awaited<ReturnType<typeof refunds>>[number]): RefundToPay => ({
  ...row,
  pay_type: pay_type ?? '',
  pay_fee: pay_fee ?? 0,
})

/** Refunds by the number of order, trade or refund; digits may be the beginning of a number. */
const ofNumber = (words: string) =>
  or(
    ...[refund.order_id, refund.trade_id, refund.refund_id].map((number) =>
      NUMBER.test(words) ? beginsWith(sql`${number}`, words) : eq(number, words),
    ),
  )

const doneWithin = ({ from, to }: { from: Date; to: Date }) =>
  and(gte(refund.done, from), lt(refund.done, to))

/** Refunds of this shop's orders, and of trades with one of them. */
const ofShop = (company_id: string, shop: string) =>
  or(
    and(isNotNull(refund.order_id), ofOrders(company_id, refund.order_id, [shop])),
    and(isNull(refund.order_id), withOrderOf(company_id, refund.trade_id, shop)),
  )

/** One page of the company's refunds, the latest first, and their number; a keyword is a number of order, trade or refund. */
export async function refundPage(
  db: Database,
  { company_id, tab, keyword, filters = {}, sight, at }: WorklistSearch,
) {
  const words = keyword?.trim()
  const { shop, done } = filters
  const where = and(
    eq(refund.company_id, company_id),
    TABS[tab],
    // a refund without an order is of a payment of the whole trade
    or(
      and(isNotNull(refund.order_id), ofOrders(company_id, refund.order_id, sight.shops)),
      and(isNull(refund.order_id), ofTrades(company_id, refund.trade_id, sight.shops)),
    ),
    shop === undefined ? undefined : ofShop(company_id, shop),
    done === undefined ? undefined : doneWithin(spanOfFilter(done)),
    words ? ofNumber(words) : undefined,
  )
  const [{ rows, ...page }, count] = await Promise.all([
    keysetPage(LATEST_FIRST, at, (slice) => refundsIn(db, where, slice)),
    countOf(db, keyword, () => refundIds(db, where)),
  ])
  return { rows: rows.map(flat), ...page, ...count }
}

export async function refundToPay(
  db: Database | Transaction,
  company_id: string,
  refund_id: string,
): Promise<RefundToPay | undefined> {
  const [row] = await refunds(db, and(eq(refund.company_id, company_id), eq(refund.refund_id, refund_id)))
  return row && flat(row)
}

/** An order's refunds, the first one first. */
export async function refundsOfOrder(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<RefundToPay[]> {
  const where = and(eq(refund.company_id, company_id), eq(refund.order_id, order_id))
  const rows = await refunds(db, where).orderBy(asc(refund.created), asc(refund.refund_id))
  return rows.map(flat)
}

/** The shop of a refund's order, or those of its trade. */
export const shopsOfRefunds: ShopsOf = (company_id, ids) => sql`
  select refund.refund_id as id, orders.distributor_id as shop from refund
    join orders on orders.company_id = refund.company_id
     and (orders.order_id = refund.order_id or refund.order_id is null and orders.trade_id = refund.trade_id)
   where refund.company_id = ${company_id} and refund.refund_id = any(${sql.param([...ids])}::text[])`
