/** Pieces, shares and freight of an order in its after-sales applications. */
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { aftersale, aftersale_line } from '../../db/schema'
import { WITHDRAWN, CASE_OF_LINE, caseLinesOf } from '../../orders'
import type { AftersaleRow } from './repo'

const KEPT = sql`${aftersale.keeps_goods} and ${aftersale.state} = 'DONE'`

/** Pieces, cents and points of a line in applications that were neither rejected nor closed. */
export interface Taken {
  num: number
  held_num: number
  share_fee: number
  share_point: number
}

/**
 * Amounts in applications, by line. A finished exchange counts nothing, since its pieces can be applied for again. Of pieces
 * that the buyer kept for a compensation, only the compensation counts.
 */
export async function takenOf(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<Map<string, Taken>> {
  const rows = await db
    .select({
      line_id: aftersale_line.line_id,
      num: sql<number>`sum(case when ${KEPT} then ${aftersale_line.held_num} else ${aftersale_line.num} end)::int`,
      held_num: sql<number>`sum(${aftersale_line.held_num})::int`,
      share_fee: sql<number>`sum(case when ${KEPT} then ${aftersale_line.refund_fee} else ${aftersale_line.share_fee} end)::int`,
      share_point: sql<number>`sum(case when ${KEPT} then ${aftersale_line.refund_point} else ${aftersale_line.share_point} end)::int`,
    })
    .from(aftersale_line)
    .innerJoin(aftersale, CASE_OF_LINE)
    .where(
      and(
        caseLinesOf(company_id, order_id),
        notInArray(aftersale.state, [...WITHDRAWN]),
        sql`not (${aftersale.aftersales_type} = 'EXCHANGING_GOODS' and ${aftersale.state} = 'DONE')`,
      ),
    )
    .groupBy(aftersale_line.line_id)
  return new Map(rows.map(({ line_id, ...taken }) => [line_id, taken]))
}

/** Freight of an order: cents that were paid in money, and points. */
export type FreightTaken = Pick<AftersaleRow, 'freight' | 'freight_point'>

/** Freight in an order's applications that were neither rejected nor closed. */
export async function freightTaken(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<FreightTaken> {
  const [row] = await db
    .select({
      freight: sql<number>`coalesce(sum(${aftersale.freight}), 0)::int`,
      freight_point: sql<number>`coalesce(sum(${aftersale.freight_point}), 0)::int`,
    })
    .from(aftersale)
    .where(
      and(
        eq(aftersale.company_id, company_id),
        eq(aftersale.order_id, order_id),
        notInArray(aftersale.state, [...WITHDRAWN]),
      ),
    )
  return row ?? { freight: 0, freight_point: 0 }
}

interface LineKey {
  company_id: string
  order_id: string
  line_id: string
}

/**
 * Takes pieces of a line for an application (rule aftersales-3): the second of two concurrent calls waits for the row and
 * then checks the new number.
 * @returns false if fewer are left
 */
export async function takePieces(tx: Transaction, line: LineKey, num: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update order_line set left_aftersales_num = left_aftersales_num - ${num}::int
     where company_id = ${line.company_id} and order_id = ${line.order_id} and line_id = ${line.line_id}
       and left_aftersales_num >= ${num}::int`)
  return rowCount === 1
}

/** Returns pieces of an application to their line. */
export async function returnPieces(tx: Transaction, line: LineKey, num: number) {
  await tx.execute(sql`
    update order_line set left_aftersales_num = left_aftersales_num + ${num}::int
     where company_id = ${line.company_id} and order_id = ${line.order_id} and line_id = ${line.line_id}`)
}

/** Marks pieces as cancelled: they will not be shipped. */
export async function cancelPieces(tx: Transaction, line: LineKey, num: number) {
  await tx.execute(sql`
    update order_line set cancelled_num = cancelled_num + ${num}::int
     where company_id = ${line.company_id} and order_id = ${line.order_id} and line_id = ${line.line_id}`)
}

/**
 * Changes the paid amount of a line by so many cents, and its discount by the opposite.
 * @param source of the discount
 */
export async function changeFee(
  tx: Transaction,
  { company_id, order_id, line_id }: LineKey,
  fee: number,
  source: string,
) {
  await tx.execute(sql`
    update order_line set total_fee = total_fee + ${fee}::int, discount_fee = discount_fee - ${fee}::int
     where company_id = ${company_id} and order_id = ${order_id} and line_id = ${line_id}`)
  await tx.execute(sql`
    insert into line_discount as d (company_id, order_id, line_id, source, amount)
    values (${company_id}, ${order_id}, ${line_id}, ${source}, ${-fee}::int)
    on conflict (company_id, order_id, line_id, source) do update set amount = d.amount + excluded.amount`)
}

export type AftersaleLineKey = Pick<AftersaleRow, 'company_id' | 'aftersales_bn'> & { line_id: string }

/** Lowers the share of a case's pieces of a line by as much as the line itself was lowered. @param fee cents */
export async function lowerShare(
  tx: Transaction,
  { company_id, aftersales_bn, line_id }: AftersaleLineKey,
  fee: number,
) {
  await tx.execute(sql`
    update aftersale_line set share_fee = share_fee - ${fee}::int
     where company_id = ${company_id} and aftersales_bn = ${aftersales_bn} and line_id = ${line_id}`)
}
