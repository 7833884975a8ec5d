import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client'
import * as schema from '../../db/schema'
import { memberOwner, type Owner } from '../../core/owner'

/** A table, and the condition for rows about a member. */
interface Source {
  name: string
  /** Its primary key without the company, the order in which it is read. */
  key: { name: string; type: string }[]
  /** The column that refers to the member, or to the member's orders or trades. */
  by: { column: 'user_id' | 'owner' } | { column: 'order_id' | 'trade_id'; of: 'orders' | 'trade' }
}

/** Secrets and operators' notes, which are not exported. */
const WITHHELD = ['password_hash', 'session_id', 'seller_remark', 'holds', 'params', 'operator_name']
/** Rows per batch. */
const BATCH = 500
/** Orders or trades per query. */
const CHUNK = 100

/** Every table whose rows belong to a member: directly, or by an order or a trade. */
export const SOURCES: readonly Source[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const { columns, primaryKeys } = getTableConfig(table)
    const names = new Set(columns.map((column) => column.name))
    const inKey = primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name))
    const key = inKey.flatMap((name) =>
      columns
        .filter((column) => column.name === name && name !== 'company_id')
        .map((column) => ({ name, type: column.getSQLType() })),
    )
    const by = ownership(names)
    return by && names.has('company_id') ? [{ name: getTableName(table), key, by }] : []
  })

function ownership(columns: Set<string>): Source['by'] | undefined {
  if (columns.has('user_id')) return { column: 'user_id' }
  if (columns.has('owner')) return { column: 'owner' }
  if (columns.has('order_id')) return { column: 'order_id', of: 'orders' }
  if (columns.has('trade_id')) return { column: 'trade_id', of: 'trade' }
  return undefined
}

/**
 * All data about a member as JSON, table by table, in pieces: at most one batch is in memory, and each batch
 * continues after the last row of the previous one.
 */
export async function* exportedJson(db: Database, owner: Owner, exported: number): AsyncGenerator<string> {
  yield `{"exported":${exported},"sections":[`
  let isFirst = true
  for (const source of SOURCES) {
    let isEmpty = true
    for await (const rows of batchesOf(db, source, owner)) {
      const begin = isEmpty
        ? `${isFirst ? '' : ','}\n{"name":${JSON.stringify(source.name)},"rows":[\n`
        : ',\n'
      yield begin + rows.join(',\n')
      isEmpty = false
      isFirst = false
    }
    if (!isEmpty) yield ']}'
  }
  yield ']}\n'
}

async function* batchesOf(db: Database, { name, key, by }: Source, owner: Owner): AsyncGenerator<string[]> {
  const { company_id, user_id } = owner
  if (!('of' in by)) {
    const mine = by.column === 'owner' ? memberOwner(user_id) : user_id
    yield* batchesWhere(db, name, key, company_id, sql`t.${sql.identifier(by.column)} = ${mine}`)
    return
  }
  const id = sql`t.${sql.identifier(by.column)}`
  for await (const ids of idsOf(db, by, owner))
    yield* batchesWhere(db, name, key, company_id, sql`${id} = any(${sql.param(ids)}::text[])`)
}

/** Rows as JSON, in the order of the table's key. */
async function* batchesWhere(
  db: Database,
  name: string,
  key: Source['key'],
  company_id: string,
  owned: SQL,
): AsyncGenerator<string[]> {
  const columns = sql.join(
    key.map((column) => sql`t.${sql.identifier(column.name)}`),
    sql`, `,
  )
  const written = key.map((column) => sql`t.${sql.identifier(column.name)}::text`)
  let last: string[] | undefined
  do {
    const after = last?.map((value, i) => sql`${value}::${sql.raw(key[i]?.type ?? 'text')}`)
    const { rows } = await db.execute<{ row: string; at: string[] }>(sql`
      select (to_jsonb(t) - ${sql.param(WITHHELD)}::text[])::text as row,
             array[${sql.join(written, sql`, `)}] as at
        from ${sql.identifier(name)} t
       where t.company_id = ${company_id} and ${owned}
         and ${after ? sql`(${columns}) > (${sql.join(after, sql`, `)})` : sql`true`}
       order by ${columns}
       limit ${BATCH}`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    last = rows.length === BATCH ? rows.at(-1)?.at : undefined
  } while (last)
}

/** Numbers of the member's orders or trades in batches, oldest first: the order of their index. */
async function* idsOf(
  db: Database,
  { column, of }: Extract<Source['by'], { of: string }>,
  { company_id, user_id }: Owner,
): AsyncGenerator<string[]> {
  const id = sql`t.${sql.identifier(column)}`
  let last: { id: string; created: string } | undefined
  do {
    const after = last ? sql`(t.created, ${id}) > (${last.created}::timestamptz, ${last.id})` : sql`true`
    const { rows } = await db.execute<{ id: string; created: string }>(sql`
      select ${id} as id, t.created::text as created from ${sql.identifier(of)} t
       where t.company_id = ${company_id} and t.user_id = ${user_id} and ${after}
       order by t.created, ${id} limit ${CHUNK}`)
    if (rows.length > 0) yield rows.map((row) => row.id)
    last = rows.length === CHUNK ? rows.at(-1) : undefined
  } while (last)
}
