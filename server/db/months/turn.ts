import type { Pool, PoolClient } from 'pg'

/** So long a lock is waited for: whoever asks for the table after us waits too. Less than deadlock_timeout. */
const LOCK_LIMIT_MS = 300

/**
 * One short transaction that changes partitions. Servers take turns at the row of `schema_migration` that migrations lock
 * as well.
 * @throws error 55P03 (lock_not_available) where a table is in use for longer than 300 ms; nothing has changed then
 */
export async function inTurn<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    await client.query(`set local timezone = 'UTC'`)
    await client.query(`set local lock_timeout = ${LOCK_LIMIT_MS}`)
    await client.query(`select name from schema_migration where name = '' for update`)
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
