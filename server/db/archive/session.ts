import type { Pool, PoolClient } from 'pg'
import { OperatorError } from '../../config/operator-error'
import { longTransaction } from '../long-transaction'
import { MIGRATIONS } from '../migrate'

/** Newest migration of this build. */
export const NEWEST = MIGRATIONS.at(-1)?.name ?? ''

/**
 * One transaction for a whole archive, without time limits: with `repeatable read` it sees one snapshot.
 * @param mode `repeatable read, read only` or `read committed`
 */
export const inOneTransaction = <T>(
  pool: Pool,
  mode: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  longTransaction(pool, `begin isolation level ${mode}`, async (client) => {
    await client.query('set local statement_timeout = 0')
    return work(client)
  })

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
