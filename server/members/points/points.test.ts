import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { point_entry } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { grantPoints, JOURNAL, pointsOf, spendPoints, takeBackPoints, type PointChange } from './service'

describeApi('points', (open) => {
  let user_id: string
  const change = (point: number, cause: string): PointChange => ({
    company_id: '1',
    user_id,
    point,
    journal_type: JOURNAL.order,
    point_desc: '测试',
    cause,
    order_id: 'o1',
  })
  const run = (work: typeof spendPoints, point: number, cause: string) =>
    inTransaction(open().database.db, (tx) => work(tx, change(point, cause)))

  beforeEach(async () => {
    user_id = (await newMember(open().app)).user_id
  })

  it('each change has an entry with the new balance', async () => {
    await run(grantPoints, 500, 'a')
    await run(spendPoints, 120, 'b')
    await run(takeBackPoints, 400, 'c')
    const entries = await open()
      .database.db.select()
      .from(point_entry)
      .where(eq(point_entry.user_id, user_id))
    const shown = entries.map(({ cause, point, balance, order_id }) => [cause, point, balance, order_id])
    expect(shown.toSorted()).toEqual([
      ['a', 500, 500, 'o1'],
      ['b', -120, 380, 'o1'],
      ['c', -400, -20, 'o1'],
    ])
    expect(await pointsOf(open().database.db, '1', user_id)).toBe(-20)
    expect(await pointsOf(open().database.db, '2', user_id)).toBe(0)
  })

  it('a repeated cause changes the balance once', async () => {
    expect(await run(grantPoints, 500, 'a')).toBe(500)
    expect(await run(grantPoints, 500, 'a')).toBe(500)
    expect(await run(spendPoints, 500, 'b')).toBe(0)
    expect(await run(spendPoints, 500, 'b')).toBe(0)
  })

  it('more than the balance, zero and fractions are refused', async () => {
    await run(grantPoints, 10, 'a')
    await expect(run(spendPoints, 11, 'b')).rejects.toMatchObject({
      error: 'points_short',
      message: '积分不足，当前可用10积分',
    })
    for (const point of [0, -1, 0.5])
      await expect(run(spendPoints, point, 'c')).rejects.toThrow('Expected a number of points above 0')
    expect(await pointsOf(open().database.db, '1', user_id)).toBe(10)
  })
})
