import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { MemberAnswer, MemberInfo, MemberSessionsAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { insertMemberSession } from '../../platform/sessions/repo'
import { addConsumption } from '../members/grades-repo'
import { expectBirthday } from './change'

describeApi('GET member', (open) => {
  const me = (who: SignedInMember) => who.data<MemberAnswer>('/member')
  const change = (who: SignedInMember, body: object) => who.call('/member', { method: 'PUT', body })

  it('the number is masked in every response', async () => {
    const who = await newMember(open().app, { row: { mobile: '13812341234' } })
    const { memberInfo } = await me(who)
    expect(memberInfo.mobile).toBe('138****1234')
    const changed = await change(who, { nickname: '小禾' })
    expect(changed.payload).not.toContain('13812341234')
  })

  it('grade with the next one, consumption, points, coupons and vip', async () => {
    const row = { point: 88, total_consumption: 120_000, grade_id: '2' }
    const who = await newMember(open().app, { row })
    const now = new Date()
    const coupon = (code: string, end_date: Date, state: 'unused' | 'used' = 'unused') => ({
      company_id: '1',
      user_id: who.user_id,
      card_id: '1',
      code: `${who.user_id}${code}`,
      begin_date: now,
      end_date,
      state,
    })
    const later = new Date('2040-01-01')
    const coupons = [coupon('a', later), coupon('b', new Date('2020-01-01')), coupon('c', later, 'used')]
    await open().database.db.insert(tables.member_coupon).values(coupons)
    expect(await me(who)).toMatchObject({
      is_staff: '0',
      login_type: 'member',
      point: 88,
      coupon: 1,
      userDiscountCount: 1,
      vipgrade: { is_vip: false, is_open: true },
      memberInfo: {
        user_id: who.user_id,
        gradeInfo: { grade_id: '2', grade_name: '银卡会员', privileges: { discount: 2 } },
        nextGradeInfo: { grade_id: '3', promotion_condition: { total_consumption: 500_000 } },
        totalConsumption: 120_000,
        is_employee: false,
      },
    })
    const top = await newMember(open().app, { row: { grade_id: '4' } })
    expect((await me(top)).memberInfo).not.toHaveProperty('nextGradeInfo')
  })

  it('is_staff is 1 by the employee record, until it is disabled', async () => {
    const { db } = open().database
    const who = await newMember(open().app)
    const { user_id } = who
    const record = { company_id: '1', staff_id: user_id, work_id: user_id, name: '员工', mobile: who.mobile }
    await db.insert(tables.staff).values({ ...record, user_id })
    expect((await me(who)).is_staff).toBe('1')
    const own = and(eq(tables.staff.company_id, '1'), eq(tables.staff.staff_id, user_id))
    await db.update(tables.staff).set({ disabled: true }).where(own)
    expect((await me(who)).is_staff).toBe('0')
  })

  it('a profile is changed field by field; absent fields are kept', async () => {
    const who = await newMember(open().app)
    await change(who, {
      nickname: ' 小禾 ',
      sex: 2,
      birthday: '1995-06-01',
      industry: '教育',
      habbit: ['阅读', '美食'],
    })
    const changed = await change(who, { nickname: '禾', income: '5-15万' })
    expect(changed.json<{ data: MemberInfo }>().data).toMatchObject({
      nickname: '禾',
      sex: 2,
      birthday: '1995-06-01',
      industry: '教育',
      income: '5-15万',
      habbit: ['阅读', '美食'],
    })
    await who.data('/user.attr.save?address=杭州')
    expect((await who.data<MemberAnswer>('/user.attr')).memberInfo).toMatchObject({
      address: '杭州',
      nickname: '禾',
    })
  })

  it.each([
    [
      { habbit: ['阅读', '睡觉'] },
      'habbit',
      '爱好应当是 运动、阅读、音乐、旅行、美食、摄影、游戏 之一，收到 睡觉',
    ],
    [{ birthday: '1995-6-1' }, 'birthday', '生日应当形如 1990-01-31'],
    [{ birthday: '2099-01-01' }, 'birthday', '生日应当是100年内的日期，收到 2099-01-01'],
  ])('%j is refused with its message', async (body, field, message) => {
    const answer = await change(await newMember(open().app), body)
    expect([answer.statusCode, answer.json().data.errors]).toEqual([422, { [field]: [message] }])
  })

  it.each([
    'https://evil.example/a.png',
    '/media/hean/logo.png',
    '/items',
    'javascript:alert(1)',
    '//evil.example/a.png',
    'data:image/svg+xml,<svg/>',
  ])('%s is no picture of a member', async (avatar) =>
    expect((await change(await newMember(open().app), { avatar })).statusCode).toBe(422),
  )

  it('member/statistical counts favourites and footprints', async () => {
    const who = await newMember(open().app, { row: { point: 5 } })
    await who.data('/member/collect/item/101', { method: 'POST', body: {} })
    await who.data('/member/collect/distribution/1', { method: 'POST' })
    await who.data('/member/browse/history/save', { method: 'POST', body: { item_id: '102' } })
    expect(await who.data('/member/statistical')).toEqual({
      discount_total_count: 0,
      point_total_count: 5,
      fav_total_count: 1,
      fav_shop_total_count: 1,
      browse_total_count: 1,
    })
  })

  it('signed-in devices are listed; other devices are signed out, never the current one', async () => {
    const [who, stranger] = [await newMember(open().app), await newMember(open().app)]
    const other = (session_id: string) =>
      inTransaction(open().database.db, (tx) =>
        insertMemberSession(tx, {
          company_id: '1',
          user_id: who.user_id,
          session_id,
          carrier: 'bearer',
          staff: false,
          user_agent: '另一台',
        }),
      )
    const sessions = async () => (await who.data<MemberSessionsAnswer>('/member/sessions')).list
    const end = (by: SignedInMember, body: object) => by.call('/member/sessions', { method: 'DELETE', body })
    for (const id of ['a', 'b', 'c']) await other(id)
    const current = (await sessions()).filter((session) => session.current)
    expect([current.length, (await sessions()).length]).toEqual([1, 4])
    expect((await end(stranger, { session_id: 'a' })).statusCode).toBe(404)
    expect((await end(who, { session_id: current[0]?.session_id })).statusCode).toBe(422)
    expect((await end(who, { session_id: 'a' })).json().data).toEqual({ status: true, ended: 1 })
    expect((await end(who, {})).json().data).toEqual({ status: true, ended: 2 })
    expect(await sessions()).toHaveLength(1)
    expect((await stranger.data<MemberSessionsAnswer>('/member/sessions')).list).toHaveLength(1)
  })

  it('grades are earned by spending, and lost by refunds', async () => {
    const who = await newMember(open().app)
    const owner = { company_id: '1', user_id: who.user_id }
    const spend = async (cents: number) => {
      await inTransaction(open().database.db, (tx) => addConsumption(tx, owner, cents))
      const { memberInfo } = await me(who)
      return [memberInfo.totalConsumption, memberInfo.gradeInfo.grade_name]
    }
    expect(await spend(99_999)).toEqual([99_999, '普通会员'])
    expect(await spend(1)).toEqual([100_000, '银卡会员'])
    expect(await spend(2_000_000)).toEqual([2_100_000, '黑金会员'])
    expect(await spend(-1_700_000)).toEqual([400_000, '银卡会员'])
    expect(await spend(-500_000)).toEqual([0, '普通会员'])
  })
})

describe('birthdays', () => {
  const now = new Date('2026-11-21T20:00:00Z')
  it.each(['2026-11-22', '2000-02-29', '1926-11-22'])('%s is one', (birthday) =>
    expect(() => expectBirthday(birthday, now)).not.toThrow(),
  )
  it.each(['2026-11-23', '2001-02-29', '1926-11-21', '2026-13-01'])('%s is none', (birthday) =>
    expect(() => expectBirthday(birthday, now)).toThrow(AppError),
  )
})
