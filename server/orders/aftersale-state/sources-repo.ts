import { and, eq, like, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { line_discount } from '../../db/schema'

/** The promotions that a line took part in, by line. */
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
 * Coupons of a trade all whose lines were cancelled before they were sent (rule coupons-4), of those that this order
 * used. A platform's coupon has lines in several orders.
 * @returns what holds them: the order for a shop's coupon, the trade for the platform's
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
