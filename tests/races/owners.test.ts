import { reachOf } from '@tests/helpers/reach'
import { company } from '@server/db/schema'
import { changeOperator, createOperator } from '@server/back-office/operators/service'
import { describePostgres } from '@tests/helpers/database'
import { openScratch } from '@tests/helpers/postgres'
import { expect, it } from 'vitest'

const company_id = '1'
const ROUNDS = 10

describePostgres('races: operators', (server) => {
  it('owners who demote and disable each other at the same time leave one', async () => {
    const { db, close } = await openScratch(server)
    await db.insert(company).values({ company_id, subdomain: 'one', brand_name: '一' })
    const by = {
      company_id,
      operator: {
        operator_id: '',
        username: '',
        name: '',
        ...reachOf('owner'),
      },
    }
    const owner = async (username: string) => {
      const body = { username, name: username, role: 'owner' as const, password: 'a long password' }
      return (await createOperator(db, by, body)).operator_id
    }
    const ids = await Promise.all(['a', 'b', 'c'].map((letter) => owner(`owner-${letter}`)))
    for (let round = 0; round < ROUNDS; round++) {
      const changes = ids.map((id, i) =>
        changeOperator(db, by, id, i % 2 === 0 ? { role: 'editor' } : { disabled: true }),
      )
      const outcomes = await Promise.allSettled(changes)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      await Promise.all(ids.map((id) => changeOperator(db, by, id, { role: 'owner', disabled: false })))
    }
    await close()
  })
})
