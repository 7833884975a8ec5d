import { testApp } from '@tests/helpers/app'
import { describeDatabases } from '@tests/helpers/database'
import { expect, it } from 'vitest'
import { company } from '../../db/schema'
import { smsSender } from '../sms/sender'
import checkLedger from '../../catalogue/stock/check-ledger.job'
import { daily, type Part } from './pass'

const EVENING = new Date('2026-11-22T15:00:00Z')
const NIGHT = new Date('2026-11-22T19:00:00Z')
const later = (minutes: number, from = EVENING) => new Date(from.getTime() + minutes * 60_000)

describeDatabases('jobs that are done once a day', (open) => {
  const opened = async (company_id: string) => {
    await open().db.insert(company).values({ company_id, subdomain: company_id, brand_name: '店' })
    return { db: open().db, company_id }
  }

  it('continue where the last part ended, until the day’s pass is complete', async () => {
    const where = await opened('parts')
    const positions: string[] = []
    const parts: Part[] = [{ position: 'm', done: 0 }, { position: 'x', done: 7 }, { done: 1 }]
    const run = (now: Date) =>
      daily({ ...where, now }, { name: 'job' }, async (position) => {
        positions.push(position)
        return parts.shift() ?? { done: 0 }
      })
    expect([await run(EVENING), await run(EVENING), await run(EVENING), await run(later(30))]).toEqual([
      1, 7, 0, 0,
    ])
    expect(positions).toEqual(['', 'm', 'x'])
    await run(later(24 * 60))
    expect(positions).toEqual(['', 'm', 'x', ''])
  })

  it('run on one server at a time; ten minutes after it died another one takes over', async () => {
    const where = await opened('rivals')
    const dead = daily({ ...where, now: EVENING }, { name: 'job' }, () => Promise.reject(new Error('killed')))
    await expect(dead).rejects.toThrow('killed')
    let runs = 0
    const run = (now: Date) =>
      daily({ ...where, now }, { name: 'job' }, async () => {
        runs++
        return { done: 0 }
      })
    await run(later(9))
    expect(runs).toBe(0)
    await run(later(11))
    expect(runs).toBe(1)
  })

  it('the stock ledger is checked once a night in all, not by day and not by each server', async () => {
    const { db, company_id } = await opened('books')
    const query = db.$client.query.bind(db.$client)
    const passes = async () =>
      (await query(`select period, done from job_pass where company_id = 'books'`)).rows as {
        done: Date | null
      }[]
    const { payments: providers, config } = await testApp(open())
    const failed = (error: unknown) => expect.unreachable(String(error))
    const context = { providers, sms: smsSender(db, config), failed }
    const run = (now: Date) => checkLedger.run({ ...context, db, company_id, now })
    await run(EVENING)
    expect(await passes()).toEqual([])
    await run(NIGHT)
    const [first] = await passes()
    expect(first?.done).toEqual(NIGHT)
    await run(later(20, NIGHT))
    expect(await passes()).toEqual([first])
    await run(later(24 * 60, NIGHT))
    expect((await passes())[0]?.done).toEqual(later(24 * 60, NIGHT))
  })
})
