/** Lists of after-sales cases: what is searched for, pages and counts. */
import type { ShopsOf } from '../../back-office'
import { ofOrders } from '../../db/shops'
import { and, count, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { containing, countOf } from '../../db/search'
import { aftersale, aftersale_line, order_line, type AftersalesState } from '../../db/schema'
import { type Keyset, type Slice, keysetPage, type Position } from '../../db/keyset'
import { CASE_OF_LINE } from '../../orders'
import type { AftersalesType, AftersaleRow } from './repo'

interface AftersaleFilter {
  company_id: string
  user_id?: string | undefined
  order_id?: string | undefined
  states?: readonly AftersalesState[] | undefined
  aftersales_type?: AftersalesType | undefined
  /** Complete number of an order or a case. */
  number?: string | undefined
  /** Complete number of an order or a case, or part of the name of an item. */
  keywords?: string | undefined
  /** Only of orders of these shops; empty: of all. */
  shops?: readonly string[] | undefined
  /** Only of orders of this one of them. */
  shop?: string | undefined
  /** Applied for in this time; its end is not included. */
  created?: { from: Date; to: Date } | undefined
}

function matching({
  company_id,
  user_id,
  order_id,
  states,
  aftersales_type,
  number,
  keywords,
  shops = [],
  shop,
  created,
}: AftersaleFilter): SQL | undefined {
  return and(
    eq(aftersale.company_id, company_id),
    user_id === undefined ? undefined : eq(aftersale.user_id, user_id),
    order_id === undefined ? undefined : eq(aftersale.order_id, order_id),
    states === undefined ? undefined : inArray(aftersale.state, [...states]),
    aftersales_type === undefined ? undefined : eq(aftersale.aftersales_type, aftersales_type),
    number === undefined ? undefined : named(number),
    keywords === undefined ? undefined : or(named(keywords), holds(company_id, keywords)),
    shops.length === 0 ? undefined : ofOrders(company_id, aftersale.order_id, shops),
    shop === undefined ? undefined : ofOrders(company_id, aftersale.order_id, [shop]),
    created && and(gte(aftersale.created, created.from), lt(aftersale.created, created.to)),
  )
}

const named = (number: string) => or(eq(aftersale.order_id, number), eq(aftersale.aftersales_bn, number))

const holds = (company_id: string, words: string) => sql`exists (select 1 from ${aftersale_line}
  join ${order_line} using (company_id, order_id, line_id)
  where ${aftersale_line.company_id} = ${company_id} and ${CASE_OF_LINE} and ${order_line.item_name} ilike ${containing(words)})`

/** One window of the cases that match, the newest first. */
export const aftersalePage = (
  db: Database,
  filter: AftersaleFilter,
  { limit, offset }: PageWindow,
): Promise<AftersaleRow[]> =>
  db
    .select()
    .from(aftersale)
    .where(matching(filter))
    .orderBy(desc(aftersale.created), desc(aftersale.aftersales_bn))
    .limit(limit)
    .offset(offset)

const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${aftersale.created}`, kind: 'time' },
    { sql: sql`${aftersale.aftersales_bn}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** A slice of the cases that match. Each of several states is read by its own index range: rare states would otherwise be searched among all cases. */
function aftersaleSlice(db: Database, filter: AftersaleFilter, { cursor, ...slice }: Slice) {
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
    .select({ row: aftersale, cursor })
    .from(aftersale)
    .where(where)
    .orderBy(slice.orderBy)
    .limit(slice.limit)
    .offset(slice.offset)
}

/** The cases that match, to be counted. */
const matchingAftersales = (db: Database, filter: AftersaleFilter) =>
  db.select({ aftersales_bn: aftersale.aftersales_bn }).from(aftersale).where(matching(filter))

export async function aftersaleCount(db: Database, filter: AftersaleFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(aftersale).where(matching(filter))
  return row?.count ?? 0
}

/** One page of the cases that match, the newest first, and their number. @param filter.number counts as a keyword */
export async function aftersalePageByCursor(db: Database, filter: AftersaleFilter, at: Position) {
  const [page, counted] = await Promise.all([
    keysetPage(NEWEST_FIRST, at, (slice) => aftersaleSlice(db, filter, slice)),
    countOf(db, filter.number, () => matchingAftersales(db, filter)),
  ])
  return { ...page, ...counted }
}

/** The shop of a case's order. */
export const shopsOfCases: ShopsOf = (company_id, ids) => sql`
  select aftersale.aftersales_bn as id, orders.distributor_id as shop from aftersale
    join orders on orders.company_id = aftersale.company_id and orders.order_id = aftersale.order_id
   where aftersale.company_id = ${company_id} and aftersale.aftersales_bn = any(${sql.param([...ids])}::text[])`
