import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client'
import * as schema from '../../db/schema'
import type { Owner } from '../members/owner'

export interface ExportSection {
  name: string
  rows: Record<string, unknown>[]
}

/** A table, and which of its rows are about a member. */
interface Source {
  name: string
  owned(owner: Owner): SQL
}

/** Secrets, and what operators note for themselves. */
const WITHHELD = ['password_hash', 'session_id', 'seller_remark', 'holds', 'params']
/** A member's longest history is exported whole; more rows are a fault, not a member. */
const MOST_ROWS = 10_000

/** Every table that says whose a row is: by the member, or by an order or a trade of the member's. */
const SOURCES: Source[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const name = getTableName(table)
    const columns = new Set(getTableConfig(table).columns.map((column) => column.name))
    const owned = ownership(columns)
    return owned && columns.has('company_id') ? [{ name, owned }] : []
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

/** Everything that is kept about a member, table by table. */
export async function exportedRows(db: Database, owner: Owner): Promise<ExportSection[]> {
  const sections: ExportSection[] = []
  for (const { name, owned } of SOURCES) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) - ${sql.param(WITHHELD)}::text[] as row
        from ${sql.identifier(name)} t
       where t.company_id = ${owner.company_id} and ${owned(owner)}
       limit ${MOST_ROWS}`)
    if (rows.length > 0) sections.push({ name, rows: rows.map(({ row }) => row) })
  }
  return sections
}
