import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connect, type OpenDatabase } from '@server/db/client'

/** A PostgreSQL that tests may create databases in; `npm test` starts a throw-away one and sets this. */
export const POSTGRES_URL = process.env.PUMIAN_TEST_POSTGRES

/** A new, migrated database on that server, dropped on close. */
export async function openScratch(server: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await connect(url.href)
  return {
    ...database,
    close: async () => {
      await database.close()
      await query(server, `drop database ${name} with (force)`)
    },
  }
}

async function query(server: string, sql: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
