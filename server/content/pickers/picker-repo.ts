import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { windowOf, type PageWindow } from '../../db/paging'
import type { Reach } from '../../platform'

interface PickerQuery<Sort extends string> {
  page: number
  pageSize: number
  sort?: Sort | undefined
  order: 'asc' | 'desc'
  /** Exactly these, in this order; the conditions of the query are ignored then. */
  ids?: string[] | undefined
}

interface PickerSpec<Sort extends string, Query extends PickerQuery<Sort>, Row> {
  id: SQL
  /** `from … where …`: the rows that match a query. */
  found(db: Database, company_id: string, query: Query, reach: Reach): SQL | Promise<SQL>
  sorts(company_id: string): Record<Sort, SQL>
  /** The order without `sort`, and of rows that `sort` leaves equal; ends with the id. */
  order: SQL
  /** Goes before `order` if there is no `sort`. */
  first?(query: Query): SQL | undefined
  /** Rows by id; deleted ones are left out, and what the operator is not given unless every visitor can reach it. */
  rows(
    db: Database,
    company_id: string,
    ids: string[],
    query: Query,
    reach: Reach,
  ): Promise<Record<string, Row>>
}

interface PickerAnswer<Row> {
  list: Row[]
  count: number
  total_count: number
}

/**
 * A search for rows that operators place on a page. It finds ids first, so that narrow rows are sorted and counted, and
 * then loads the rows of one page of the answer.
 */
export const definePicker =
  <Sort extends string, Query extends PickerQuery<Sort>, Row>(spec: PickerSpec<Sort, Query, Row>) =>
  async (db: Database, company_id: string, query: Query, reach: Reach): Promise<PickerAnswer<Row>> => {
    const { ids, count } = query.ids
      ? { ids: [...new Set(query.ids)], count: undefined }
      : await findIds(db, {
          id: spec.id,
          matching: await spec.found(db, company_id, query, reach),
          order: orderOf(spec, company_id, query),
          window: windowOf(query.page, query.pageSize),
        })
    const byId = await spec.rows(db, company_id, ids, query, reach)
    const list = ids.flatMap((id) => (Object.hasOwn(byId, id) ? (byId[id] ?? []) : []))
    return { list, count: count ?? list.length, total_count: count ?? list.length }
  }

function orderOf<Sort extends string, Query extends PickerQuery<Sort>, Row>(
  { sorts, first, order }: PickerSpec<Sort, Query, Row>,
  company_id: string,
  query: Query,
): SQL {
  const sort: Sort | undefined = query.sort
  if (sort) return sql`${sorts(company_id)[sort]} ${query.order === 'asc' ? sql`asc` : sql`desc`}, ${order}`
  const before = first?.(query)
  return before ? sql`${before}, ${order}` : order
}

interface IdSearch {
  id: SQL
  matching: SQL
  order: SQL
  window: PageWindow
}

/** The ids of one window and the count, in one pass: the search itself is the expensive part. */
async function findIds(
  db: Database,
  { id, matching, order, window }: IdSearch,
): Promise<{ ids: string[]; count: number }> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select ${id} as id, (count(*) over ())::int as count ${matching}
     order by ${order} limit ${window.limit} offset ${window.offset}`)
  const [first] = rows
  if (first || window.offset === 0) return { ids: rows.map((row) => row.id), count: first?.count ?? 0 }
  // beyond the last page there is no row with the count
  const total = await db.execute<{ count: number }>(sql`select count(*)::int as count ${matching}`)
  return { ids: [], count: total.rows[0]?.count ?? 0 }
}
