import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { line_discount, order_line } from '../../db/schema'
import type { LineRow } from '../order-repo'

/** Source of the discounts by operators; a line has one row with their sum. */
const SOURCE = 'adjust'

/** Reduces the price of a line by cents. */
export async function reduceLine(
  tx: Transaction,
  { company_id, order_id, line_id }: LineRow,
  amount: number,
): Promise<void> {
  if (amount === 0) return
  await tx
    .update(order_line)
    .set({
      discount_fee: sql`${order_line.discount_fee} + ${amount}::int`,
      total_fee: sql`${order_line.total_fee} - ${amount}::int`,
    })
    .where(
      and(
        eq(order_line.company_id, company_id),
        eq(order_line.order_id, order_id),
        eq(order_line.line_id, line_id),
      ),
    )
  await tx
    .insert(line_discount)
    .values({ company_id, order_id, line_id, source: SOURCE, amount })
    .onConflictDoUpdate({
      target: [line_discount.company_id, line_discount.order_id, line_discount.line_id, line_discount.source],
      set: { amount: sql`${line_discount.amount} + excluded.amount` },
    })
}
