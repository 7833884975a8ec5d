import { Client } from 'pg'
import { expect, it } from 'vitest'
import { describePostgres } from '@tests/helpers/database'
import { emptyScratch } from '@tests/helpers/postgres'

describePostgres('time limits of sessions', (server) => {
  const NAMES = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const limitsOf = async (url: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ setting: string }>(
      `select setting from pg_settings where name = any($1) order by array_position($1, name)`,
      [NAMES],
    )
    await client.end()
    return rows.map(({ setting }) => Number(setting))
  }

  it('every session of the role in this database has them, and none in another', async () => {
    const scratch = await emptyScratch(server)
    const other = await emptyScratch(server)
    const database = await scratch.connect()
    expect(await limitsOf(scratch.url)).toEqual([15_000, 10_000, 15_000])
    expect(await limitsOf(other.url)).toEqual([0, 0, 0])
    const { rows } = await database.pool.query<{ statement_timeout: string }>('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '15s' }])
    await database.close()
    await scratch.drop()
    await other.drop()
  })

  it('a start sets again what was changed, and servers that start together do not disturb each other', async () => {
    const scratch = await emptyScratch(server)
    await (await scratch.connect()).close()
    const name = new URL(scratch.url).pathname.slice(1)
    const client = new Client({ connectionString: scratch.url })
    await client.connect()
    await client.query(`alter role current_user in database ${name} set lock_timeout = 0`)
    await client.end()
    const servers = await Promise.all(Array.from({ length: 6 }, () => scratch.connect()))
    expect(await limitsOf(scratch.url)).toEqual([15_000, 10_000, 15_000])
    for (const each of servers) await each.close()
    await scratch.drop()
  })
})
