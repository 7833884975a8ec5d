import { expect, it } from 'vitest'
import { newMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { deleteStale } from '../jobs/repo'

describeApi('sessions that ended by themselves', (open) => {
  it.each([
    ['member_session', 'expires', '1 second'],
    ['member_session', 'seen', '8 days'],
    ['operator_session', 'expires', '1 second'],
    ['operator_session', 'seen', '8 days'],
  ])('a row of %s whose %s is over is cleared by the job, by no sign-in', async (table, column, ago) => {
    const { app, database } = open()
    const signIn = async () => {
      await newMember(app)
      await signInAs(app, 'viewer')
    }
    const count = async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as rows from ${table} where company_id = '1'`,
      )
      return rows[0].rows
    }
    await signIn()
    const ended = await count()
    await database.pool.query(
      `update ${table} set ${column} = now() - interval '${ago}' where company_id = '1'`,
    )
    await signIn()
    expect(await count()).toBe(ended + 1)
    for (let done = 1; done > 0;) done = await deleteStale(app.db, '1', new Date(), 100)
    expect(await count()).toBe(1)
  })
})
