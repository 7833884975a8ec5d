import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { windowOf } from '../../db/paging'

/** What every picker is asked. */
export interface PickerQuery {
  page: number
  pageSize: number
  /** Exactly these, in this order; the rest of the question does not count then. */
  ids?: string[] | undefined
}

export interface Picked<Row> {
  list: Row[]
  count: number
  total_count: number
}

export interface Window {
  limit: number
  offset: number
}

/** Which rows a search finds: the ids of one window, and how many there are in all. */
export interface Found {
  ids: string[]
  count: number
}

/**
 * Answers a picker: finds ids first, so that a search sorts and counts narrow rows, then loads what is shown of the few
 * that stand in the window.
 * @param find searches by whatever else the query says
 * @param rows loads rows by their ids; those that do not exist any more are left out
 */
export async function pick<Row>(
  query: PickerQuery,
  find: (window: Window) => Promise<Found>,
  rows: (ids: string[]) => Promise<Record<string, Row>>,
): Promise<Picked<Row>> {
  const found = query.ids
    ? { ids: [...new Set(query.ids)], count: 0 }
    : await find(windowOf(query.page, query.pageSize))
  const byId = await rows(found.ids)
  const list = found.ids.flatMap((id) => (Object.hasOwn(byId, id) ? (byId[id] ?? []) : []))
  const count = query.ids ? list.length : found.count
  return { list, count, total_count: count }
}

/** `order by` of a column in the direction that was asked for, before what makes the order whole. */
export const orderedBy = (column: SQL, order: 'asc' | 'desc', last: SQL): SQL =>
  sql`${column} ${order === 'asc' ? sql`asc` : sql`desc`}, ${last}`

/**
 * The ids of one window, and the count, of rows that `matching` (`from … where …`) names: in one pass, for a search by
 * words costs far more than what is done with what it finds.
 */
export async function findIds(
  db: Database,
  { id, matching, order, window }: { id: SQL; matching: SQL; order: SQL; window: Window },
): Promise<Found> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select ${id} as id, (count(*) over ())::int as count ${matching}
     order by ${order} limit ${window.limit} offset ${window.offset}`)
  const [first] = rows
  if (first || window.offset === 0) return { ids: rows.map((row) => row.id), count: first?.count ?? 0 }
  // past the last page nobody counts along
  const total = await db.execute<{ count: number }>(sql`select count(*)::int as count ${matching}`)
  return { ids: [], count: total.rows[0]?.count ?? 0 }
}
