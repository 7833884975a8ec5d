import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from '../../db/client'

const CHANNEL = 'pumian_presence'

/** Sends a text to every server that listens, this one too. PostgreSQL takes at most 8,000 bytes. */
export async function notify(db: Database, text: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${text})`)
}

/**
 * Listens on a connection of its own, which a pooler must not share: statements of a transaction only would lose it.
 * @param onEnd the connection was lost
 * @returns ends it
 */
export async function listen(
  url: string,
  onText: (text: string) => void,
  onEnd: (reason: Error | null) => void,
): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, application_name: 'pumian presence', keepAlive: true })
  let failure: Error | null = null
  client.on('error', (error) => (failure = error))
  client.on('notification', ({ payload }) => onText(payload ?? ''))
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  const ended = () => onEnd(failure)
  client.once('end', ended)
  return async () => {
    client.off('end', ended)
    await client.end()
  }
}
