import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { GetCardListAnswer, ReceiveCardAnswer } from '@schemas/generated/api'
import { callShop, newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'

const PAST = new Date('2020-01-01')
const FUTURE = new Date('2035-01-01')

describeApi('user/receiveCard', (open) => {
  let member: SignedInMember
  const claim = (card_id: string, by = member) =>
    by.call(`/user/receiveCard?card_id=${card_id}`, { headers: { 'idempotency-key': randomUUID() } })
  const message = async (card_id: string, by = member) => {
    const answer = await claim(card_id, by)
    return [answer.statusCode, answer.json().msg]
  }

  beforeAll(async () => {
    const add = (card_id: string, values: Partial<typeof tables.coupon.$inferInsert>) =>
      open()
        .database.db.insert(tables.coupon)
        .values({
          company_id: '1',
          card_id,
          card_type: 'cash',
          title: card_id,
          date_type: 'DATE_TYPE_FIX_TIME_RANGE',
          end_date: FUTURE,
          quantity: 10,
          reduce_cost: 100,
          ...values,
        })
    await add('ended', { end_date: PAST })
    await add('paused', { kq_status: 1 })
    await add('by hand', { receive: false })
    await add('gold', { grade_ids: ['3'] })
    await add('vip', { vip_grade_ids: ['v1'] })
    await add('term', { date_type: 'DATE_TYPE_FIX_TERM', end_date: null, fixed_begin_term: 1, fixed_term: 2 })
    await add('last', { quantity: 1, get_limit: 5 })
    await add('endless', { end_date: null })
  })
  beforeEach(async () => {
    member = await newMember(open().app)
  })

  it('gives a copy and says how many are left, of all and for this member', async () => {
    const first = await member.data<ReceiveCardAnswer>('/user/receiveCard?card_id=2')
    expect(first.status).toEqual({ total_lastget_num: 3000 - 842 - 1, lastget_num: 1 })
    const rows = await open()
      .database.db.select()
      .from(tables.member_coupon)
      .where(eq(tables.member_coupon.user_id, member.user_id))
    expect(rows).toMatchObject([{ card_id: '2', state: 'unused', order_id: null }])
    expect(rows[0]?.code).toMatch(/^\d{16}$/)
  })

  it.each([
    ['6', 409, '领取的优惠券失败，库存不足了'],
    ['ended', 409, '领取优惠券失败，优惠券已过期'],
    ['paused', 409, '不可领取！卡券状态非正常'],
    ['by hand', 409, '不可领取！卡券状态非正常'],
    ['gold', 409, '您的会员等级不能领取此券'],
    ['vip', 409, '您的会员等级不能领取此券'],
    ['nobody', 404, '您访问的内容不存在'],
  ])('%s: %i %s', async (card_id, status, text) => {
    expect(await message(card_id)).toEqual([status, text])
  })

  it('refuses more than the member’s limit', async () => {
    expect((await claim('1')).statusCode).toBe(200)
    expect(await message('1')).toEqual([409, '您已经领过该券，请到个人中心中查看哦~'])
  })

  it('the last copy goes to one member', async () => {
    expect((await claim('last')).statusCode).toBe(200)
    expect(await message('last', await newMember(open().app))).toEqual([409, '领取的优惠券失败，库存不足了'])
  })

  it('a coupon for grades is for members of one of them, earned or bought', async () => {
    expect((await claim('gold', await newMember(open().app, { row: { grade_id: '3' } }))).statusCode).toBe(
      200,
    )
    const bought = { vip_grade_id: 'v1', vip_until: FUTURE }
    expect((await claim('vip', await newMember(open().app, { row: bought }))).statusCode).toBe(200)
  })

  it('a term counts days in Shanghai: from the next midnight, whole days', async () => {
    await claim('term')
    await claim('endless')
    const dates = async (card_id: string) => {
      const { member_coupon } = tables
      const [row] = await open()
        .database.db.select()
        .from(member_coupon)
        .where(and(eq(member_coupon.user_id, member.user_id), eq(member_coupon.card_id, card_id)))
      return [row?.begin_date.toISOString(), row?.end_date.toISOString()]
    }
    const [begin = '', end = ''] = await dates('term')
    expect([begin.slice(11), end.slice(11)]).toEqual(['16:00:00.000Z', '15:59:59.000Z'])
    expect((Date.parse(end) + 1_000 - Date.parse(begin)) / 86_400_000).toBe(3)
    expect((await dates('endless'))[1]).toBe('2099-12-31T15:59:59.000Z')
  })

  it('a visitor must sign in; getCardList shows what the member has claimed', async () => {
    expect((await callShop(open().app, '/user/receiveCard?card_id=1')).statusCode).toBe(401)
    await claim('1')
    await claim('2')
    const { list } = await member.data<GetCardListAnswer>('/getCardList?page_size=999')
    const claimed = list.filter(({ user_get_num }) => user_get_num > 0)
    expect(claimed.map(({ card_id, user_get_num, ifget }) => [card_id, user_get_num, ifget])).toEqual([
      ['1', 1, 1],
      ['2', 1, undefined],
    ])
  })

  it('another site cannot make a member claim', async () => {
    const answer = await member.call('/user/receiveCard?card_id=1', {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.statusCode).toBe(403)
  })
})
