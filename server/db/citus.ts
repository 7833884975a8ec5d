import { HOUR_MS } from '@schemas/time-units'
import type { Pool, PoolClient } from 'pg'
import { distributedTables, REFERENCE_TABLE } from './distribution'

type Connection = Pick<Pool | PoolClient, 'query'>

/** How Citus keeps a table: in shards by `company_id`, or as a copy on every machine. */
export type Kept = 'distributed' | 'reference'

/** The tables that Citus keeps, partitions included; none in a database without the extension. */
export async function citusTables(client: Connection): Promise<ReadonlyMap<string, Kept>> {
  const { rows: found } = await client.query<{ citus: string | null }>(
    `select to_regclass('pg_catalog.pg_dist_partition') as citus`,
  )
  if (!found[0]?.citus) return new Map()
  const { rows } = await client.query<{ name: string; kept: Kept }>(
    `select c.relname as name, case p.partmethod when 'h' then 'distributed' else 'reference' end as kept
       from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      where c.relnamespace = 'public'::regnamespace and (p.partmethod = 'h' or p.repmodel = 't')`,
  )
  return new Map(rows.map(({ name, kept }) => [name, kept]))
}

/** Whether the tables of this database are, or are being, distributed: new ones must be, too. */
export const isDistributed = async (client: Connection): Promise<boolean> =>
  (await citusTables(client)).get(REFERENCE_TABLE) === 'reference'

/**
 * Shards of all tables are locked in the order of the statements. In parallel, Citus refuses to change a table after one
 * that it references on every machine.
 */
export const ONE_BY_ONE = `set local citus.multi_shard_modify_mode = 'sequential'`

/**
 * Distributes a table, with its rows and partitions, so that rows of one company are on one machine. The caller's
 * transaction has set `ONE_BY_ONE`.
 */
export async function distributeTable(client: PoolClient, table: string): Promise<void> {
  const tables = await citusTables(client)
  const [beside] = [...tables].find(([, kept]) => kept === 'distributed') ?? []
  const patient = {
    text: `select create_distributed_table($1::text::regclass, 'company_id', colocate_with => $2)`,
    values: [table, beside ?? 'default'],
    query_timeout: HOUR_MS,
  }
  await client.query(patient)
}

/** Tables of this program that are still on the coordinator alone. */
export async function undistributed(client: Connection): Promise<string[]> {
  const tables = await citusTables(client)
  return (await distributedTables(client)).filter((name) => !tables.has(name))
}
