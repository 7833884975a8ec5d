import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client'
import * as schema from '../../db/schema'
import type { Owner } from '../members/owner'

/** A table, and which of its rows are about a member. */
interface Source {
  name: string
  /** Its primary key: the order in which it is read. */
  key: string[]
  owned(owner: Owner): SQL
}

/** Secrets, and what operators note for themselves. */
const WITHHELD = ['password_hash', 'session_id', 'seller_remark', 'holds', 'params', 'operator_name']
/** So much is read at once. */
const BATCH = 500

/** Every table that says whose a row is: by the member, or by an order or a trade of the member's. */
export const SOURCES: readonly Source[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const { columns, primaryKeys } = getTableConfig(table)
    const names = new Set(columns.map((column) => column.name))
    const owned = ownership(names)
    const key = primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name))
    return owned && names.has('company_id') ? [{ name: getTableName(table), key, owned }] : []
  })

function ownership(columns: Set<string>): Source['owned'] | undefined {
  if (columns.has('user_id')) return ({ user_id }) => sql`t.user_id = ${user_id}`
  if (columns.has('owner')) return ({ user_id }) => sql`t.owner = ${`m:${user_id}`}`
  if (columns.has('order_id')) return (owner) => sql`t.order_id in (${idsOf('orders', 'order_id', owner)})`
  if (columns.has('trade_id')) return (owner) => sql`t.trade_id in (${idsOf('trade', 'trade_id', owner)})`
  return undefined
}

const idsOf = (table: string, id: string, { company_id, user_id }: Owner) =>
  sql`select ${sql.identifier(id)} from ${sql.identifier(table)}
       where company_id = ${company_id} and user_id = ${user_id}`

/** Everything that is kept about a member as JSON, table by table, in pieces: never more than a batch is in memory. */
export async function* exportedJson(db: Database, owner: Owner, exported: number): AsyncGenerator<string> {
  yield `{"exported":${exported},"sections":[`
  let isFirst = true
  for (const source of SOURCES) {
    let offset = 0
    for (;;) {
      const rows = await batchOf(db, source, owner, offset)
      if (rows.length > 0 && offset === 0) {
        yield `${isFirst ? '' : ','}\n{"name":${JSON.stringify(source.name)},"rows":[\n`
        isFirst = false
      }
      if (rows.length > 0) yield (offset > 0 ? ',\n' : '') + rows.join(',\n')
      offset += rows.length
      if (rows.length < BATCH) break
    }
    if (offset > 0) yield ']}'
  }
  yield ']}\n'
}

/** Rows as JSON, in the order of the table's key. */
async function batchOf(
  db: Database,
  { name, key, owned }: Source,
  owner: Owner,
  offset: number,
): Promise<string[]> {
  const order = key.map((column) => sql`t.${sql.identifier(column)}`)
  const { rows } = await db.execute<{ row: string }>(sql`
    select (to_jsonb(t) - ${sql.param(WITHHELD)}::text[])::text as row
      from ${sql.identifier(name)} t
     where t.company_id = ${owner.company_id} and ${owned(owner)}
     order by ${sql.join(order, sql`, `)}
     limit ${BATCH} offset ${offset}`)
  return rows.map(({ row }) => row)
}
