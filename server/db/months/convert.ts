import { HOUR_MS } from '@schemas/time-units'
import type { Pool } from 'pg'
import type { DeclaredTable } from '../declared-tables'
import { citusTables } from '../citus'
import { sqlState } from '../postgres-errors'
import { checkName, divide, keyColumns, keyName } from './divide'
import { fillKeys, mayLoseIndex } from './fill-keys'
import { at, BY, id, kindOf, monthOf } from './tables'
import { alone, inTurn } from './turn'

/** A check that ends sooner is replaced: it would refuse rows written after its end. */
const LEAST_MS = 14 * 24 * HOUR_MS
/** unique_violation in the catalogue, duplicate_table: another server is already building the index. */
const BEGUN_BY_ANOTHER: ReadonlySet<string> = new Set(['23505', '42P07'])
/** undefined_object */
const UNDEFINED = '42704'

/**
 * Partitions a filled table in steps that do not block writers: the index of the new key is built concurrently, a
 * check that all rows are older than a coming month is validated, and one short transaction swaps the tables. Steps
 * done by another server or an earlier run are skipped.
 * @returns whether it was partitioned now; false if it already was, or another server is building the index
 */
export async function convert(pool: Pool, table: DeclaredTable, now: Date): Promise<boolean> {
  // Citus partitions tables before they are distributed, not afterwards
  if ((await kindOf(pool, table.name)) !== 'r' || (await citusTables(pool)).has(table.name)) return false
  if (!(await mayLoseIndex(pool, table.name, now))) return false
  const divided = await alone(pool, () => divideFilled(pool, table, now))
  // the planner has no statistics of a new table, and autovacuum does not analyse partitioned ones
  if (divided) await run(pool, `analyze ${id(table.name)}`)
  return divided
}

async function divideFilled(pool: Pool, table: DeclaredTable, now: Date): Promise<boolean> {
  if ((await kindOf(pool, table.name)) !== 'r' || !(await buildKey(pool, table))) return false
  await fillKeys(pool, table)
  const until = await limitRows(pool, table.name, now)
  if (!until || !(await validated(pool, table.name))) return false
  return inTurn(pool, async (client) => {
    if ((await kindOf(client, table.name)) !== 'r') return false
    await divide(client, table, until)
    return true
  })
}

/** @returns whether it exists and is valid */
async function buildKey(pool: Pool, table: DeclaredTable): Promise<boolean> {
  const name = id(keyName(table.name))
  const { rows } = await pool.query<{ valid: boolean; building: boolean }>(
    `select i.indisvalid as valid, exists (
              select 1 from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as building
       from pg_index i where i.indexrelid = to_regclass($1)`,
    [name],
  )
  const [index] = rows
  if (index?.valid) return true
  if (index?.building) return false
  // left by a server that stopped while building it
  if (index) await dropInvalid(pool, name)
  try {
    await run(pool, `create unique index concurrently ${name} on ${id(table.name)} (${keyColumns(table)})`)
    return true
  } catch (error) {
    if (!BEGUN_BY_ANOTHER.has(sqlState(error) ?? '')) throw error
    return false
  }
}

async function dropInvalid(pool: Pool, name: string): Promise<void> {
  await inTurn(pool, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid`,
      [name],
    )
    if (rows.length > 0) await client.query(`drop index ${name}`)
  })
}

/**
 * Adds the check unless a sufficient one exists.
 * @returns the timestamp that all rows precede; undefined if another server has partitioned the table meanwhile
 */
async function limitRows(pool: Pool, table: string, now: Date): Promise<Date | undefined> {
  // rows dated in the future, by a server whose clock was wrong, stay in the first partition too
  const { rows: newest } = await run(pool, `select max(${BY}) as until from ${id(table)}`)
  const latest = new Date(Math.max(now.getTime(), newest[0]?.until?.getTime() ?? 0))
  return inTurn(pool, async (client) => {
    // on a partitioned table the check would refuse rows of all later months
    if ((await kindOf(client, table)) !== 'r') return undefined
    const { rows } = await client.query<{ until: Date }>(
      `select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz as until
         from pg_constraint where conrelid = $1::regclass and conname = $2`,
      [id(table), checkName(table)],
    )
    const [check] = rows
    if (check && check.until.getTime() - now.getTime() > LEAST_MS) return check.until
    const until = monthOf(latest, 2)
    await client.query(`alter table ${id(table)} drop constraint if exists ${id(checkName(table))}`)
    await client.query(
      `alter table ${id(table)} add constraint ${id(checkName(table))} check (${BY} < ${at(until)}) not valid`,
    )
    return until
  })
}

/** @returns false if another server has partitioned the table meanwhile, which removes the check */
async function validated(pool: Pool, table: string): Promise<boolean> {
  try {
    await run(pool, `alter table ${id(table)} validate constraint ${id(checkName(table))}`)
    return true
  } catch (error) {
    if (sqlState(error) !== UNDEFINED) throw error
    return false
  }
}

/** Runs a statement over a whole table, without the connection's time limits. */
async function run(pool: Pool, text: string): Promise<{ rows: { until?: Date | null }[] }> {
  const client = await pool.connect()
  let done = false
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const patient = { text, query_timeout: HOUR_MS }
    const result = await client.query<{ until?: Date | null }>(patient)
    await client.query('reset statement_timeout; reset lock_timeout')
    done = true
    return result
  } finally {
    // a connection without time limits is not returned to the pool
    client.release(!done)
  }
}
