import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { orders, trade } from '../../db/schema'
import { lockMember } from '../../members'

export type TradeRow = typeof trade.$inferSelect

/** `pay_type` of bank transfers, which have no provider. */
export const OFFLINE_PAY = 'offline_pay'
/** `pay_type` of trades that cost nothing, because points or coupons pay them. */
export const POINT_PAY = 'point'

const oneOf = (company_id: string, trade_id: string) =>
  and(eq(trade.company_id, company_id), eq(trade.trade_id, trade_id))

/** @returns `undefined` if the number is taken */
export async function insertTrade(
  tx: Transaction,
  fresh: typeof trade.$inferInsert,
): Promise<TradeRow | undefined> {
  const [row] = await tx.insert(trade).values(fresh).onConflictDoNothing().returning()
  return row
}

export async function tradeOf(
  db: Database | Transaction,
  company_id: string,
  trade_id: string,
): Promise<TradeRow | undefined> {
  const [row] = await db.select().from(trade).where(oneOf(company_id, trade_id))
  return row
}

/** The trade that an order is paid with. */
export async function tradeOfOrder(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<TradeRow | undefined> {
  const [row] = await db
    .select({ trade_id: orders.trade_id })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.order_id, order_id)))
  return row && tradeOf(db, company_id, row.trade_id)
}

/** The orders that are paid with a trade, the oldest first. */
export async function orderIdsOfTrade(
  db: Database | Transaction,
  company_id: string,
  trade_id: string,
): Promise<string[]> {
  const rows = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.trade_id, trade_id)))
    .orderBy(asc(orders.created), asc(orders.order_id))
  return rows.map(({ order_id }) => order_id)
}

/**
 * Locks one trade until the transaction ends, after its member (see lockMember); serialises paying, cancelling and
 * changing it.
 */
export async function lockTrade(
  tx: Transaction,
  company_id: string,
  trade_id: string,
): Promise<TradeRow | undefined> {
  const known = await tradeOf(tx, company_id, trade_id)
  if (!known) return undefined
  await lockMember(tx, company_id, known.user_id)
  return lockTradeOfMember(tx, company_id, trade_id)
}

/** The same for a caller that has locked the trade's member. */
export async function lockTradeOfMember(
  tx: Transaction,
  company_id: string,
  trade_id: string,
): Promise<TradeRow | undefined> {
  const [row] = await tx.select().from(trade).where(oneOf(company_id, trade_id)).for('update')
  return row
}

/** Marks a trade as paid, unless it is paid or cancelled already or its total differs (rule orders-4). */
export async function markTradePaid(
  tx: Transaction,
  { company_id, trade_id }: Pick<TradeRow, 'company_id' | 'trade_id'>,
  paid: { payment_id: string; pay_type: string; pay_fee: number },
  now: Date,
): Promise<TradeRow | undefined> {
  const { payment_id, pay_type, pay_fee } = paid
  const [row] = await tx
    .update(trade)
    .set({ state: 'SUCCESS', payment_id, pay_type, paid: now, updated: now })
    .where(and(oneOf(company_id, trade_id), eq(trade.state, 'NOTPAY'), eq(trade.total_fee, pay_fee)))
    .returning()
  return row
}

export interface TradeChange {
  /** Cents that are added to the total; negative: subtracted. */
  total_fee?: number
  state?: TradeRow['state']
  pay_type?: string
  expires?: Date
}

export async function changeTrade(
  tx: Transaction,
  company_id: string,
  trade_id: string,
  { total_fee = 0, ...rest }: TradeChange,
  now: Date,
): Promise<void> {
  await tx
    .update(trade)
    .set({ ...rest, total_fee: sql`${trade.total_fee} + ${total_fee}::int`, updated: now })
    .where(oneOf(company_id, trade_id))
}

/** Trades whose time to pay is over, the oldest first. Those with a voucher under review do not expire. */
export async function expiredTrades(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ trade_id: string }>(sql`
    select trade_id from trade
     where company_id = ${company_id} and state = 'NOTPAY' and expires <= ${now.toISOString()}::timestamptz
       and not exists (select 1 from voucher v where v.company_id = ${company_id} and v.trade_id = trade.trade_id
                          and v.check_status = 0)
     order by expires limit ${limit}`)
  return rows.map(({ trade_id }) => trade_id)
}
