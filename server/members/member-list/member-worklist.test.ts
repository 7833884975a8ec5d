import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type {
  AuditAnswer,
  RecordsAnswer,
  RecordValue,
  WorklistAnswer,
  WorklistDetail,
} from '@schemas/generated/api'
import { newId } from '@server/core/ids'
import { exportCsv, type Row } from '@tests/helpers/csv-files'
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

  /** Tags for members, and a member with the first two. */
  async function tagged() {
    const ids = await Promise.all(
      ['高消费', '团购', '流失'].map(async (tag_name, sort) => {
        const body = { value: { tag_name: `${tag_name}-${newId().slice(0, 6)}`, kind: 'member', sort } }
        return (await owner.data<{ id: string }>('/records/tag', { method: 'POST', body })).id
      }),
    )
    const { user_id } = await newMember(open().app, { row: { username: '何一诺' } })
    const names = await Promise.all(
      ids.map(async (id) => (await owner.data<RecordValue>(`/records/tag/${id}`)).title),
    )
    return { ids, names, user_id }
  }
  const label = (user_id: string, tags: string[], as = owner) =>
    as.call(`/worklists/member/${user_id}/change_member_tags`, { method: 'POST', body: { value: { tags } } })

  it('tags are seen, added and taken away on the member’s own page, and narrow the list and the file', async () => {
    const { ids, names, user_id } = await tagged()
    const [one = '', two = '', three = ''] = ids
    const editor = await signInAs(open().app, 'editor')
    expect((await label(user_id, [two, one], editor)).statusCode).toBe(200)
    expect(factOf(await read(user_id), '标签')).toBe(`${names[0]}、${names[1]}`)
    expect((await label(user_id, [three, two])).statusCode).toBe(200)
    const now = await read(user_id)
    expect(now.actions.find(({ form }) => form === 'change_member_tags')).toMatchObject({
      right: 'members.edit',
      value: { tags: [two, three] },
    })
    const found = async (tag: string) =>
      (await owner.data<WorklistAnswer>(`/worklists/member?filter=tag:${tag}`)).list
    expect((await found(two)).map(({ id, values }) => [id, values['tags']])).toEqual([
      [user_id, `${names[1]}、${names[2]}`],
    ])
    expect(await found(one)).toEqual([])
    const { text } = await exportCsv(open().app, owner, 'members', { filter: [`tag:${three}`] })
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { 会员编号: user_id, 会员: '何一诺', 标签: `${names[1]}；${names[2]}`, 状态: '正常' },
    ])
    expect((await label(user_id, [])).statusCode).toBe(200)
    expect(factOf(await read(user_id), '标签')).toBe('')
    const { list } = await owner.data<AuditAnswer>(`/audit?subject=member&subject_id=${user_id}`)
    expect(list.map(({ action, after }) => [action, after])).toEqual([
      ['member.change_member_tags', { tags: [] }],
      ['member.change_member_tags', { tags: [three, two] }],
      ['member.change_member_tags', { tags: [two, one] }],
    ])
  })

  it('tags of products and more than 50 are refused; a viewer changes none', async () => {
    const { ids, user_id } = await tagged()
    const body = { value: { tag_name: `新品-${newId().slice(0, 6)}`, kind: 'goods' } }
    const { id } = await owner.data<{ id: string }>('/records/tag', { method: 'POST', body })
    const wrong = await label(user_id, [id])
    expect([wrong.statusCode, wrong.json().msg]).toEqual([422, '只能选用于会员的标签'])
    const many = await label(
      user_id,
      Array.from({ length: 51 }, (_, at) => String(at)),
    )
    expect([many.statusCode, many.payload]).toEqual([422, expect.stringContaining('标签最多50项')])
    const viewer = await signInAs(open().app, 'viewer')
    expect((await label(user_id, ids, viewer)).statusCode).toBe(403)
  })

  it('the file has every member that the list finds, newest first; numbers are in full for who may see them', async () => {
    const { rows } = await open().database.pool.query<{ user_id: string; mobile: string }>(
      `select user_id, mobile from member where company_id = '1' and deleted is null order by created desc, user_id desc`,
    )
    const fileOf = async (as: SignedInOperator) =>
      parse((await exportCsv(open().app, as, 'members')).text, { bom: true, columns: true }) as Row[]
    const whole = await fileOf(owner)
    expect(whole.map((row) => row['会员编号'])).toEqual(rows.map(({ user_id }) => user_id))
    expect(whole.map((row) => row['手机号码'])).toEqual(rows.map(({ mobile }) => mobile ?? ''))
    for (const row of await fileOf(await signInAs(open().app, 'viewer')))
      expect(row['手机号码']).toMatch(/^(\d{3}\*{4}\d{4})?$/)
  })
})
