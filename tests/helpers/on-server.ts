import { Client } from 'pg'

/** The address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** `options` of a connection without the time limits that a server gives its role. */
export const UNLIMITED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `-c ${name}=0`)
  .join(' ')

/** Uses one connection to a server. */
export async function onServer<T>(server: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server })
  await client.connect()
  return use(client).finally(() => client.end())
}
