import type { Pool, PoolClient } from 'pg'
import { citusTables, distributeTable, ONE_BY_ONE } from '../citus'
import { foreignKeys } from './divide'
import { AHEAD, bounds, BY, at, id, kindOf, monthOf, partitionName, restName } from './tables'
import { inTurn } from './turn'

export interface Partition {
  name: string
  /** Rows older than the first month with its own partition. */
  until: Date
}

/** Partitions of a table without the default one, oldest first. */
export async function partitionsOf(client: Pick<PoolClient, 'query'>, table: string): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select name, until::timestamptz as until
       from (select c.relname as name,
                    substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)''\\)') as until
               from pg_inherits i join pg_class c on c.oid = i.inhrelid
              where i.inhparent = to_regclass($1)) p
      where until is not null order by 2`,
    [id(table)],
  )
  return rows
}

/**
 * Creates missing partitions of the current month and the months ahead, each in a transaction of its own. Rows
 * written before their month had a partition are moved there.
 * @returns names of the created partitions
 */
export async function makeMonths(pool: Pool, table: string, now: Date): Promise<string[]> {
  const made: string[] = []
  if ((await kindOf(pool, table)) !== 'p') return made
  const last = (await partitionsOf(pool, table)).at(-1)
  if (!last) throw new Error(`Expected table ${table} to have partitions, found none`)
  for (let month = last.until; month <= monthOf(now, AHEAD); month = monthOf(month, 1))
    if (await inTurn(pool, (client) => makeMonth(client, table, month)))
      made.push(partitionName(table, month))
  if (made.length > 0) await pool.query(`analyze ${id(table)}`)
  return made
}

/** Attaches a table instead of creating a partition, which would lock the partitioned table. */
async function makeMonth(client: PoolClient, table: string, month: Date): Promise<boolean> {
  const partition = partitionName(table, month)
  if ((await kindOf(client, partition)) !== undefined) return false
  const [own, rest, next] = [id(table), id(restName(table)), id(partition)]
  // referenced tables first, in the order in which other transactions lock them
  for (const { target } of await foreignKeys(client, table))
    await client.query(`lock table ${id(target)} in share row exclusive mode`)
  await client.query(`lock table ${rest} in access exclusive mode`)
  await client.query(`create table ${next} (like ${own} including defaults including constraints)`)
  if ((await citusTables(client)).has(table)) {
    await client.query(ONE_BY_ONE)
    await distributeTable(client, partition)
  }
  await client.query(
    `with moved as (
       delete from ${rest} where ${BY} >= ${at(month)} and ${BY} < ${at(monthOf(month, 1))} returning *)
     insert into ${next} select * from moved`,
  )
  await client.query(`alter table ${own} attach partition ${next} ${bounds(month)}`)
  return true
}
