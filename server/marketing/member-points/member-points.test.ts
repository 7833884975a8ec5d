import { expect, it } from 'vitest'
import type { PointMemberAnswer, PointMemberInfoAnswer } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { point_entry } from '../../db/schema'

describeApi('point/member', (open) => {
  it('lists earned and spent points, the newest first, with the balance', async () => {
    const me = await newMember(open().app, { row: { point: 70 } })
    const moves = [100, -50, 20].map((point, i) => ({
      company_id: '1',
      user_id: me.user_id,
      entry_id: String(i),
      point,
      balance: 0,
      journal_type: 7,
      point_desc: `第${i}笔`,
      cause: `test:${i}`,
      created: new Date(Date.UTC(2026, 0, i + 1)),
    }))
    await open().database.db.insert(point_entry).values(moves)
    const points = async (query = '') => {
      const { list, count } = await me.data<PointMemberAnswer>(`/point/member${query}`)
      return [count, list.map(({ point }) => point)]
    }
    expect(await points()).toEqual([3, [20, -50, 100]])
    expect(await points('?outin_type=income')).toEqual([2, [20, 100]])
    expect(await points('?outin_type=outcome')).toEqual([1, [-50]])
    expect(await points('?page_no=2&page_size=2')).toEqual([3, [100]])
    const { list } = await me.data<PointMemberAnswer>('/point/member?outin_type=outcome')
    expect(list).toEqual([
      {
        id: '1',
        point: -50,
        income: 0,
        outcome: 50,
        outin_type: 'out',
        journal_type: 7,
        point_desc: '第1笔',
        order_id: '',
        created: Date.UTC(2026, 0, 2) / 1000,
      },
    ])
    const info = { user_id: me.user_id, company_id: '1', point: 70, expiring_point: 0, expiring_time: 0 }
    expect(await me.data('/point/member/info')).toEqual(info)
    expect(await me.data('/user.point.get')).toEqual(info)
    const other = await newMember(open().app)
    expect((await other.data<PointMemberAnswer>('/point/member')).count).toBe(0)
  })

  it('returns the points that expire next, without spent ones', async () => {
    const me = await newMember(open().app, { row: { point: 130 } })
    const year = new Date().getUTCFullYear()
    const [soon, later] = [new Date(Date.UTC(year + 1, 0, 1)), new Date(Date.UTC(year + 2, 0, 1))]
    const entry = (entry_id: string, point: number, expires: Date | null) => ({
      company_id: '1',
      user_id: me.user_id,
      entry_id,
      point,
      balance: 0,
      journal_type: 7,
      cause: entry_id,
      expires,
    })
    const { db } = open().database
    const info = async () => {
      const { expiring_point, expiring_time } = await me.data<PointMemberInfoAnswer>('/point/member/info')
      return [expiring_point, expiring_time]
    }
    await db
      .insert(point_entry)
      .values([entry('old', 50, soon), entry('new', 100, later), entry('spent', -20, null)])
    expect(await info()).toEqual([30, soon.getTime() / 1000])
    await db.insert(point_entry).values(entry('spent more', -40, null))
    expect(await info()).toEqual([90, later.getTime() / 1000])
  })
})
