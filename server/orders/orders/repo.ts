import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import { delivery, line_discount, order_line, orders, shop, trade } from '../../db/schema'
import { timeNow } from '../../db/time'
import { lineCases, type LineCase } from '../aftersale-state/repo'
import type { DeliveryRow, LineRow, OrderRow } from '../order-repo'
import { shopNameOf } from '../../platform'

export interface OrderFilter {
  company_id: string
  user_id: string
  order_types: readonly string[]
  /** By `status` of the request; 0 for all (rule api-17). */
  status: number
  is_rate?: boolean | undefined
  order_id?: string | undefined
  /** An order's number, or a part of the name of an item. */
  keywords?: string | undefined
  /** Unix seconds. */
  from?: number | undefined
  until?: number | undefined
}

/** Where a page begins: after a number of orders, or after a given order. */
export type PageStart = { offset: number } | { before: string }

export interface ShownOrder {
  order: OrderRow
  /** End of the time to pay. */
  expires: Date
}

const NEWEST_FIRST = sql`order by o.created desc, o.order_id desc`
const OLDEST_FIRST = sql`order by o.created, o.order_id`

export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from orders o where ${matching(filter)}`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Ids of one page, the newest first. Pages of the older half are read from the other end, so that the last one costs no
 * more than the first.
 */
export async function orderPage(
  db: Database,
  filter: OrderFilter,
  { start, limit, total }: { start: PageStart; limit: number; total: number },
): Promise<string[]> {
  const { company_id } = filter
  const read = async (rest: SQL) => {
    const { rows } = await db.execute<{ order_id: string }>(
      sql`select o.order_id from orders o where ${matching(filter)} ${rest}`,
    )
    return rows.map(({ order_id }) => order_id)
  }
  if ('before' in start)
    return read(sql`
      and (o.created, o.order_id) < (select b.created, b.order_id from orders b
             where b.company_id = ${company_id} and b.user_id = ${filter.user_id} and b.order_id = ${start.before})
      ${NEWEST_FIRST} limit ${limit}`)
  const { offset } = start
  if (offset >= total) return []
  if (offset <= total / 2) return read(sql`${NEWEST_FIRST} limit ${limit} offset ${offset}`)
  const size = Math.min(limit, total - offset)
  return (await read(sql`${OLDEST_FIRST} limit ${size} offset ${total - offset - size}`)).toReversed()
}

/** The orders with these ids, in the same sequence. */
export async function ordersById(
  db: Database | Transaction,
  company_id: string,
  order_ids: string[],
): Promise<ShownOrder[]> {
  if (order_ids.length === 0) return []
  const rows = await db
    .select({ order: orders, expires: trade.expires })
    .from(orders)
    .innerJoin(trade, and(eq(trade.company_id, orders.company_id), eq(trade.trade_id, orders.trade_id)))
    .where(and(eq(orders.company_id, company_id), inArray(orders.order_id, order_ids)))
  const byId = new Map(rows.map((row) => [row.order.order_id, row]))
  return order_ids.flatMap((id) => byId.get(id) ?? [])
}

/** The rows that belong to some orders, for their answers. */
export interface OrderDetails {
  lines: LineRow[]
  shares: (typeof line_discount.$inferSelect)[]
  parcels: DeliveryRow[]
  shops: (typeof shop.$inferSelect)[]
  /** Name of the head office. */
  company_name: string
  /** After-sales cases of their lines, the newest last. */
  aftersales: LineCase[]
  /** Items of sales (特卖) and lucky bags (福袋); others are absent. */
  bags: Map<string, StaffItem>
}

export async function orderDetailsOf(
  db: Database | Transaction,
  company_id: string,
  shown: ShownOrder[],
): Promise<OrderDetails> {
  const ids = shown.map(({ order }) => order.order_id)
  const shopIds = [...new Set(shown.map(({ order }) => order.distributor_id))]
  if (ids.length === 0)
    return {
      lines: [],
      shares: [],
      parcels: [],
      shops: [],
      company_name: '',
      aftersales: [],
      bags: new Map(),
    }
  const lines = await db
    .select()
    .from(order_line)
    .where(and(eq(order_line.company_id, company_id), inArray(order_line.order_id, ids)))
    .orderBy(asc(order_line.sort))
  const shares = await db
    .select()
    .from(line_discount)
    .where(and(eq(line_discount.company_id, company_id), inArray(line_discount.order_id, ids)))
    .orderBy(asc(line_discount.source))
  const parcels = await db
    .select()
    .from(delivery)
    .where(and(eq(delivery.company_id, company_id), inArray(delivery.order_id, ids)))
    .orderBy(asc(delivery.created), asc(delivery.delivery_id))
  const shops = await db
    .select()
    .from(shop)
    .where(and(eq(shop.company_id, company_id), inArray(shop.distributor_id, shopIds)))
  const company_name = await shopNameOf(db, company_id)
  const aftersales = await lineCases(db, company_id, ids)
  const bags = await staffItemsOf(db, company_id, lines)
  return { lines, shares, parcels, shops, company_name, aftersales, bags }
}

interface OrderCounts extends Record<string, unknown> {
  unpaid: number
  to_ship: number
  to_receive: number
  to_fetch: number
  to_rate: number
  aftersales: number
  aftersales_pending: number
  aftersales_processing: number
}

export async function orderCounts(
  db: Database,
  { company_id, user_id }: { company_id: string; user_id: string },
  now: Date,
): Promise<OrderCounts> {
  const { rows } = await db.execute<OrderCounts>(sql`
    select (count(*) filter (where ${inStatus(company_id, 5, now)}))::int as unpaid,
           (count(*) filter (where ${inStatus(company_id, 6, now)}))::int as to_ship,
           (count(*) filter (where ${inStatus(company_id, 2, now)}))::int as to_receive,
           (count(*) filter (where ${inStatus(company_id, 4, now)}))::int as to_fetch,
           (count(*) filter (where ${inStatus(company_id, 7, now)}))::int as to_rate,
           a.aftersales, a.aftersales_pending, a.aftersales_processing
      from (select count(*)::int as aftersales,
                   (count(*) filter (where state = 'APPLIED'))::int as aftersales_pending,
                   (count(*) filter (where state in ('WAIT_SENDBACK', 'SENT', 'RECEIVED', 'REFUNDING')))::int
                     as aftersales_processing
              from aftersale where company_id = ${company_id} and user_id = ${user_id}) a
      left join orders o on o.company_id = ${company_id} and o.user_id = ${user_id} and o.deleted is null
        and o.order_type <> 'normal_pointsmall'
     group by a.aftersales, a.aftersales_pending, a.aftersales_processing`)
  const [row] = rows
  if (!row) throw new Error('Expected the counts of orders, found none')
  return row
}

function matching({ company_id, user_id, order_types, ...filter }: OrderFilter): SQL {
  const found = [
    sql`o.company_id = ${company_id} and o.user_id = ${user_id} and o.deleted is null`,
    sql`o.order_type = any(${sql.param([...order_types])}::text[])`,
    inStatus(company_id, filter.status, timeNow()),
  ]
  if (filter.is_rate !== undefined) found.push(sql`o.is_rate = ${filter.is_rate}`)
  if (filter.order_id !== undefined) found.push(sql`o.order_id = ${filter.order_id}`)
  if (filter.keywords !== undefined)
    found.push(sql`(o.order_id = ${filter.keywords} or exists (
      select 1 from order_line l where l.company_id = ${company_id} and l.order_id = o.order_id
         and l.item_name ilike ${containing(filter.keywords)}))`)
  if (filter.from !== undefined) found.push(sql`o.created >= to_timestamp(${filter.from})`)
  if (filter.until !== undefined) found.push(sql`o.created <= to_timestamp(${filter.until})`)
  return sql.join(found, sql` and `)
}

/** Condition for `status` of `orders` (rule api-17); expired orders do not count as unpaid. */
function inStatus(company_id: string, status: number, now: Date): SQL {
  switch (status) {
    case 1:
      return sql`o.status in ('PAYED', 'WAIT_BUYER_CONFIRM') and o.ziti_status <> 'PENDING'`
    case 2:
      return sql`o.status = 'WAIT_BUYER_CONFIRM'`
    case 3:
      return sql`o.status = 'DONE'`
    case 4:
      return sql`o.status = 'PAYED' and o.ziti_status = 'PENDING'`
    case 5:
      return sql`(o.status = 'WAIT_PAID_CONFIRM' or o.status = 'NOTPAY' and exists (
        select 1 from trade t where t.company_id = ${company_id} and t.trade_id = o.trade_id
           and t.expires > ${now.toISOString()}::timestamptz))`
    case 6:
      return sql`o.status = 'PAYED' and o.ziti_status <> 'PENDING'`
    case 7:
      return sql`o.status = 'DONE' and not o.is_rate`
    default:
      return sql`true`
  }
}

/** Hides a finished order from its buyer's list. @returns false if it is not finished */
export async function hideOrder(
  db: Database,
  { company_id, user_id, order_id }: { company_id: string; user_id: string; order_id: string },
  now: Date,
): Promise<boolean> {
  const hidden = await db
    .update(orders)
    .set({ deleted: now, updated: now })
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.user_id, user_id),
        eq(orders.order_id, order_id),
        inArray(orders.status, ['DONE', 'CANCEL', 'REFUND_SUCCESS']),
      ),
    )
    .returning({ order_id: orders.order_id })
  return hidden.length === 1
}

/** An item that only employees can buy. */
interface StaffItem extends Record<string, unknown> {
  item_id: string
  product_type: 'sale' | 'bag'
  /** 1: a lucky bag that is no longer available. */
  valid_lucky: 0 | 1
}

/** Those of the items that are sales (特卖) or lucky bags (福袋), by item_id. */
async function staffItemsOf(
  db: Database | Transaction,
  company_id: string,
  lines: readonly { item_id: string }[],
): Promise<Map<string, StaffItem>> {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))]
  const { rows } = await db.execute<StaffItem>(sql`
    select i.item_id, g.product_type,
           (exists (select 1 from staff_activity_item a
                     where a.company_id = ${company_id} and a.item_id = i.item_id and a.invalid))::int as valid_lucky
      from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = any(${sql.param(ids)}::text[])
       and g.product_type <> 'normal'`)
  return new Map(rows.map((row) => [row.item_id, row]))
}
