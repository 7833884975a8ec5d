/** Conditions for what operators who are narrowed to some shops or pages see. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { orders } from './schema'

/** Rows of these shops, and rows without a shop. @param shops empty: of all */
export const inShops = (column: SQLWrapper, shops: readonly string[]): SQL =>
  shops.length === 0 ? sql`true` : sql`(${column} is null or ${isOne(column, shops)})`

/** Rows of these pages. @param pages empty: of all */
export const inPages = (column: SQLWrapper, pages: readonly string[]): SQL =>
  pages.length === 0 ? sql`true` : isOne(column, pages)

/** Rows about an order of these shops. */
export const ofOrders = (company_id: string, order_id: SQLWrapper, shops: readonly string[]): SQL =>
  shops.length === 0
    ? sql`true`
    : sql`exists (select 1 from ${orders} own where own.company_id = ${company_id}
                   and own.order_id = ${order_id} and ${isOne(sql`own.distributor_id`, shops)})`

/** Rows about a trade all of whose orders are of these shops: its amount is that of all. */
export const ofTrades = (company_id: string, trade_id: SQLWrapper, shops: readonly string[]): SQL =>
  shops.length === 0
    ? sql`true`
    : sql`not exists (select 1 from ${orders} other where other.company_id = ${company_id}
                       and other.trade_id = ${trade_id} and not ${isOne(sql`other.distributor_id`, shops)})`

/** Rows about a trade with an order of this shop. */
export const withOrderOf = (company_id: string, trade_id: SQLWrapper, shop: string): SQL =>
  sql`exists (select 1 from ${orders} own where own.company_id = ${company_id}
               and own.trade_id = ${trade_id} and own.distributor_id = ${shop})`

const isOne = (column: SQLWrapper, ids: readonly string[]) =>
  sql`${column} = any(${sql.param([...ids])}::text[])`
