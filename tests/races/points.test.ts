import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { member, point_entry } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import {
  grantPoints,
  JOURNAL,
  spendPoints,
  takeBackPoints,
  type PointChange,
} from '@server/members/points/service'
import { describePostgres } from '@tests/helpers/database'
import { COMPANY, newBuyers, outcome, twoServers } from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

describePostgres('races: points', (server) => {
  const servers = twoServers(server)

  const newMember = async (point: number): Promise<string> => {
    const [buyer] = await newBuyers(servers.one.db, 1)
    const user_id = buyer?.user_id ?? ''
    await inTransaction(servers.one.db, (tx) => grantPoints(tx, change(user_id, point, 'opening')))
    return user_id
  }
  const change = (user_id: string, point: number, cause: string = randomUUID()): PointChange => ({
    company_id: COMPANY,
    user_id,
    point,
    journal_type: JOURNAL.adjust,
    point_desc: '竞争',
    cause,
  })
  /** The balance, the sum of its entries, and the lowest balance ever. */
  const books = async (user_id: string) => {
    const { db } = servers.one
    const [row] = await db.select({ point: member.point }).from(member).where(eq(member.user_id, user_id))
    const [entries] = await db
      .select({
        sum: sql<number>`sum(${point_entry.point})::int`,
        lowest: sql<number>`min(${point_entry.balance})::int`,
        count: sql<number>`count(*)::int`,
      })
      .from(point_entry)
      .where(eq(point_entry.user_id, user_id))
    return { point: row?.point, ...entries }
  }

  it('of 50 concurrent spends of 100 from 1,000, 10 succeed', async () => {
    for (let round = 0; round < figure(3, 30); round++) {
      const user_id = await newMember(1_000)
      const spends = Array.from({ length: 50 }, (_, n) =>
        outcome(inTransaction(servers.db(n), (tx) => spendPoints(tx, change(user_id, 100)))),
      )
      const outcomes = await Promise.all(spends)
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(10)
      expect(new Set(outcomes)).toEqual(new Set(['done', 'points_short']))
      expect(await books(user_id)).toEqual({ point: 0, sum: 0, lowest: 0, count: 11 })
    }
  })

  it('one cause counts once, however many requests are concurrent', async () => {
    const user_id = await newMember(1_000)
    const all = (work: typeof spendPoints, cause: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          inTransaction(servers.db(n), (tx) => work(tx, change(user_id, 300, cause))),
        ),
      )
    expect(await all(spendPoints, 'order:1:spend')).toEqual(Array(20).fill(700))
    expect(await all(grantPoints, 'order:1:return')).toEqual(Array(20).fill(1_000))
    expect(await all(takeBackPoints, 'refund:1')).toEqual(Array(20).fill(700))
    expect(await books(user_id)).toEqual({ point: 700, sum: 700, lowest: 700, count: 4 })
  })

  it('a claw-back may make the balance negative; then spending is refused, and grants first compensate it', async () => {
    const user_id = await newMember(100)
    const run = (work: typeof spendPoints, point: number) =>
      inTransaction(servers.one.db, (tx) => work(tx, change(user_id, point)))
    expect(await run(takeBackPoints, 250)).toBe(-150)
    expect(await outcome(run(spendPoints, 1))).toBe('points_short')
    expect(await run(grantPoints, 160)).toBe(10)
    expect(await outcome(run(spendPoints, 11))).toBe('points_short')
    expect(await run(spendPoints, 10)).toBe(0)
    expect(await books(user_id)).toMatchObject({ point: 0, sum: 0, lowest: -150 })
  })

  it('concurrent spending, granting and deducting: the entries sum up to the balance', async () => {
    const user_id = await newMember(1_000)
    const works = [spendPoints, grantPoints, takeBackPoints]
    const outcomes = await Promise.all(
      Array.from({ length: figure(60, 600) }, (_, n) => {
        const work = works[n % 3] ?? spendPoints
        return outcome(inTransaction(servers.db(n), (tx) => work(tx, change(user_id, 1 + (n % 40)))))
      }),
    )
    const { point, sum, count } = await books(user_id)
    expect(point).toBe(sum)
    expect(count).toBe(1 + outcomes.filter((one) => one === 'done').length)
  })
})
