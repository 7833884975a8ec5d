import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connect, type OpenDatabase } from '@server/db/client'

/** A PostgreSQL that tests may create databases in; `npm test` starts a throw-away one and sets this. */
export const POSTGRES_URL = process.env.PUMIAN_TEST_POSTGRES

/** A new, empty database on that server. */
export async function emptyScratch(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => query(server, `drop database ${name} with (force)`) }
}

/** A new, migrated database on that server, dropped on close. */
export async function openScratch(server: string): Promise<OpenDatabase> {
  const scratch = await emptyScratch(server)
  const database = await connect(scratch.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await scratch.drop()
    },
  }
}

async function query(server: string, sql: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
