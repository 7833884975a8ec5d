/** What open after-sales keep other things from doing; apart, so that shipping and receiving need nothing else. */
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { aftersale, aftersale_line, type AftersalesState } from '../../db/schema'

/** Nothing happens to it any more. */
export const ENDED: readonly AftersalesState[] = ['DONE', 'REJECTED', 'CLOSED']
/** Its pieces can be asked back again. */
export const GIVEN_UP: readonly AftersalesState[] = ['REJECTED', 'CLOSED']

/** Dealt with, and not granted yet. */
export const NOT_GRANTED: readonly AftersalesState[] = ['APPLIED', 'WAIT_SENDBACK', 'SENT', 'RECEIVED']

/** For queries over `orders`: an application of this order is being dealt with. */
export const HAS_OPEN_AFTERSALE = sql`exists (select 1 from aftersale a
  where a.company_id = orders.company_id and a.order_id = orders.order_id
    and a.state not in (${sql.raw(ENDED.map((state) => `'${state}'`).join(', '))}))`

/** Lines of an order in its applications. */
export const sheetLinesOf = (company_id: string, order_id: string) =>
  and(eq(aftersale_line.company_id, company_id), eq(aftersale_line.order_id, order_id))

/** Of `aftersale_line` its `aftersale`. */
export const SHEET_OF_LINE = and(
  eq(aftersale.company_id, aftersale_line.company_id),
  eq(aftersale.aftersales_bn, aftersale_line.aftersales_bn),
)

/** Whether an application of this order is being dealt with. */
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

/** Pieces by line that are not shipped while an application for them is judged. */
export async function heldPieces(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ line_id: aftersale_line.line_id, held: sql<number>`sum(held_num)::int` })
    .from(aftersale_line)
    .innerJoin(aftersale, SHEET_OF_LINE)
    // once it is being refunded, the line itself says that they are cancelled
    .where(and(sheetLinesOf(company_id, order_id), inArray(aftersale.state, [...NOT_GRANTED])))
    .groupBy(aftersale_line.line_id)
  return new Map(rows.map(({ line_id, held }) => [line_id, held]))
}

/** A line of an order in an application. */
export interface AskedBack {
  order_id: string
  line_id: string
  state: AftersalesState
}

/** What was asked back of these orders, the newest last. */
export const askedBack = (
  db: Database | Transaction,
  company_id: string,
  order_ids: string[],
): Promise<AskedBack[]> =>
  db
    .select({
      order_id: aftersale_line.order_id,
      line_id: aftersale_line.line_id,
      state: aftersale.state,
    })
    .from(aftersale_line)
    .innerJoin(aftersale, SHEET_OF_LINE)
    .where(and(eq(aftersale_line.company_id, company_id), inArray(aftersale_line.order_id, order_ids)))
    .orderBy(asc(aftersale.created), asc(aftersale.aftersales_bn))
