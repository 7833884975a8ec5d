import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { updateSearchIndex } from '@server/catalogue/goods/search-repo'
import { describePostgres } from '@tests/helpers/database'
import { openDemoScratch } from '@tests/helpers/postgres'
import { figure } from '@tests/helpers/soak'

const ROUNDS = figure(5, 50)
const SEARCHES = 20

describePostgres('races: search', (server) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDemoScratch(server)
  })
  afterAll(() => database?.close())

  it('all products were changed, and many searches run at once: none fails, and the index is up to date', async () => {
    const { db, pool } = database
    for (let round = 0; round < ROUNDS; round++) {
      await pool.query(`update goods set updated = now() where company_id = '1'`)
      const searches = Array.from({ length: SEARCHES }, () => updateSearchIndex(db, '1'))
      const failed = (await Promise.allSettled(searches)).filter(({ status }) => status === 'rejected')
      expect(failed).toEqual([])
      const { rows } = await pool.query(
        `select goods_id from goods where company_id = '1' and (searched is null or searched < updated)`,
      )
      expect(rows).toEqual([])
    }
  })
})
