import { DAY_MS } from '@schemas/time-units'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { containing, countOf } from '../../db/search'
import type { Movement } from '../../db/schema'
import { timeNow } from '../../db/time'
import type { ShopsOf, WorklistPage, WorklistSearch } from '../../back-office'
import { inShops } from '../../db/shops'
import { type Keyset, keysetPage } from '../../db/keyset'
import { specText } from '../fragments-repo'
import type { StockKey } from './repo'

/** Movements that are shown; the ledger keeps all. */
const SHOWN = 30
/** Days that are read first. */
const LATELY_DAYS = 30

interface ViewRow extends Record<string, unknown> {
  item_name: string
  item_bn: string
  specs: string
  price: number
  stock: number
  reserved: number
}

interface MovementRow extends Record<string, string | number> {
  created: string
  kind: Movement
  stock: number
  reserved: number
  cause: string
}

/** The stock of one item on one shelf with its latest movements; `row` is undefined if there is none. */
export async function stockView(
  db: Database | Transaction,
  company_id: string,
  { distributor_id, item_id }: StockKey,
): Promise<{ row: ViewRow | undefined; movements: MovementRow[] }> {
  const found = await db.execute<ViewRow>(sql`
    select g.item_name, i.item_bn, ${specText(company_id)} as specs, i.price, k.stock, k.reserved
      from item_stock k
      join goods_item i on i.company_id = k.company_id and i.item_id = k.item_id
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where k.company_id = ${company_id} and k.distributor_id = ${distributor_id} and k.item_id = ${item_id}`)
  // most items have enough recent movements: older months are read only for the others
  const recent = await lastMovements(db, company_id, { distributor_id, item_id }, LATELY_DAYS)
  const movements =
    recent.length === SHOWN ? recent : await lastMovements(db, company_id, { distributor_id, item_id })
  return { row: found.rows[0], movements }
}

async function lastMovements(
  db: Database | Transaction,
  company_id: string,
  { distributor_id, item_id }: StockKey,
  days?: number,
): Promise<MovementRow[]> {
  const since = days === undefined ? '-infinity' : new Date(timeNow().getTime() - days * DAY_MS).toISOString()
  const { rows } = await db.execute<MovementRow>(sql`
    select to_char(created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created, kind, stock, reserved, cause
      from stock_movement
     where company_id = ${company_id} and distributor_id = ${distributor_id} and item_id = ${item_id}
       and stock_movement.created >= ${since}::timestamptz
     order by stock_movement.created desc, movement_id desc limit ${SHOWN}`)
  return rows
}

/** Fewer pieces than this are low. */
export const LOW = 10

interface StockListRow extends Record<string, unknown> {
  id: string
  item_name: string
  item_bn: string
  specs: string
  stock: number
  reserved: number
  cursor: string[]
}

/** In the order of the products, of their items, and of the shops. */
const BY_GOODS: Keyset = {
  keys: [
    { sql: sql`g.sort`, kind: 'integer' },
    { sql: sql`g.goods_id`, kind: 'text' },
    { sql: sql`i.sort`, kind: 'integer' },
    { sql: sql`i.item_id`, kind: 'text' },
    { sql: sql`k.distributor_id`, kind: 'text' },
  ],
  direction: 'asc',
}

export async function listStock(
  db: Database,
  { company_id, tab, keyword, sight, at }: WorklistSearch,
): Promise<WorklistPage> {
  const like = keyword ? containing(keyword.trim()) : undefined
  const found = like ? sql`(g.item_name ilike ${like} or i.item_bn ilike ${like})` : sql`true`
  const low = tab === 'low' ? sql`k.stock - k.reserved < ${LOW}` : sql`true`
  const from = sql`from item_stock k
    join goods_item i on i.company_id = k.company_id and i.item_id = k.item_id
    join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
   where k.company_id = ${company_id} and g.deleted is null and ${found} and ${low}
     and ${inShops(sql`k.distributor_id`, sight.shops)}`
  const [{ rows, ...ways }, count] = await Promise.all([
    keysetPage(BY_GOODS, at, async ({ cursor, where, orderBy, limit, offset }) => {
      const page = await db.execute<StockListRow>(sql`
        select k.distributor_id || ':' || k.item_id as id, g.item_name, i.item_bn, ${specText(company_id)} as specs, k.stock, k.reserved,
               ${cursor} as cursor
        ${from} and ${where} order by ${orderBy} limit ${limit} offset ${offset}`)
      return page.rows
    }),
    countOf(db, keyword, () => sql`(select 1 ${from})`),
  ])
  const list = rows.map(({ id, item_name, item_bn, specs, stock, reserved }) => ({
    id,
    values: { item_name, item_bn, specs, stock, reserved, store: stock - reserved },
  }))
  return { list, ...count, ...ways }
}

/** The shop of a shelf stands before the colon of its id. */
export const shopsOfShelves: ShopsOf = (_company_id, ids) =>
  sql`select id, split_part(id, ':', 1) as shop from unnest(${sql.param([...ids])}::text[]) id`
