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

  it('connections of agents go a day after their last call, with what they could undo; tokens a month after their end', async () => {
    const { app, database } = open()
    const { operator_id } = await signInAs(app, 'viewer')
    const run = (text: string) => database.pool.query(text, ['1', operator_id])
    for (const [id, hours] of Object.entries({ old: 25, live: 23 })) {
      const then = `now() - interval '${hours} hours'`
      await run(`insert into agent_session (company_id, session_id, operator_id, token_id, seen)
        values ($1, '${id}', $2, 't', ${then})`)
      await run(`insert into agent_step (company_id, session_id, step_id, page_id, before, after, created)
        select $1, '${id}', $2, 'home', '', '', ${then}`)
      await run(`insert into operator_token (company_id, token_id, operator_id, name, hash, expires)
        values ($1, '${id}', $2, '', '', ${then} - interval '29 days')`)
    }
    for (let done = 1; done > 0;) done = await deleteStale(app.db, '1', new Date(), 100)
    for (const [table, key] of [
      ['agent_session', 'session_id'],
      ['agent_step', 'session_id'],
      ['operator_token', 'token_id'],
    ]) {
      const { rows } = await database.pool.query(`select ${key} as id from ${table} where company_id = '1'`)
      expect(rows).toEqual([{ id: 'live' }])
    }
  })
})
