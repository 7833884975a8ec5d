import type { Pool, PoolClient } from 'pg'
import { OperatorError } from '../../operator-error'
import { MIGRATIONS } from '../migrate'

/** Newest migration that this build knows. */
export const NEWEST = MIGRATIONS.at(-1)?.name ?? ''

/**
 * One transaction for a whole archive: it sees one moment, lasts as long as it must, and writes moments in UTC.
 * @param mode `repeatable read, read only` or `read committed`
 */
export async function inOneTransaction<T>(
  pool: Pool,
  mode: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query(`begin isolation level ${mode}`)
    await client.query(`set local timezone = 'UTC'`)
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client
      .query('rollback')
      .catch((lost: unknown) => (failure = lost instanceof Error ? lost : new Error(String(lost))))
    throw error
  } finally {
    // a connection that cannot even roll back is not used again
    client.release(failure)
  }
}

/** @throws OperatorError unless the database has exactly the tables that this build declares */
export async function refuseOtherSchema(client: PoolClient): Promise<void> {
  const { rows: found } = await client.query<{ known: string | null }>(
    `select to_regclass('schema_migration') as known`,
  )
  if (!found[0]?.known)
    throw new OperatorError('Expected a database of this program, found none of its tables in it.')
  const { rows } = await client.query<{ name: string }>(
    `select name from schema_migration where name <> '' order by name`,
  )
  const newest = rows.at(-1)?.name ?? 'none'
  if (newest !== NEWEST || rows.length !== MIGRATIONS.length)
    throw new OperatorError(
      `Expected a database with migration ${NEWEST}, found one with ${newest}. Use the version of the program that the database belongs to, or start this one once, which upgrades it.`,
    )
}
