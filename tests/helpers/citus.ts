import type { Pool } from 'pg'
import { addressOf, onServer } from './on-server'

/**
 * Makes a database of the coordinator and new ones of the same name on the workers one cluster; its tables stay where
 * they are.
 * @param pool connections to the coordinator's database
 */
export async function joinMachines(
  pool: Pool,
  name: string,
  coordinator: string,
  workers: readonly string[],
): Promise<void> {
  await pool.query('create extension citus')
  await pool.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [portOf(coordinator)])
  for (const worker of workers) {
    await onServer(worker, (client) => client.query(`create database ${name}`))
    await onServer(addressOf(worker, name), (client) => client.query('create extension citus'))
    await pool.query(`select citus_add_node('127.0.0.1', $1)`, [portOf(worker)])
  }
}

const portOf = (server: string) => Number(new URL(server).port)

/** Port of the machine with the rows of a company. */
export async function machineOf(pool: Pool, company_id: string): Promise<number> {
  const { rows } = await pool.query<{ port: number }>(
    `select nodeport as port from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
      where p.shardid = get_shard_id_for_distribution_column('member', $1::text)`,
    [company_id],
  )
  if (!rows[0]) throw new Error(`Expected a shard of company ${company_id}, found none`)
  return rows[0].port
}

/** Moves a company's rows to another machine while the shop runs. */
export async function moveCompany(pool: Pool, company_id: string, port: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const patient = {
      text: `select citus_move_shard_placement(
               get_shard_id_for_distribution_column('member', $1::text), '127.0.0.1', $2, '127.0.0.1', $3)`,
      values: [company_id, await machineOf(pool, company_id), port],
      query_timeout: 600_000,
    }
    await client.query(patient)
  } finally {
    client.release(true)
  }
}
