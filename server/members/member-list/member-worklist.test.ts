import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, RecordsAnswer, WorklistAnswer, WorklistDetail } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { member_session, point_entry } from '../../db/schema'

describeApi('what a seller must do: members', (open) => {
  let owner: SignedInOperator
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
  })
  const read = (user_id: string) => owner.data<WorklistDetail>(`/worklists/member/${user_id}`)
  const factOf = ({ facts }: WorklistDetail, title: string) =>
    facts.find((fact) => fact.title === title)?.value
  const change = (user_id: string, value: object, as = owner) =>
    as.call(`/worklists/member/${user_id}/change_member`, { method: 'POST', body: { value } })
  const gradeId = async () => {
    const { list } = await owner.data<RecordsAnswer>('/records/member_grade')
    return list.at(-1)?.id ?? ''
  }

  it('mobiles are masked in list and details; the last digits find one, other parts do not', async () => {
    const found = async (keyword: string) => {
      const { list } = await owner.data<WorklistAnswer>(`/worklists/member?keyword=${keyword}`)
      return list.map(({ values }) => values['mobile'])
    }
    const { user_id } = await newMember(open().app, {
      row: { mobile: '13655557788', username: '林小禾' },
    })
    for (const keyword of ['13655557788', '7788', '林小'])
      expect(await found(keyword)).toEqual(['136****7788'])
    expect(await found('1365555')).toEqual([])
    expect(JSON.stringify(await read(user_id))).not.toContain('13655557788')
  })

  it('grade and points are changed with a reason, recorded as an entry of points and in the audit log', async () => {
    const { user_id } = await newMember(open().app)
    const grade_id = await gradeId()
    const answer = await change(user_id, { grade_id, point: 120, reason: '补偿' })
    const changed = answer.json<{ data: WorklistDetail }>().data
    expect([factOf(changed, '积分'), changed.actions[0]?.value]).toEqual([
      '120',
      { grade_id, disabled: false },
    ])
    await change(user_id, { grade_id, point: -20, reason: '多给了' })
    const entries = await open()
      .database.db.select()
      .from(point_entry)
      .where(eq(point_entry.user_id, user_id))
    expect(
      entries.map(({ point, journal_type, point_desc }) => [point, journal_type, point_desc]).toSorted(),
    ).toEqual([
      [-20, 12, '多给了'],
      [120, 12, '补偿'],
    ])
    const { list } = await owner.data<AuditAnswer>(`/audit?subject=member&subject_id=${user_id}`)
    expect(list.map(({ action }) => action)).toEqual(['member.change_member', 'member.change_member'])
  })

  it('a disabled member is signed out and listed under a tab of their own', async () => {
    const { user_id } = await newMember(open().app)
    await change(user_id, { grade_id: await gradeId(), disabled: true, reason: '刷单' })
    const sessions = await open()
      .database.db.select()
      .from(member_session)
      .where(eq(member_session.user_id, user_id))
    expect(sessions).toEqual([])
    const { list } = await owner.data<WorklistAnswer>('/worklists/member?tab=disabled')
    expect(list.map(({ id }) => id)).toContain(user_id)
    expect(factOf(await read(user_id), '状态')).toBe('已停用')
  })

  it('members with a bought grade are listed by its end, latest first, without expired grades', async () => {
    const ends = ['2101-01-01', '2103-01-01', '2000-01-01', '2102-01-01']
    const ids: string[] = []
    for (const end of ends)
      ids.push((await newMember(open().app, { row: { vip_until: new Date(end) } })).user_id)
    const { list } = await owner.data<WorklistAnswer>('/worklists/member?tab=vip')
    expect(list.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([ids[1], ids[3], ids[0]])
  })

  it('an editor may read but not change; an unknown grade is refused; other companies are not accessible', async () => {
    const { user_id } = await newMember(open().app)
    const editor = await signInAs(open().app, 'editor')
    const grade_id = await gradeId()
    expect((await change(user_id, { grade_id, reason: '好' }, editor)).statusCode).toBe(403)
    const wrong = await change(user_id, { grade_id: 'none', reason: '好' })
    expect([wrong.statusCode, wrong.json().msg]).toEqual([422, '没有这个会员等级'])
    const other = await signInAs(open().app, 'owner', '2')
    expect((await change(user_id, { grade_id, reason: '好' }, other)).statusCode).toBe(404)
  })
})
