import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { aftersale, aftersale_line } from '../../db/schema'
import { dayInShanghai } from '../../core/shanghai'

export type SheetRow = typeof aftersale.$inferSelect
export type SheetLineRow = typeof aftersale_line.$inferSelect
export type AftersalesType = SheetRow['aftersales_type']

const sheetIs = ({ company_id, aftersales_bn }: Pick<SheetRow, 'company_id' | 'aftersales_bn'>) =>
  and(eq(aftersale.company_id, company_id), eq(aftersale.aftersales_bn, aftersales_bn))

/** Two numbers of one day may collide; the insert is then tried again with another. */
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

/** Changes a sheet that is still in the given state. @returns the changed sheet; `undefined` where its state is another */
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

/** Sets a later time for a sheet that could not be settled. */
export async function putOff(db: Database, company_id: string, aftersales_bn: string, due: Date) {
  await db
    .update(aftersale)
    .set({ due })
    .where(and(sheetIs({ company_id, aftersales_bn }), lte(aftersale.due, due)))
}

/** Sheets whose deadline has passed, the longest overdue first. */
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
