import type { Pool, PoolClient } from 'pg'

/**
 * One transaction on a connection of its own. It reads and writes timestamps in UTC, and may be idle between
 * statements without limit.
 * @param begin the statement that begins it
 */
export async function longTransaction<T>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query(begin)
    await client.query(`set local timezone = 'UTC'`)
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
    // a connection that cannot be rolled back is discarded
    client.release(failure)
  }
}
