/**
 * A company with all ids of another one and different values, which reveals statements without a company_id
 * condition.
 */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { escapeIdentifier, type Pool } from 'pg'
import * as schema from '@server/db/schema'

/** Part of every Chinese text of the twin, and of none of the other company. */
export const TWIN_MARK = '他司'

/**
 * Copies every row of a company to a new one with the same ids: numbers are increased by one, flags are inverted,
 * times are a day later, texts are marked. Check constraints are dropped for it: the database is a test's own.
 */
export async function addTwin(pool: Pool, from: string, to: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // foreign keys are not checked meanwhile, on no machine of a cluster: each row's parent is copied, too
    await client.query(`set local citus.propagate_set_commands = 'local'`)
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`)
    await client.query('set local session_replication_role = replica')
    const { rows } = await client.query<{ table: string; name: string }>(
      `select conrelid::regclass::text as "table", conname as name from pg_constraint where contype = 'c'
          and connamespace = 'public'::regnamespace and conislocal`,
    )
    for (const { table, name } of rows)
      await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
    for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
      const copied = copiedColumns(table)
      const names = copied.map(({ name }) => escapeIdentifier(name)).join(', ')
      const values = copied.map(({ value }) => value).join(', ')
      await client.query(
        `insert into ${escapeIdentifier(getTableConfig(table).name)} (${names})
           select ${values} from ${escapeIdentifier(getTableConfig(table).name)} where company_id = '${from}'`.replaceAll(
          ':twin',
          `'${to}'`,
        ),
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function copiedColumns(table: PgTable): { name: string; value: string }[] {
  const { columns, primaryKeys, foreignKeys, indexes } = getTableConfig(table)
  const keys = new Set([
    ...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
    ...foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
    ...indexes
      .filter(({ config }) => config.unique)
      .flatMap(({ config }) => config.columns.map((column) => ('name' in column ? String(column.name) : ''))),
  ])
  return columns
    .filter((column) => !column.generated)
    .map((column) => {
      const name = escapeIdentifier(column.name)
      if (column.name === 'company_id') return { name: column.name, value: ':twin' }
      return { name: column.name, value: keys.has(column.name) ? name : changed(column, name) }
    })
}

function changed(column: PgColumn, name: string): string {
  const type = column.getSQLType()
  if (/^(integer|bigint|smallint|numeric|double precision|real)/.test(type)) return `${name} + 1`
  if (type === 'boolean') return `not ${name}`
  if (type.startsWith('timestamp') || type === 'date') return `${name} + interval '1 day'`
  if (type === 'jsonb') return `regexp_replace(${name}::text, '([一-龥])', '${TWIN_MARK}\\1', 'g')::jsonb`
  if (type === 'text' && !column.enumValues?.length) return `'${TWIN_MARK}' || ${name}`
  return name
}
