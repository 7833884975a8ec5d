import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { trade, voucher } from '../../db/schema'
import { beginsWith, countOf, NUMBER } from '../../db/search'
import { type Keyset, keysetPage } from '../../db/keyset'
import type { ShopsOf, WorklistSearch } from '../../back-office'
import { ofTrades } from '../../db/shops'
import { CHECK } from '../trades/voucher-repo'

const TABS: Record<string, number> = {
  pending: CHECK.pending,
  approved: CHECK.approved,
  refused: CHECK.refused,
}

/** Vouchers by their trade's number; digits may be its beginning. */
const ofNumber = (words: string) =>
  NUMBER.test(words) ? beginsWith(sql`${voucher.trade_id}`, words) : eq(voucher.trade_id, words)

const ofVoucher = and(eq(trade.company_id, voucher.company_id), eq(trade.trade_id, voucher.trade_id))

const LATEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${voucher.updated}`, kind: 'time' },
    { sql: sql`${voucher.trade_id}`, kind: 'text' },
  ],
  direction: 'desc',
}
const DUE_FIRST: Keyset = {
  keys: [
    { sql: sql`${trade.expires}`, kind: 'time' },
    { sql: sql`${voucher.trade_id}`, kind: 'text' },
  ],
  direction: 'asc',
}

/** One page of the company's vouchers and their number, pending ones by their deadline; a keyword is a trade's number. */
export async function voucherPage(db: Database, { company_id, tab, keyword, sight, at }: WorklistSearch) {
  const status = TABS[tab]
  const where = and(
    eq(voucher.company_id, company_id),
    ofTrades(company_id, voucher.trade_id, sight.shops),
    status === undefined ? undefined : eq(voucher.check_status, status),
    keyword?.trim() ? ofNumber(keyword.trim()) : undefined,
  )
  const [page, count] = await Promise.all([
    keysetPage(status === CHECK.pending ? DUE_FIRST : LATEST_FIRST, at, ({ cursor, ...slice }) =>
      db
        .select({ row: voucher, expires: trade.expires, cursor })
        .from(voucher)
        .innerJoin(trade, ofVoucher)
        .where(and(where, slice.where))
        .orderBy(slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset),
    ),
    countOf(db, keyword, () => db.select({ id: voucher.trade_id }).from(voucher).where(where)),
  ])
  return { ...page, ...count }
}

/** The shops of the orders that a voucher pays. */
export const shopsOfVouchers: ShopsOf = (company_id, ids) => sql`
  select orders.trade_id as id, orders.distributor_id as shop from orders
   where orders.company_id = ${company_id} and orders.trade_id = any(${sql.param([...ids])}::text[])`
