import type { Pool } from 'pg'
import type { LogPositions } from './lag-meter'

/** Asks both for their positions, as a number of bytes. */
export const logPositions = (primary: Pool, replica: Pool): LogPositions => ({
  written: () => position(primary, 'pg_current_wal_lsn()'),
  replayed: () => position(replica, 'pg_last_wal_replay_lsn()'),
})

/** @throws Error from a server that is no replica: it has replayed nothing */
async function position(pool: Pool, of: string): Promise<bigint> {
  const { rows } = await pool.query<{ bytes: string | null }>(`select (${of} - '0/0')::text as bytes`)
  const bytes = rows[0]?.bytes
  if (bytes == null) throw new Error('Expected a streaming replica at PUMIAN_READ_URL, found another server')
  return BigInt(bytes)
}
