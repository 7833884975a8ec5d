import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type {
  AuditAnswer,
  DoBatchAnswer,
  RecordValue,
  WorklistAnswer,
  WorklistDetail,
} from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('members’ tags, and coupons for a tag', (open) => {
  let editor: SignedInOperator
  let tag_id: string
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
  })
  beforeEach(async () => {
    tag_id = await tagNamed('member')
  })

  const post = <T>(path: string, body: object) => editor.data<T>(path, { method: 'POST', body })
  const tagNamed = async (kind: string) =>
    (await post<RecordValue>('/records/tag', { value: { tag_name: randomUUID().slice(0, 8), kind } })).id
  const member = (username: string, row: object = {}) => newMember(open().app, { row: { username, ...row } })
  const run = (form: string, value: object, more: object) =>
    post<DoBatchAnswer>(`/batches/${form}`, { key: randomUUID(), value, ...more })
  const label = (members: SignedInMember[], way = 'add', tags = [tag_id]) =>
    run('tag_members', { way, tags }, { ids: members.map(({ user_id }) => user_id) })
  const coupon = async (more: object = {}) => {
    const value = {
      title: `券${randomUUID().slice(0, 6)}`,
      quantity: 10,
      reduce_cost: 100,
      date_type: 'DATE_TYPE_FIX_TERM',
      receive: false,
      ...more,
    }
    return (await post<RecordValue>('/records/coupon', { value })).id
  }
  const grant = (card_id: string, more: object = {}) =>
    run('grant_coupon', { tag_id }, { ids: [card_id], ...more })
  const copies = async (card_id: string) =>
    (
      await open().database.pool.query<{ user_id: string }>(
        `select user_id from member_coupon where company_id = '1' and card_id = $1`,
        [card_id],
      )
    ).rows.map(({ user_id }) => user_id)
  const counted = async (card_id: string) =>
    (
      await open().database.pool.query<{ get_num: number }>(
        `select get_num from coupon where company_id = '1' and card_id = $1`,
        [card_id],
      )
    ).rows[0]?.get_num

  it('tags are put on many members, filter their list, are shown with the member and taken off again', async () => {
    const members = [await member('甲'), await member('乙')]
    expect(await label(members)).toMatchObject({
      done: 2,
      lines: [{ title: '甲', before: '' }, { title: '乙' }],
    })
    expect(await label(members)).toMatchObject({ done: 0, same: 2 })
    const tagged = async () =>
      (await editor.data<WorklistAnswer>(`/worklists/member?filter[]=tag:${tag_id}`)).list.map(({ id }) => id)
    expect((await tagged()).toSorted()).toEqual(members.map(({ user_id }) => user_id).toSorted())
    const [first] = members
    const { facts } = await editor.data<WorklistDetail>(`/worklists/member/${first?.user_id}`)
    expect(facts.find(({ title }) => title === '标签')?.value).not.toBe('')
    // all that the filter finds
    const off = await run(
      'tag_members',
      { way: 'remove', tags: [tag_id] },
      { tab: 'all', filter: [`tag:${tag_id}`] },
    )
    expect(off).toMatchObject({ total: 2, done: 2 })
    expect(await tagged()).toEqual([])
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=member&subject_id=${first?.user_id}`)
    expect(list.map(({ action }) => action)).toEqual(['member.tag_members', 'member.tag_members'])
    const wrong = { key: randomUUID(), value: { tags: [await tagNamed('goods')] }, ids: [first?.user_id] }
    expect((await editor.call('/batches/tag_members', { method: 'POST', body: wrong })).statusCode).toBe(422)
  })

  it('each member with the tag gets one copy, also of a coupon that members must not claim; granting again gives no second one', async () => {
    const members = [await member('甲'), await member('乙'), await member('丙')]
    await label(members.slice(0, 2))
    const card_id = await coupon()
    expect(await grant(card_id)).toMatchObject({ done: 2, same: 0, failed: 0 })
    expect((await copies(card_id)).toSorted()).toEqual(
      members
        .slice(0, 2)
        .map(({ user_id }) => user_id)
        .toSorted(),
    )
    await label(members)
    expect(await grant(card_id)).toMatchObject({ done: 1, same: 2, failed: 0 })
    expect(await grant(card_id)).toMatchObject({ done: 0, same: 3, failed: 0 })
    expect([(await copies(card_id)).length, await counted(card_id)]).toEqual([3, 3])
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=coupon&subject_id=${card_id}`)
    expect(list.map(({ action }) => action)).toEqual([
      'coupon.grant_coupon',
      'coupon.grant_coupon',
      'coupon.create',
    ])
    expect(list[1]?.after).toEqual({ tag_id, num: 2 })
  })

  it('who does not get one is named with the reason: grade, own limit, disabled, sold out, closed', async () => {
    const [plain, off, full, last] = [
      await member('甲'),
      await member('停用', { disabled: true }),
      await member('乙'),
      await member('丙'),
    ]
    await label([plain, off, full, last])
    const reasons = async (card_id: string) =>
      Object.fromEntries(
        (await grant(card_id)).lines.map(({ title, message }) => [title.split(' → ')[1], message]),
      )
    const few = await coupon({ quantity: 2 })
    expect(await reasons(few)).toEqual({ 甲: '', 停用: '会员已停用', 乙: '', 丙: '券已发完' })
    const other = await tagNamed('member')
    await label([plain], 'add', [other])
    const again = await run('grant_coupon', { tag_id: other }, { ids: [few] })
    expect(again.lines[0]?.message).toBe('已有 1 张，每人限领 1 张')
    const grades = await open().database.pool.query<{ grade_id: string }>(
      `select grade_id from member_grade where company_id = '1' and grade_id <> '1' limit 1`,
    )
    const forOthers = await coupon({ grades: grades.rows.map(({ grade_id }) => grade_id) })
    expect((await reasons(forOthers))['甲']).toBe('会员等级不能领取此券')
    const closed = await coupon({ kq_status: 2 })
    expect((await reasons(closed))['甲']).toBe('优惠券已关闭、暂停或过期')
    expect(await counted(few)).toBe(2)
  })

  it('a preview says who would get it and gives nothing; a tag without members is refused', async () => {
    const card_id = await coupon()
    const none = { key: randomUUID(), value: { tag_id }, ids: [card_id] }
    expect((await editor.call('/batches/grant_coupon', { method: 'POST', body: none })).statusCode).toBe(422)
    await label([await member('甲')])
    expect(await grant(card_id, { preview: true })).toMatchObject({ done: 1 })
    expect([await copies(card_id), await counted(card_id)]).toEqual([[], 0])
  })
})
