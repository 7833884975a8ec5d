/** Reports from the ledgers: orders by the time of payment, refunds by the time of payout, points by their entries. */
import { nameOfShop } from '../../shops'
import { inShops } from '../../db/shops'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'

/** Paid and refunded between two times; the end is not included. */
export interface ReportSpan {
  company_id: string
  /** Only of these shops; empty: of all. */
  shops: readonly string[]
  from: Date
  to: Date
}

type Row = Record<string, string | number>

export interface ReportSource {
  /** `select` of the rows: texts, and sums as float8. */
  rows(span: ReportSpan): SQL
  order: SQL
  /** Columns with a sum. */
  summed: readonly string[]
}

/** A page of a report with the number and the sums of all rows, in one statement: they belong to the same moment. */
export async function reportRows(
  db: Database,
  source: ReportSource,
  span: ReportSpan,
  { limit, offset }: PageWindow,
): Promise<{ rows: Row[]; count: number; totals: Row }> {
  const sums = source.summed.map(
    (key) => sql`coalesce(sum(${sql.identifier(key)}), 0)::float8 as ${sql.identifier(key)}`,
  )
  const { rows: found } = await db.execute<{ rows: Row[]; count: number; totals: Row }>(sql`
    with report as materialized (${source.rows(span)})
    select (select count(*)::int from report) as count,
           (select row_to_json(t) from (select ${sql.join(sums, sql`, `)} from report) t) as totals,
           (select coalesce(json_agg(r), '[]')
              from (select * from report order by ${source.order} limit ${limit} offset ${offset}) r) as rows`)
  const [page] = found
  if (!page) throw new Error('Expected the page of a report, found no row')
  return page
}

const moment = (time: Date) => sql`${time.toISOString()}::timestamptz`
const within = (column: SQL, { from, to }: ReportSpan) =>
  sql`${column} >= ${moment(from)} and ${column} < ${moment(to)}`

const paid = (span: ReportSpan) =>
  sql`o.company_id = ${span.company_id} and ${inShops(sql`o.distributor_id`, span.shops)} and ${within(sql`o.paid`, span)}`

/*
 * Rows that belong to those of the days are looked up one by one (`offset 0`): PostgreSQL would otherwise read whole
 * tables, which grow with the years of the shop, to join them.
 */
const linesOfOrder = ({ company_id }: ReportSpan) => sql`lateral (
  select * from order_line l where l.company_id = ${company_id} and l.order_id = o.order_id offset 0) l`

/** Refunds of orders `o`: a payment that came too late is no sale and its refund none either. */
const refunded = (span: ReportSpan) => sql`
  refund r cross join lateral (
    select * from orders o where o.company_id = ${span.company_id} and o.order_id = r.order_id offset 0) o
   where r.company_id = ${span.company_id} and r.order_id is not null and r.state = 'SUCCESS'
     and ${within(sql`r.done`, span)} and ${inShops(sql`o.distributor_id`, span.shops)}`

const piecesOf = ({ company_id }: ReportSpan) =>
  sql`(select sum(l.num) from order_line l where l.company_id = ${company_id} and l.order_id = o.order_id)`
/** Promotions, coupons and adjustments: what the other amounts of the order leave. */
const DISCOUNT = sql`(o.item_fee + o.freight_fee - o.point_fee - o.total_fee)`

const SOLD = [
  'orders',
  'pieces',
  'item_fee',
  'discount_fee',
  'point_fee',
  'freight_fee',
  'total_fee',
] as const
const REFUNDED = ['refunds', 'refund_fee'] as const
const MOVED = [...SOLD, ...REFUNDED]

/** Paid orders and refunds under one key; `rest` names further columns that depend on the key. */
const movedBy = (span: ReportSpan, orderKey: SQL, refundKey: SQL) => sql`
  select ${orderKey} as key, 1 as orders, ${piecesOf(span)} as pieces, o.item_fee, ${DISCOUNT} as discount_fee, o.point_fee,
         o.freight_fee, o.total_fee, 0 as refunds, 0 as refund_fee
    from orders o where ${paid(span)}
  union all
  select ${refundKey}, 0, 0, 0, 0, 0, 0, 0, 1, r.refund_fee
    from ${refunded(span)}`

const sumsOf = (keys: readonly string[]) =>
  sql.join(
    keys.map((key) => sql`sum(m.${sql.identifier(key)})::float8 as ${sql.identifier(key)}`),
    sql`, `,
  )
const NET = sql`(sum(m.total_fee) - sum(m.refund_fee))::float8 as net_fee`

const dayOf = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

export const SALES: ReportSource = {
  rows: (span) => sql`
    select m.key as day, ${sumsOf(MOVED)}, ${NET}
      from (${movedBy(span, dayOf(sql`o.paid`), dayOf(sql`r.done`))}) m group by m.key`,
  order: sql`day`,
  summed: [...MOVED, 'net_fee'],
}

export const SHOPS: ReportSource = {
  rows: (span) => sql`
    select m.key as distributor_id,
           ${nameOfShop(span.company_id, sql`m.key`)} as name,
           ${sumsOf(MOVED)}, ${NET}
      from (${movedBy(span, sql`o.distributor_id`, sql`o.distributor_id`)}) m group by m.key`,
  order: sql`total_fee desc, distributor_id`,
  summed: [...MOVED, 'net_fee'],
}

const POINTS = ['points_in', 'points_out'] as const
const BOUGHT = ['orders', 'total_fee', ...REFUNDED] as const

export const MEMBERS: ReportSource = {
  rows: (span) => sql`
    select m.key as user_id,
           coalesce((select coalesce(nullif(u.username, ''), nullif(u.nickname, ''), '') from member u
                      where u.company_id = ${span.company_id} and u.user_id = m.key), '') as name,
           coalesce((select u.mobile from member u
                      where u.company_id = ${span.company_id} and u.user_id = m.key), '') as mobile,
           ${sumsOf([...BOUGHT, ...POINTS])}, ${NET}
      from (select b.key, b.orders, b.total_fee, b.refunds, b.refund_fee, 0 as points_in, 0 as points_out
              from (${movedBy(span, sql`o.user_id`, sql`o.user_id`)}) b
            union all
            select p.user_id, 0, 0, 0, 0, greatest(p.point, 0), greatest(-p.point, 0) from point_entry p
             where p.company_id = ${span.company_id} and ${sql.raw(String(span.shops.length === 0))} and ${within(sql`p.created`, span)}) m
     group by m.key`,
  order: sql`total_fee desc, user_id`,
  summed: [...BOUGHT, ...POINTS, 'net_fee'],
}

const LINES = ['pieces', 'item_fee', 'discount_fee', 'point_fee', 'total_fee', 'refund_fee'] as const

/**
 * A refund of an application is what it gives for each line, and its freight; a cancelled order gives back what was left
 * of each line. What lines do not account for is freight, under the id ''.
 */
const refundOfLines = (span: ReportSpan) => sql`
  select l.goods_id, l.item_name, o.refund_id,
         case when o.aftersales_bn is not null then coalesce(a.refund_fee, 0)
              else l.total_fee - coalesce((select sum(e.refund_fee)::int from aftersale_line e
                     join aftersale c on c.company_id = e.company_id and c.aftersales_bn = e.aftersales_bn and c.state = 'DONE'
                    where e.company_id = ${span.company_id} and e.order_id = l.order_id and e.line_id = l.line_id), 0)
         end as refund_fee
    from (select r.order_id, r.refund_id, r.aftersales_bn from ${refunded(span)}) o
    cross join ${linesOfOrder(span)}
    left join lateral (
      select * from aftersale_line a where a.company_id = ${span.company_id} and a.aftersales_bn = o.aftersales_bn
         and a.order_id = l.order_id and a.line_id = l.line_id offset 0) a on true`

export const GOODS: ReportSource = {
  rows: (span) => sql`
    with given as (${refundOfLines(span)}), m as (
      select l.goods_id as key, l.item_name as name, l.num as pieces, l.item_fee, l.discount_fee, l.point_fee,
             l.total_fee, 0 as refund_fee
        from orders o cross join ${linesOfOrder(span)}
       where ${paid(span)}
      union all
      select g.goods_id, g.item_name, 0, 0, 0, 0, 0, g.refund_fee from given g where g.refund_fee <> 0
      union all
      select '', '', 0, o.freight_fee, ${DISCOUNT} - lines.discount_fee, o.point_fee - lines.point_fee,
             o.total_fee - lines.total_fee, 0
        from orders o cross join lateral (
          select coalesce(sum(l.discount_fee), 0)::int as discount_fee, coalesce(sum(l.point_fee), 0)::int as point_fee,
                 coalesce(sum(l.total_fee), 0)::int as total_fee
            from order_line l where l.company_id = ${span.company_id} and l.order_id = o.order_id) lines
       where ${paid(span)}
      union all
      select '', '', 0, 0, 0, 0, 0,
             r.refund_fee - coalesce((select sum(g.refund_fee) from given g where g.refund_id = r.refund_id), 0)
        from ${refunded(span)})
    select m.key as goods_id, case when m.key = '' then '运费' else max(m.name) end as name, ${sumsOf(LINES)}, ${NET}
      from m group by m.key`,
  order: sql`(goods_id = ''), total_fee desc, goods_id`,
  summed: [...LINES, 'net_fee'],
}
