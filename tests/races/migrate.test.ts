import { MIGRATIONS } from '@server/db/migrate'
import { describePostgres } from '@tests/helpers/database'
import { emptyScratch } from '@tests/helpers/postgres'
import { figure } from '@tests/helpers/soak'
import { expect, it } from 'vitest'

describePostgres('races: servers that start together', (server) => {
  it('an empty database is migrated once, and every server starts', async () => {
    // the race has several outcomes, which depend on timing, so it is repeated
    for (let round = 0; round < figure(4, 12); round++) {
      const scratch = await emptyScratch(server)
      const servers = await Promise.all(Array.from({ length: 6 }, () => scratch.connect()))
      const [first] = servers
      const { rows } =
        (await first?.pool.query(`select name from schema_migration where name <> '' order by name`)) ?? {}
      expect(rows).toEqual(MIGRATIONS.map(({ name }) => ({ name })))
      await Promise.all(servers.map((each) => each.close()))
      await scratch.drop()
    }
  })
})
