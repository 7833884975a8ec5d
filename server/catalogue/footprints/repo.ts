import { DAY_MS } from '@schemas/time-units'
import { and, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { proposed } from '../../db/proposed'
import { browse_history } from '../../db/schema'
import { shownTo } from '../fragments-repo'
import type { ViewingMember } from '../../pricing'
import { sellsTo } from '../../platform'
import type { Owner } from '../../core/owner'
import { newId } from '../../core/ids'
import { startOfDayNamed } from '../../core/shanghai'

type Viewer = Pick<ViewingMember, 'staff' | 'user_id'>

export type FootprintRow = typeof browse_history.$inferSelect

const of = ({ company_id, user_id }: Owner) =>
  and(eq(browse_history.company_id, company_id), eq(browse_history.user_id, user_id))

const NEWEST = [desc(browse_history.updated), browse_history.history_id] as const

/** A product viewed before moves to the front. */
export async function upsertFootprint(tx: Transaction, owner: Owner, item_id: string): Promise<void> {
  await tx
    .insert(browse_history)
    // now() is the start of the transaction: two that start together would have the same time
    .values({ ...owner, item_id, history_id: newId(), updated: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [browse_history.company_id, browse_history.user_id, browse_history.item_id],
      set: proposed('updated'),
    })
}

/** Deletes all but the newest `most`. */
export async function trimFootprints(tx: Transaction, owner: Owner, most: number): Promise<void> {
  const older = tx
    .select({ item_id: browse_history.item_id })
    .from(browse_history)
    .where(of(owner))
    .orderBy(...NEWEST)
    .offset(most)
  await tx.delete(browse_history).where(and(of(owner), inArray(browse_history.item_id, older)))
}

/** Products that the shop still shows to the viewer. */
const stillShown = ({ company_id }: Owner, viewer: Viewer) => sql`exists (select 1 from goods_item i
  join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
  where i.company_id = ${company_id} and i.item_id = browse_history.item_id and ${shownTo(viewer)}
    and ${sellsTo(company_id, viewer, sql`g.distributor_id`)})`

export async function footprintsPage(
  db: Database,
  owner: Owner,
  viewer: Viewer,
  { limit, offset }: PageWindow,
): Promise<FootprintRow[]> {
  return db
    .select()
    .from(browse_history)
    .where(and(of(owner), stillShown(owner, viewer)))
    .orderBy(...NEWEST)
    .limit(limit)
    .offset(offset)
}

export async function footprintCount(db: Database, owner: Owner, viewer: Viewer): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(browse_history)
    .where(and(of(owner), stillShown(owner, viewer)))
  return row?.count ?? 0
}

/** By ids, of a day in Shanghai (`2026-05-06`), or all. */
export type FootprintSelection = { ids: string[] } | { day: string } | 'all'

export async function deleteFootprints(db: Database, owner: Owner, which: FootprintSelection): Promise<void> {
  await db.delete(browse_history).where(and(of(owner), matching(which)))
}

function matching(which: FootprintSelection): SQL | undefined {
  if (which === 'all') return undefined
  if ('ids' in which) return inArray(browse_history.history_id, which.ids)
  const start = startOfDayNamed(which.day)
  if (!start) return sql`false`
  const end = new Date(start.getTime() + DAY_MS)
  return and(gte(browse_history.updated, start), lt(browse_history.updated, end))
}

/** The item that represents a product or item on display; `undefined` where it is not shown. */
export async function shownItem(
  db: Database,
  company_id: string,
  viewer: Viewer,
  id: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ item_id: string }>(sql`
    select i.item_id
      from goods g
      join goods_item i on i.company_id = g.company_id and i.goods_id = g.goods_id
     where g.company_id = ${company_id} and ${shownTo(viewer)}
       and ${sellsTo(company_id, viewer, sql`g.distributor_id`)}
       and (i.item_id = ${id} or (g.goods_id = ${id} and i.item_id = g.default_item_id))
     limit 1`)
  return rows[0]?.item_id
}
