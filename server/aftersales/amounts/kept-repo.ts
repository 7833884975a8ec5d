/** Gifts that a case deducts for, in the order's other applications. */
import { and, desc, eq, inArray, ne, not, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { aftersale, aftersale_line } from '../../db/schema'
import { ENDED, type LineRow, NOT_GRANTED, CASE_OF_LINE, caseLinesOf } from '../../orders'
import { NOTHING_TAKEN } from './eligible'
import { NOT_OPEN, type OpenGift } from './gifts'
import { type GiftPieces, giftPiecesOf } from './kept-gifts'
import type { AftersaleRow } from '../cases/repo'
import { type AftersaleLineKey, takenOf } from '../cases/taken-repo'

/** Condition for `aftersale`: its pieces return to their line. */
const COMES_BACK = sql<boolean>`(${aftersale.keeps_goods} or ${aftersale.aftersales_type} = 'EXCHANGING_GOODS')`

/**
 * Pieces that the buyer keeps, and pieces in open applications for refunds, by gift line. Pieces that are exchanged or
 * compensated return to their line, so the buyer keeps them.
 * @param case whose deductions are settled; its order is locked by the caller
 */
export async function giftPieces(
  tx: Transaction,
  { company_id, order_id, aftersales_bn }: AftersaleRow,
  lines: readonly LineRow[],
): Promise<Map<string, GiftPieces>> {
  const rows = await tx
    .select({
      line_id: aftersale_line.line_id,
      aftersales_bn: aftersale_line.aftersales_bn,
      num: aftersale_line.num,
      share_fee: aftersale_line.share_fee,
      share_point: aftersale_line.share_point,
      comes_back: COMES_BACK,
      refunding: sql<boolean>`${aftersale.state} = 'REFUNDING'`,
    })
    .from(aftersale_line)
    .innerJoin(aftersale, CASE_OF_LINE)
    .where(
      and(
        caseLinesOf(company_id, order_id),
        ne(aftersale_line.aftersales_bn, aftersales_bn),
        notInArray(aftersale.state, [...ENDED]),
      ),
    )
    .orderBy(desc(aftersale.created), desc(aftersale.aftersales_bn))
  const taken = await takenOf(tx, company_id, order_id)
  return new Map(
    lines.map((line) => {
      const own = rows.filter(
        ({ line_id, comes_back, refunding }) => line_id === line.line_id && (comes_back || !refunding),
      )
      return [line.line_id, giftPiecesOf(line, taken.get(line.line_id) ?? NOTHING_TAKEN, own)]
    }),
  )
}

/**
 * Amounts and deductions of an order's open applications, by line. Deductions of granted ones already count as paid for
 * the gift; pieces that are exchanged or compensated return to their line.
 * @param except an application that is not counted
 */
export async function openGifts(
  tx: Transaction,
  { company_id, order_id }: Pick<AftersaleRow, 'company_id' | 'order_id'>,
  except = '',
): Promise<Map<string, OpenGift>> {
  const isOpen = and(
    eq(aftersale.company_id, company_id),
    eq(aftersale.order_id, order_id),
    ne(aftersale.aftersales_bn, except),
    inArray(aftersale.state, [...NOT_GRANTED]),
  )
  const asked = await tx
    .select({
      line_id: aftersale_line.line_id,
      num: sql<number>`sum(${aftersale_line.num})::int`,
      share_fee: sql<number>`sum(${aftersale_line.share_fee})::int`,
      share_point: sql<number>`sum(${aftersale_line.share_point})::int`,
    })
    .from(aftersale_line)
    .innerJoin(aftersale, CASE_OF_LINE)
    .where(and(caseLinesOf(company_id, order_id), isOpen, not(COMES_BACK)))
    .groupBy(aftersale_line.line_id)
  const rows = await tx.select({ kept_gifts: aftersale.kept_gifts }).from(aftersale).where(isOpen)
  const open = new Map(asked.map(({ line_id, ...gift }) => [line_id, { ...gift, deducted: 0 }]))
  for (const { line_id, fee } of rows.flatMap(({ kept_gifts }) => kept_gifts)) {
    const { deducted, ...gift } = open.get(line_id) ?? NOT_OPEN
    open.set(line_id, { ...gift, deducted: deducted + fee })
  }
  return open
}

/** Increases the amount of an open application for a line. @param fee cents by which the line itself was raised */
export async function askMore(
  tx: Transaction,
  { company_id, aftersales_bn, line_id }: AftersaleLineKey,
  fee: number,
) {
  await tx.execute(sql`
    update aftersale_line set share_fee = share_fee + ${fee}::int, refund_fee = refund_fee + ${fee}::int
     where company_id = ${company_id} and aftersales_bn = ${aftersales_bn} and line_id = ${line_id}`)
  await tx.execute(sql`
    update aftersale set refund_fee = refund_fee + ${fee}::int
     where company_id = ${company_id} and aftersales_bn = ${aftersales_bn}`)
}
