/** What shipping, receiving and cancelling read of after-sales. */
import { and, asc, eq, inArray, notInArray, sql, like } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { aftersale, aftersale_line, type AftersalesState, line_discount } from '../../db/schema'

/** Final states. */
export const ENDED: readonly AftersalesState[] = ['DONE', 'REJECTED', 'CLOSED']
/** States after which its pieces can be applied for again. */
export const WITHDRAWN: readonly AftersalesState[] = ['REJECTED', 'CLOSED']

/** Open states before a refund is granted. */
export const NOT_GRANTED: readonly AftersalesState[] = ['APPLIED', 'WAIT_SENDBACK', 'SENT', 'RECEIVED']

/** Condition for queries over `orders`: the order has an open after-sales case. */
export const hasOpenCase = (company_id: string) => sql`exists (select 1 from aftersale a
  where a.company_id = ${company_id} and a.order_id = orders.order_id
    and a.state not in (${sql.raw(ENDED.map((state) => `'${state}'`).join(', '))}))`

/** Condition for `aftersale_line`: lines of an order. */
export const caseLinesOf = (company_id: string, order_id: string) =>
  and(eq(aftersale_line.company_id, company_id), eq(aftersale_line.order_id, order_id))

/** Joins `aftersale_line` with its `aftersale`. */
export const CASE_OF_LINE = and(
  eq(aftersale.company_id, aftersale_line.company_id),
  eq(aftersale.aftersales_bn, aftersale_line.aftersales_bn),
)

/** Whether an order has an open after-sales case. */
export async function hasOpenAftersale(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<boolean> {
  const [row] = await db
    .select({ bn: aftersale.aftersales_bn })
    .from(aftersale)
    .where(
      and(
        eq(aftersale.company_id, company_id),
        eq(aftersale.order_id, order_id),
        notInArray(aftersale.state, [...ENDED]),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Pieces by line that must not be shipped because a case about them is open. */
export async function piecesUnderReview(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ line_id: aftersale_line.line_id, held: sql<number>`sum(held_num)::int` })
    .from(aftersale_line)
    .innerJoin(aftersale, CASE_OF_LINE)
    // when the refund starts, the pieces are counted as cancelled in the line itself
    .where(and(caseLinesOf(company_id, order_id), inArray(aftersale.state, [...NOT_GRANTED])))
    .groupBy(aftersale_line.line_id)
  return new Map(rows.map(({ line_id, held }) => [line_id, held]))
}

/** A line of an order with the state of one of its cases. */
export interface LineCase {
  order_id: string
  line_id: string
  state: AftersalesState
}

/** The lines of these orders with after-sales cases, the newest case last. */
export const lineCases = (
  db: Database | Transaction,
  company_id: string,
  order_ids: string[],
): Promise<LineCase[]> =>
  db
    .select({
      order_id: aftersale_line.order_id,
      line_id: aftersale_line.line_id,
      state: aftersale.state,
    })
    .from(aftersale_line)
    .innerJoin(aftersale, CASE_OF_LINE)
    .where(and(eq(aftersale_line.company_id, company_id), inArray(aftersale_line.order_id, order_ids)))
    .orderBy(asc(aftersale.created), asc(aftersale.aftersales_bn))

/** Sources `promotion:{id}` of the promotions that lines took part in, by line_id. */
export async function promotionsOfLines(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ line_id: line_discount.line_id, source: line_discount.source })
    .from(line_discount)
    .where(
      and(
        eq(line_discount.company_id, company_id),
        eq(line_discount.order_id, order_id),
        like(line_discount.source, 'promotion:%'),
      ),
    )
  const sources = new Map<string, string[]>()
  for (const { line_id, source } of rows) sources.set(line_id, [...(sources.get(line_id) ?? []), source])
  return sources
}

/**
 * Coupons that this order used and all of whose lines were cancelled before shipping (rule coupons-4). A platform coupon
 * has lines in several orders of the trade.
 * @returns their holders: the order for a shop's coupon, the trade for a platform coupon
 */
export async function holdersWithoutLines(
  tx: Transaction,
  { company_id, order_id, trade_id }: { company_id: string; order_id: string; trade_id: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ holder: string }>(sql`
    select distinct case when d.source like 'shop\\_coupon:%' then ${order_id} else ${trade_id} end as holder
      from line_discount d
      join orders o on o.company_id = d.company_id and o.order_id = d.order_id
      join order_line l on l.company_id = d.company_id and l.order_id = d.order_id and l.line_id = d.line_id
     where d.company_id = ${company_id} and o.trade_id = ${trade_id}
       and (d.source like 'shop\\_coupon:%' or d.source like 'platform\\_coupon:%')
     group by d.source
    having bool_and(o.status = 'CANCEL' or l.cancelled_num = l.num) and bool_or(d.order_id = ${order_id})`)
  return rows.map(({ holder }) => holder)
}
