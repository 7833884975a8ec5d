import { HOUR_MS } from '@schemas/time-units'
import type { Pool, PoolClient } from 'pg'
import { OperatorError } from '../config/operator-error'
import { citusTables, distributeTable, ONE_BY_ONE } from './citus'
import { declaredKeys, declaredTables, type DeclaredKey } from './declared-tables'
import { REFERENCE_TABLE, undistributable } from './distribution'
import { longTransaction } from './long-transaction'
import { kindOf, id, MONTHLY } from './months/tables'
import { alone } from './months/turn'

/**
 * Distributes the tables of a database over the machines of a Citus cluster, each in a transaction of its own. It can be
 * repeated: what is done is skipped, what an earlier run left undone is continued. Foreign keys that would prevent a
 * step are dropped before it and added at the end.
 * @param told called with a line for each step
 * @returns number of steps done; 0: everything was distributed already
 * @throws OperatorError naming what is missing or cannot be distributed; completed steps remain
 */
export async function distribute(pool: Pool, told: (line: string) => void = () => {}): Promise<number> {
  await refuseOthers(pool)
  return alone(pool, async () => {
    let steps = 0
    const step = async (line: string, work: (client: PoolClient) => Promise<unknown>) => {
      const began = performance.now()
      await inStep(pool, work)
      steps++
      told(`${line} in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
    }
    const before = await citusTables(pool)
    if (!before.has(REFERENCE_TABLE)) await step(`${REFERENCE_TABLE}: copied to every machine`, copyToAll)
    for (const { name } of declaredTables())
      if (name !== REFERENCE_TABLE && !before.has(name))
        await step(`${name}: distributed`, (client) => distributeTable(client, name))
    for (const { name } of declaredTables())
      if (await hasLocalRows(pool, name))
        await step(`${name}: former rows removed from the coordinator`, (client) =>
          patient(client, 'select truncate_local_data_after_distributing_table($1::text::regclass)', [name]),
        )
    for (const key of await missingKeys(pool))
      await step(`${key.table}: foreign key ${key.name} added`, (client) => addKey(client, key))
    // shards have no statistics, without which a page takes seconds
    const all = declaredTables().map(({ name }) => id(name))
    if (steps > 0)
      await step('statistics: collected', (client) => patient(client, `analyze ${all.join(', ')}`))
    return steps
  })
}

/** @throws OperatorError unless this is a Citus coordinator with machines to distribute to and tables that can be */
async function refuseOthers(pool: Pool) {
  const { rows: extension } = await pool.query(`select 1 from pg_extension where extname = 'citus'`)
  if (extension.length === 0)
    throw new OperatorError(
      'Expected a database with the extension citus, found none. On each machine: create extension citus. docs/scale-out.md has the steps.',
    )
  const { rows: nodes } = await pool.query<{ coordinators: number; machines: number }>(
    `select (count(*) filter (where groupid = 0))::int as coordinators,
            (count(*) filter (where shouldhaveshards and isactive))::int as machines
       from pg_dist_node where noderole = 'primary'`,
  )
  if (!nodes[0]?.coordinators)
    throw new OperatorError(
      `Expected the coordinator to know its own address: select citus_set_coordinator_host('HOST', 5432).`,
    )
  if (!nodes[0].machines)
    throw new OperatorError(
      `Expected a machine for the shards, found none: select citus_add_node('HOST', 5432), once for each.`,
    )
  const reasons = await undistributable(pool)
  for (const { name } of MONTHLY)
    if ((await kindOf(pool, name)) === 'r' && !(await citusTables(pool)).has(name))
      reasons.push(`${name}: expected it to be partitioned by month before it is distributed; npm run months`)
  if (reasons.length > 0) throw new OperatorError(`Not distributed:\n${reasons.join('\n')}`)
}

const inStep = (pool: Pool, work: (client: PoolClient) => Promise<unknown>) =>
  longTransaction(pool, 'begin', async (client) => {
    await client.query('set local statement_timeout = 0')
    await client.query('set local lock_timeout = 0')
    await client.query(ONE_BY_ONE)
    await work(client)
  })

/** A statement over a whole table, without the connection's time limit. */
const patient = (client: PoolClient, text: string, values: unknown[] = []) => {
  const query = { text, values, query_timeout: HOUR_MS }
  return client.query(query)
}

/** Copies the reference table to every machine. Tables that are not distributed yet must not reference it meanwhile. */
async function copyToAll(client: PoolClient) {
  const inTheWay = declaredKeys().filter((key) => key.target === REFERENCE_TABLE || closesRing(key))
  for (const { table, name } of inTheWay)
    await client.query(`alter table ${id(table)} drop constraint if exists ${id(name)}`)
  await patient(client, 'select create_reference_table($1::text::regclass)', [REFERENCE_TABLE])
}

/** Whether a foreign key leads back to a table that comes later: Citus wants both tables distributed before the other. */
const closesRing = ({ table, name, target }: DeclaredKey) =>
  table !== target && declaredTables().some((one) => one.name === table && one.lateKeys.includes(name))

/** Whether the coordinator still has rows of before the distribution, which later constraints would be checked with. */
async function hasLocalRows(pool: Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select coalesce(sum(pg_relation_size(t)), 0)::float8 as bytes
       from (select $1::text::regclass as t union select relid from pg_partition_tree($1::text::regclass)) x`,
    [table],
  )
  return (rows[0]?.bytes ?? 0) > 0
}

async function missingKeys(pool: Pool): Promise<DeclaredKey[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select conrelid::regclass || '.' || conname as key from pg_constraint where contype = 'f'`,
  )
  const found = new Set(rows.map(({ key }) => key))
  return declaredKeys().filter(({ table, name }) => !found.has(`${table}.${name}`))
}

const addKey = (client: PoolClient, { table, name, columns, target, targetColumns }: DeclaredKey) =>
  patient(
    client,
    `alter table ${id(table)} add constraint ${id(name)}
       foreign key (${columns.map(id).join(', ')}) references ${id(target)} (${targetColumns.map(id).join(', ')})`,
  )
