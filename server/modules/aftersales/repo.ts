import { randomInt } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/like'
import { aftersale, aftersale_line, order_line, type AftersalesState } from '../../db/schema'
import { dayInShanghai } from '../clocks/shanghai'
import type { Keyset, Slice } from '../worklists/keyset'
import { GIVEN_UP, SHEET_OF_LINE } from './open-repo'

export type SheetRow = typeof aftersale.$inferSelect
export type SheetLineRow = typeof aftersale_line.$inferSelect
export type AftersalesType = SheetRow['aftersales_type']

const sheetIs = ({ company_id, aftersales_bn }: Pick<SheetRow, 'company_id' | 'aftersales_bn'>) =>
  and(eq(aftersale.company_id, company_id), eq(aftersale.aftersales_bn, aftersales_bn))

/** Two of a day may collide; whoever inserts one tries again with another. */
const newNumber = (now: Date) =>
  dayInShanghai(now).replaceAll('-', '') + String(randomInt(10_000_000)).padStart(7, '0')
const TRIES = 5

/** Inserts a sheet under a new number: the day in Shanghai and seven random digits. */
export async function insertSheet(
  tx: Transaction,
  fresh: Omit<typeof aftersale.$inferInsert, 'aftersales_bn'>,
  now: Date,
): Promise<SheetRow> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const [row] = await tx
      .insert(aftersale)
      .values({ ...fresh, aftersales_bn: newNumber(now), created: now, updated: now })
      .onConflictDoNothing()
      .returning()
    if (row) return row
  }
  throw new Error(`Expected a free after-sale number of ${dayInShanghai(now)} within ${TRIES} tries`)
}

/** Changes a sheet that is still in the state from which it is changed. @returns the sheet, `undefined` where it is not */
export async function updateSheet(
  tx: Transaction,
  sheet: Pick<SheetRow, 'company_id' | 'aftersales_bn' | 'state'>,
  change: Partial<SheetRow>,
  now: Date,
): Promise<SheetRow | undefined> {
  const [row] = await tx
    .update(aftersale)
    .set({ ...change, updated: now })
    .where(and(sheetIs(sheet), eq(aftersale.state, sheet.state)))
    .returning()
  return row
}

export async function sheetRow(
  db: Database | Transaction,
  company_id: string,
  aftersales_bn: string,
): Promise<SheetRow | undefined> {
  const [row] = await db.select().from(aftersale).where(sheetIs({ company_id, aftersales_bn }))
  return row
}

export interface SheetFilter {
  company_id: string
  user_id?: string | undefined
  order_id?: string | undefined
  states?: readonly AftersalesState[] | undefined
  aftersales_type?: AftersalesType | undefined
  /** Of an order or a sheet. */
  number?: string | undefined
  /** Of an order, a sheet, or part of the name of a good. */
  keywords?: string | undefined
}

function matching({
  company_id,
  user_id,
  order_id,
  states,
  aftersales_type,
  number,
  keywords,
}: SheetFilter): SQL | undefined {
  return and(
    eq(aftersale.company_id, company_id),
    user_id === undefined ? undefined : eq(aftersale.user_id, user_id),
    order_id === undefined ? undefined : eq(aftersale.order_id, order_id),
    states === undefined ? undefined : inArray(aftersale.state, [...states]),
    aftersales_type === undefined ? undefined : eq(aftersale.aftersales_type, aftersales_type),
    number === undefined ? undefined : named(number),
    keywords === undefined ? undefined : or(named(keywords), holds(keywords)),
  )
}

const named = (number: string) => or(eq(aftersale.order_id, number), eq(aftersale.aftersales_bn, number))

const holds = (words: string) => sql`exists (select 1 from ${aftersale_line}
  join ${order_line} using (company_id, order_id, line_id)
  where ${SHEET_OF_LINE} and ${order_line.item_name} ilike ${containing(words)})`

/** One window of the sheets that match, the newest first. */
export const sheetsPage = (
  db: Database,
  filter: SheetFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<SheetRow[]> =>
  db
    .select()
    .from(aftersale)
    .where(matching(filter))
    .orderBy(desc(aftersale.created), desc(aftersale.aftersales_bn))
    .limit(limit)
    .offset(offset)

export const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${aftersale.created}`, kind: 'time' },
    { sql: sql`${aftersale.aftersales_bn}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** A part of the sheets that match. Of several states each is read by itself: rare ones are not looked for among all. */
export function sheetsIn(db: Database, filter: SheetFilter, { cursor, ...slice }: Slice) {
  const firstOf = (state: AftersalesState) =>
    db
      .select({ aftersales_bn: aftersale.aftersales_bn })
      .from(aftersale)
      .where(and(matching({ ...filter, states: [state] }), slice.where))
      .orderBy(slice.orderBy)
      .limit(slice.offset + slice.limit)
  const { company_id, states = [] } = filter
  const where =
    states.length > 1
      ? and(
          eq(aftersale.company_id, company_id),
          sql`${aftersale.aftersales_bn} in (${sql.join(
            states.map((state) => sql`${firstOf(state)}`),
            sql` union all `,
          )})`,
        )
      : and(matching(filter), slice.where)
  return db
    .select({ sheet: aftersale, cursor })
    .from(aftersale)
    .where(where)
    .orderBy(slice.orderBy)
    .limit(slice.limit)
    .offset(slice.offset)
}

/** The sheets that match, to be counted. */
export const sheetsOf = (db: Database, filter: SheetFilter) =>
  db.select({ aftersales_bn: aftersale.aftersales_bn }).from(aftersale).where(matching(filter))

export async function sheetsCount(db: Database, filter: SheetFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(aftersale).where(matching(filter))
  return row?.count ?? 0
}

export async function insertSheetLines(tx: Transaction, lines: (typeof aftersale_line.$inferInsert)[]) {
  await tx.insert(aftersale_line).values(lines)
}

export async function deleteSheetLines(
  tx: Transaction,
  { company_id, aftersales_bn }: Pick<SheetRow, 'company_id' | 'aftersales_bn'>,
) {
  await tx
    .delete(aftersale_line)
    .where(and(eq(aftersale_line.company_id, company_id), eq(aftersale_line.aftersales_bn, aftersales_bn)))
}

export async function updateSheetLine(
  tx: Transaction,
  { company_id, aftersales_bn, line_id }: SheetLineRow,
  { refund_fee, refund_point }: Pick<SheetLineRow, 'refund_fee' | 'refund_point'>,
) {
  await tx
    .update(aftersale_line)
    .set({ refund_fee, refund_point })
    .where(
      and(
        eq(aftersale_line.company_id, company_id),
        eq(aftersale_line.aftersales_bn, aftersales_bn),
        eq(aftersale_line.line_id, line_id),
      ),
    )
}

/** The lines of these sheets, each sheet's in the order of its order. */
export async function sheetLines(
  db: Database | Transaction,
  company_id: string,
  numbers: string[],
): Promise<SheetLineRow[]> {
  if (numbers.length === 0) return []
  return db
    .select()
    .from(aftersale_line)
    .where(and(eq(aftersale_line.company_id, company_id), inArray(aftersale_line.aftersales_bn, numbers)))
    .orderBy(asc(aftersale_line.aftersales_bn), asc(aftersale_line.line_id))
}

const KEPT = sql`${aftersale.keeps_goods} and ${aftersale.state} = 'DONE'`

/** What of a line applications have taken that were not given up. */
export interface Taken {
  num: number
  held_num: number
  share_fee: number
  share_point: number
}

/**
 * By line; an exchange that is done took nothing, its pieces can be complained about again. So can those that a buyer
 * kept for a part of their price: of them only that part is gone.
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
    .innerJoin(aftersale, SHEET_OF_LINE)
    .where(
      and(
        eq(aftersale_line.company_id, company_id),
        eq(aftersale_line.order_id, order_id),
        notInArray(aftersale.state, [...GIVEN_UP]),
        sql`not (${aftersale.aftersales_type} = 'EXCHANGING_GOODS' and ${aftersale.state} = 'DONE')`,
      ),
    )
    .groupBy(aftersale_line.line_id)
  return new Map(rows.map(({ line_id, ...taken }) => [line_id, taken]))
}

/** Cents and points of freight. */
export type FreightTaken = Pick<SheetRow, 'freight' | 'freight_point'>

/** Freight that applications of an order have asked for and did not give up. */
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
        notInArray(aftersale.state, [...GIVEN_UP]),
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
 * Takes pieces of a line for an application, where so many are left (commerce-rules 15): of two at the same moment one
 * waits for the other's row and then counts anew.
 * @returns whether they were left
 */
export async function takePieces(tx: Transaction, line: LineKey, num: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update order_line set left_aftersales_num = left_aftersales_num - ${num}::int
     where company_id = ${line.company_id} and order_id = ${line.order_id} and line_id = ${line.line_id}
       and left_aftersales_num >= ${num}::int`)
  return rowCount === 1
}

/** Gives pieces back that an application took. */
export async function givePieces(tx: Transaction, line: LineKey, num: number) {
  await tx.execute(sql`
    update order_line set left_aftersales_num = left_aftersales_num + ${num}::int
     where company_id = ${line.company_id} and order_id = ${line.order_id} and line_id = ${line.line_id}`)
}

/** Pieces that will not be shipped any more. */
export async function cancelPieces(tx: Transaction, line: LineKey, num: number) {
  await tx.execute(sql`
    update order_line set cancelled_num = cancelled_num + ${num}::int
     where company_id = ${line.company_id} and order_id = ${line.order_id} and line_id = ${line.line_id}`)
}

/** A sheet that could not be settled is looked at again later. */
export async function putOff(db: Database, company_id: string, aftersales_bn: string, due: Date) {
  await db
    .update(aftersale)
    .set({ due })
    .where(and(sheetIs({ company_id, aftersales_bn }), lte(aftersale.due, due)))
}

/** Sheets whose clock has struck, the longest overdue first. */
export async function sheetsDue(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ aftersales_bn: aftersale.aftersales_bn })
    .from(aftersale)
    .where(and(eq(aftersale.company_id, company_id), lte(aftersale.due, now)))
    .orderBy(asc(aftersale.due))
    .limit(limit)
  return rows.map(({ aftersales_bn }) => aftersales_bn)
}
