import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { aftersale, aftersale_line } from '../../db/schema'
import { dayInShanghai } from '../../core/shanghai'

export type AftersaleRow = typeof aftersale.$inferSelect
export type AftersaleLineRow = typeof aftersale_line.$inferSelect
export type AftersalesType = AftersaleRow['aftersales_type']

const isAftersale = ({ company_id, aftersales_bn }: Pick<AftersaleRow, 'company_id' | 'aftersales_bn'>) =>
  and(eq(aftersale.company_id, company_id), eq(aftersale.aftersales_bn, aftersales_bn))

/** Two numbers of a day may collide; the insert is then repeated with another one. */
const newNumber = (now: Date) =>
  dayInShanghai(now).replaceAll('-', '') + String(randomInt(10_000_000)).padStart(7, '0')
const TRIES = 5

/** Inserts a case under a new number: the day in Shanghai and seven random digits. */
export async function insertAftersale(
  tx: Transaction,
  fresh: Omit<typeof aftersale.$inferInsert, 'aftersales_bn'>,
  now: Date,
): Promise<AftersaleRow> {
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

/** Changes a case that is still in the given state. @returns the changed case; `undefined` if its state is another */
export async function updateAftersale(
  tx: Transaction,
  before: Pick<AftersaleRow, 'company_id' | 'aftersales_bn' | 'state'>,
  change: Partial<AftersaleRow>,
  now: Date,
): Promise<AftersaleRow | undefined> {
  const [row] = await tx
    .update(aftersale)
    .set({ ...change, updated: now })
    .where(and(isAftersale(before), eq(aftersale.state, before.state)))
    .returning()
  return row
}

export async function aftersaleRow(
  db: Database | Transaction,
  company_id: string,
  aftersales_bn: string,
): Promise<AftersaleRow | undefined> {
  const [row] = await db.select().from(aftersale).where(isAftersale({ company_id, aftersales_bn }))
  return row
}

export async function insertAftersaleLines(tx: Transaction, lines: (typeof aftersale_line.$inferInsert)[]) {
  await tx.insert(aftersale_line).values(lines)
}

export async function deleteAftersaleLines(
  tx: Transaction,
  { company_id, aftersales_bn }: Pick<AftersaleRow, 'company_id' | 'aftersales_bn'>,
) {
  await tx
    .delete(aftersale_line)
    .where(and(eq(aftersale_line.company_id, company_id), eq(aftersale_line.aftersales_bn, aftersales_bn)))
}

export async function updateAftersaleLine(
  tx: Transaction,
  { company_id, aftersales_bn, line_id }: AftersaleLineRow,
  { refund_fee, refund_point }: Pick<AftersaleLineRow, 'refund_fee' | 'refund_point'>,
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

/** The lines of these cases, in the sequence of the order's lines. */
export async function aftersaleLines(
  db: Database | Transaction,
  company_id: string,
  numbers: string[],
): Promise<AftersaleLineRow[]> {
  if (numbers.length === 0) return []
  return db
    .select()
    .from(aftersale_line)
    .where(and(eq(aftersale_line.company_id, company_id), inArray(aftersale_line.aftersales_bn, numbers)))
    .orderBy(asc(aftersale_line.aftersales_bn), asc(aftersale_line.line_id))
}

/** Postpones a case that could not be processed. */
export async function postpone(db: Database, company_id: string, aftersales_bn: string, due: Date) {
  await db
    .update(aftersale)
    .set({ due })
    .where(and(isAftersale({ company_id, aftersales_bn }), lte(aftersale.due, due)))
}

/** Sheets whose deadline has passed, the longest overdue first. */
export async function dueAftersales(
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

/** Unique cause of a case's refund, and prefix of those of its other effects. */
export const causeOf = ({ aftersales_bn }: Pick<AftersaleRow, 'aftersales_bn'>) =>
  `aftersale:${aftersales_bn}`
