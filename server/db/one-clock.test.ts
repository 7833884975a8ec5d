import { afterEach, describe, expect, it, vi } from 'vitest'
import { buy } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { learnOffset, timeNow } from './time'

const sources = import.meta.glob<string>(
  ['../*/**/*.ts', '!../{core,db,demo,storage}/**', '!../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

describe('the time that deadlines are computed from and compared with', () => {
  afterEach(() => learnOffset(0))

  it('is the database’s, even if this server’s clock is wrong', () => {
    learnOffset(360_000)
    expect(Math.abs(timeNow().getTime() - (Date.now() - 360_000))).toBeLessThan(1_000)
  })

  it('is the only clock that modules read', () => {
    const others = Object.entries(sources).filter(([, text]) => /new Date\(\)|Date\.now\(\)/.test(text))
    expect(others.map(([path]) => path)).toEqual([])
  })
})

describeApi('a server whose clock is six minutes ahead', (open) => {
  afterEach(() => learnOffset(0))

  it('gives an order the same time to be paid as all other servers', async () => {
    const { app, database } = open()
    const member = await newMember(app)
    const { now } = Date
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 360_000)
    try {
      await app.clockCheck.measure()
      expect(app.clockCheck.isWrong).toBe(true)
      const { trade_id } = await buy({ member, db: database.db }, [{ item_id: '10101' }])
      const { rows } = await database.pool.query<{ seconds: number }>(
        `select extract(epoch from expires - now())::float8 as seconds from trade where trade_id = $1`,
        [trade_id],
      )
      expect(rows[0]?.seconds).toBeGreaterThan(29 * 60)
      expect(rows[0]?.seconds).toBeLessThanOrEqual(30 * 60 + 1)
    } finally {
      clock.mockRestore()
    }
  })
})
