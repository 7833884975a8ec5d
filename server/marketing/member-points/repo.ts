import { and, count, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { point_entry } from '../../db/schema'
import { endedPoints } from '../../members'
import type { Owner } from '../../core/owner'

/** Whether points were earned or spent. */
export type PointDirection = 'income' | 'outcome'

export type PointEntryRow = typeof point_entry.$inferSelect

export async function pointEntries(
  db: Database,
  owner: Owner,
  direction: PointDirection | undefined,
  { limit, offset }: PageWindow,
): Promise<PointEntryRow[]> {
  return db
    .select()
    .from(point_entry)
    .where(matching(owner, direction))
    .orderBy(desc(point_entry.created), desc(point_entry.entry_id))
    .limit(limit)
    .offset(offset)
}

export async function pointEntryCount(
  db: Database,
  owner: Owner,
  direction: PointDirection | undefined,
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(point_entry).where(matching(owner, direction))
  return row?.count ?? 0
}

export interface ExpiringPoints {
  point: number
  /** null: none expire. */
  at: Date | null
}

/** The points that expire next, unless they are spent before. */
export async function expiringPoints(
  db: Database,
  { company_id, user_id }: Owner,
  now: Date,
): Promise<ExpiringPoints> {
  const moments = await db
    .selectDistinct({ at: point_entry.expires })
    .from(point_entry)
    .where(and(matching({ company_id, user_id }, 'income'), gt(point_entry.expires, now)))
    .orderBy(point_entry.expires)
  // points expire at the end of a year, so there are at most two times
  for (const { at } of moments) {
    if (!at) continue
    const point = await endedPoints(db, company_id, user_id, at)
    if (point > 0) return { point, at }
  }
  return { point: 0, at: null }
}

function matching({ company_id, user_id }: Owner, direction: PointDirection | undefined): SQL | undefined {
  const own = [eq(point_entry.company_id, company_id), eq(point_entry.user_id, user_id)]
  if (direction === 'income') own.push(gt(point_entry.point, 0))
  if (direction === 'outcome') own.push(lt(point_entry.point, 0))
  return and(...own)
}
