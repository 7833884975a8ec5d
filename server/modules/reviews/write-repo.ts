import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { order_line, review } from '../../db/schema'
import type { ReviewRow } from './repo'

/** Marks a line as reviewed. @returns whether it was not yet */
export async function claimLine(
  tx: Transaction,
  { company_id, order_id, line_id }: Pick<ReviewRow, 'company_id' | 'order_id' | 'line_id'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(order_line)
    .set({ is_rate: true })
    .where(
      and(
        eq(order_line.company_id, company_id),
        eq(order_line.order_id, order_id),
        eq(order_line.line_id, line_id),
        eq(order_line.is_rate, false),
      ),
    )
  return rowCount === 1
}

export async function insertReview(
  tx: Transaction,
  row: Omit<typeof review.$inferInsert, 'rate_id'>,
): Promise<ReviewRow> {
  const [inserted] = await tx
    .insert(review)
    .values({ ...row, rate_id: randomUUID() })
    .returning()
  if (!inserted) throw new Error('Expected the review to be written, found none')
  return inserted
}

export async function setHidden(tx: Transaction, company_id: string, rate_id: string, hidden: boolean) {
  await tx
    .update(review)
    .set({ hidden })
    .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id)))
}

/** What was reviewed, as the order called it. */
export async function itemOfReview(
  tx: Transaction,
  { company_id, order_id, line_id }: Pick<ReviewRow, 'company_id' | 'order_id' | 'line_id'>,
): Promise<string> {
  const [row] = await tx
    .select({ item_name: order_line.item_name })
    .from(order_line)
    .where(
      and(
        eq(order_line.company_id, company_id),
        eq(order_line.order_id, order_id),
        eq(order_line.line_id, line_id),
      ),
    )
  return row?.item_name ?? ''
}

/** Says anew how the shop of an order is rated, in tenths of a star, over the reviews of all that it sold. */
export async function rateShop(tx: Transaction, company_id: string, order_id: string) {
  await tx.execute(sql`
    update shop set avg_star_tenths = coalesce((
      select round(avg(r.star) * 10) from review r
        join orders o on o.company_id = r.company_id and o.order_id = r.order_id
       where r.company_id = shop.company_id and o.distributor_id = shop.distributor_id and not r.hidden), 0)
     where company_id = ${company_id}
       and distributor_id = (select distributor_id from orders
                              where company_id = ${company_id} and order_id = ${order_id})`)
}
