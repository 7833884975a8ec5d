import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { MemberDeletionAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode } from '@tests/helpers/sms'
import * as tables from '../../db/schema'
import { DEFAULT_LIMITS } from '../../config/limits'
import { hashPassword } from '../../back-office/operators/passwords'
import { SOURCES } from './export-repo'
import { DELETED_TABLES, TREATMENT } from './personal-data'

const PASSWORD = 'hedge9horse'

describeApi('注销', (open) => {
  let me: SignedInMember
  let mobile: string
  beforeEach(async () => {
    mobile = freshMobile()
    me = await newMember(open().app, {
      row: { mobile, password_hash: await hashPassword(PASSWORD), username: '沈青禾' },
    })
  })
  const remove = (body: object) => me.call('/member', { method: 'DELETE', body })
  const row = async () => {
    const mine = and(eq(tables.member.company_id, '1'), eq(tables.member.user_id, me.user_id))
    const [found] = await open().database.db.select().from(tables.member).where(mine)
    return found
  }
  const finishedOrder = (status: 'DONE' | 'PAYED' = 'DONE') =>
    paidOrder(open().app, { user_id: me.user_id, row: { status } })

  it('frees the number, forgets the person, keeps the orders and ends every session', async () => {
    const { order_id } = await finishedOrder()
    await me.data('/member/collect/item/101', { method: 'POST', body: {} })
    const answer = await remove({ password: PASSWORD })
    expect(answer.json().data).toEqual({ status: true })
    expect(answer.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^sid=;/)]))
    expect(await row()).toMatchObject({ mobile: null, password_hash: null, username: '', disabled: true })
    expect((await me.call('/member')).statusCode).toBe(401)
    const { db } = open().database
    const kept = await db.select().from(tables.orders).where(eq(tables.orders.order_id, order_id))
    expect(kept).toHaveLength(1)
    for (const table of [tables.favourite, tables.member_session] as const)
      expect(await db.select().from(table).where(eq(table.user_id, me.user_id))).toEqual([])
    const again = await newMember(open().app, { row: { mobile } })
    expect(again.user_id).not.toBe(me.user_id)
  })

  it('a code to the own number is a proof, too', async () => {
    const vcode = await newCode(open().app, mobile, 'update')
    expect((await remove({ vcode: vcode === '000000' ? '000001' : '000000' })).statusCode).toBe(422)
    expect((await remove({ vcode })).statusCode).toBe(200)
  })

  it('without a proof, or with a wrong one, nothing happens; failed attempts are followed by a wait', async () => {
    expect((await remove({})).json().msg).toBe('请输入密码或短信验证码')
    expect((await remove({ password: 'wrong' })).statusCode).toBe(422)
    const hurried = await remove({ password: PASSWORD })
    expect([hurried.statusCode, Number(hurried.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await row())?.mobile).toBe(mobile)
  })

  it('is refused while an order is open', async () => {
    await finishedOrder('PAYED')
    const answer = await remove({ password: PASSWORD })
    const { msg, data } = answer.json()
    expect([answer.statusCode, msg]).toEqual([409, '还有1笔未完成的订单，暂不能注销'])
    expect(data.details).toEqual({ obstacles: { orders: 1, aftersales: 0, refunds: 0 } })
    expect((await row())?.deleted).toBeNull()
    expect(await me.data<MemberDeletionAnswer>('/member/deletion')).toMatchObject(data.details)
  })

  it('losses and possible proofs are listed before', async () => {
    const { db } = open().database
    const mine = { company_id: '1', user_id: me.user_id }
    await db.update(tables.member).set({ point: 88 }).where(eq(tables.member.user_id, me.user_id))
    await me.data('/member/collect/item/101', { method: 'POST', body: {} })
    await paidOrder(open().app, { ...mine, row: { status: 'DONE', aftersale_until: new Date('2040-01-01') } })
    expect(await me.data<MemberDeletionAnswer>('/member/deletion')).toEqual({
      obstacles: { orders: 0, aftersales: 0, refunds: 0 },
      losses: {
        coupons: 0,
        point: 88,
        vip_until: 0,
        favourites: 1,
        footprints: 0,
        addresses: 0,
        in_window: 1,
      },
      has_mobile: true,
      has_password: true,
    })
  })

  it('the treatment of every table of members is decided, and rows are deleted accordingly', async () => {
    const { db } = open().database
    const { rows } = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id'
         and not (select relispartition from pg_class where oid = to_regclass(quote_ident(table_name))) order by 1`)
    const named = rows.map(({ name }) => name)
    expect(named).toEqual(Object.keys(TREATMENT).toSorted())
    const exported = new Set(SOURCES.map(({ name }) => name))
    expect(named.filter((name) => !exported.has(name))).toEqual([])
    await me.data('/member/collect/item/101', { method: 'POST', body: {} })
    await remove({ password: PASSWORD })
    for (const name of DELETED_TABLES) {
      const left = await db.execute(
        sql`select 1 from ${sql.identifier(name)} where company_id = '1' and user_id = ${me.user_id}`,
      )
      expect([name, left.rows.length]).toEqual([name, 0])
    }
  })
})

interface Exported {
  exported: number
  sections: { name: string; rows: Record<string, unknown>[] }[]
}

describeApi('member/export', (open) => {
  it('exports everything about the member, nothing about others, no secret', async () => {
    const me = await newMember(open().app, { row: { mobile: freshMobile(), username: '沈青禾' } })
    const other = await newMember(open().app)
    const { order_id } = await paidOrder(open().app, { user_id: me.user_id })
    await paidOrder(open().app, { user_id: other.user_id })
    for (const who of [me, other]) await who.data('/member/collect/item/101', { method: 'POST', body: {} })
    const answer = await me.call('/member/export')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''.+\.json$/),
      'cache-control': 'no-store',
    })
    const { sections } = answer.json<Exported>()
    const rows = new Map(sections.map(({ name, rows: own }) => [name, own]))
    expect(rows.get('member')).toMatchObject([{ user_id: me.user_id, username: '沈青禾' }])
    expect(rows.get('orders')).toMatchObject([{ order_id }])
    expect(rows.get('order_line')).toMatchObject([{ order_id }])
    expect(rows.get('payment')).toHaveLength(1)
    expect(rows.get('favourite')).toHaveLength(1)
    expect(answer.payload).not.toContain(other.user_id)
    expect(answer.payload).not.toMatch(/password_hash|session_id|seller_remark/)
  })

  it('rows of more orders than one batch are complete, each once', async () => {
    const me = await newMember(open().app)
    const { order_id } = await paidOrder(open().app, { user_id: me.user_id })
    const { db } = open().database
    await db.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_id', 'copy' || n))).*
        from orders o, generate_series(1, 250) n where o.company_id = '1' and o.order_id = ${order_id}`)
    await db.execute(sql`
      insert into order_event (company_id, order_id, event_id, kind, actor)
      select '1', 'copy' || n, 'e' || m, 'test', 'system' from generate_series(1, 250) n, generate_series(1, 6) m`)
    const { sections } = (await me.call('/member/export')).json<Exported>()
    const rows = sections.find(({ name }) => name === 'order_event')?.rows ?? []
    const copied = rows.filter(({ kind }) => kind === 'test').map((row) => `${row.order_id} ${row.event_id}`)
    expect([copied.length, new Set(copied).size]).toEqual([1500, 1500])
  })

  it('more rows than one batch are complete and in order; repeated requests must wait', async () => {
    const me = await newMember(open().app)
    await open().database.db.execute(sql`
      insert into browse_history (company_id, user_id, item_id, history_id)
      select '1', ${me.user_id}, lpad(n::text, 5, '0'), 'h' || n from generate_series(1, 1201) n`)
    const { sections } = (await me.call('/member/export')).json<Exported>()
    const ids = sections.find(({ name }) => name === 'browse_history')?.rows.map(({ item_id }) => item_id)
    expect(ids).toEqual(Array.from({ length: 1201 }, (_, n) => String(n + 1).padStart(5, '0')))
    for (let n = 1; n < DEFAULT_LIMITS.export.most; n++) await me.call('/member/export')
    expect((await me.call('/member/export')).statusCode).toBe(429)
  })
})
