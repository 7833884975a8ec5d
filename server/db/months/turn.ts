import type { Pool, PoolClient } from 'pg'

/** ms; wait time for a lock. Later requests for the table wait behind it, so it is less than deadlock_timeout. */
const LOCK_LIMIT_MS = 300

/**
 * One short transaction that changes partitions. Servers take turns at the row of `schema_migration` that migrations lock
 * as well.
 * @throws error 55P03 (lock_not_available) where a table is in use for longer than 300 ms; nothing has changed then
 */
export const inTurn = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  locked(pool, `select name from schema_migration where name = '' for update`, work)

/**
 * Work of many transactions that one server does at a time: two indexes that are built concurrently on one table would
 * wait for each other. Migrations are not kept waiting. An embedded database has one server and one connection.
 * @throws error 55P03 (lock_not_available) where another server is at it
 */
export const alone = <T>(pool: Pool, work: () => Promise<T>): Promise<T> =>
  pool.options.max === 1
    ? work()
    : locked(pool, 'lock table schema_migration in share update exclusive mode', work)

async function locked<T>(pool: Pool, lock: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    await client.query(`set local timezone = 'UTC'`)
    await client.query(`set local lock_timeout = ${LOCK_LIMIT_MS}`)
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query(lock)
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
