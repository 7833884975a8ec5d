import { Client } from 'pg'

/** The address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Uses one connection to a server. */
export async function onServer<T>(server: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server })
  await client.connect()
  return use(client).finally(() => client.end())
}
