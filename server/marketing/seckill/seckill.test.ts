import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeDemoDatabase } from '@tests/helpers/database'
import * as tables from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { CurrentMember } from '../../platform/sessions/member-sessions'
import { releasePieces, takePieces } from './pieces'
import { issueTicket, listSeckills, seckillChannel, seckillInfo } from './service'
import { readTicket } from './ticket'

const company_id = '1'
const HOUR = 3_600_000
const NOW = new Date('2026-06-01T04:00:00Z')
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
const K = { seckill_id: 'k', item_id: '10101' }

describeDemoDatabase('seckill', (open) => {
  const newMember = async (): Promise<CurrentMember> => {
    const user_id = randomUUID()
    await open().db.insert(tables.member).values({ company_id, user_id, grade_id: '1' })
    const plain = { mobile: null, grade_id: '1', vip_grade_id: null, staff: false, employee: false }
    return { ...plain, user_id, session_id: '' }
  }
  const ask = (member: CurrentMember, num = 1, now = NOW, key = K) =>
    issueTicket(open().db, company_id, member, { ...key, num }, now)
  const redeem = async (member: CurrentMember, text: string, now = NOW) => {
    const ticket = await readTicket(open().db, company_id, member.user_id, text, now)
    return inTransaction(open().db, (tx) =>
      takePieces(tx, company_id, { ticket, text, order_id: randomUUID() }, now),
    )
  }
  /** `ok`, or the message of the refusal. */
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'ok',
      (error: unknown) => {
        if (error instanceof AppError) return error.message
        throw error
      },
    )
  const item = async () => {
    const { seckill_item: t } = tables
    const mine = and(eq(t.company_id, company_id), eq(t.seckill_id, 'k'), eq(t.item_id, '10101'))
    return (await open().db.select().from(t).where(mine))[0]
  }

  beforeAll(async () => {
    const { db } = open()
    const seckill = { company_id, activity_name: '整点', notice_time: at(-3) }
    await db.insert(tables.seckill).values([
      { ...seckill, seckill_id: 'k', begin_time: at(-1), end_time: at(1) },
      { ...seckill, seckill_id: 'off', begin_time: at(-1), end_time: at(1), disabled: true },
    ])
    const pieces = { company_id, item_id: '10101', activity_price: 5000, activity_store: 5, limit_num: 2 }
    await db.insert(tables.seckill_item).values([
      { ...pieces, seckill_id: 'k' },
      { ...pieces, seckill_id: 'off' },
    ])
  }, 60_000)

  it('a repeated request returns the same ticket while it is valid, another number another ticket', async () => {
    const member = await newMember()
    const first = await ask(member)
    expect(await ask(member, 1, new Date(NOW.getTime() + 299_999))).toBe(first)
    expect(await ask(member, 1, new Date(NOW.getTime() + 300_000))).not.toBe(first)
    expect(await ask(member, 2)).not.toBe(first)
    expect(await ask(await newMember())).not.toBe(first)
  })

  it('a ticket reserves nothing', async () => {
    const before = await item()
    await ask(await newMember(), 2)
    expect(await item()).toEqual(before)
  })

  it('refuses with the reason: not started, ended, removed, limit, out of stock', async () => {
    const member = await newMember()
    expect(await refusal(ask(member, 1, at(-2)))).toBe('活动未开始')
    expect(await refusal(ask(member, 1, at(1)))).toBe('活动已结束')
    expect(await refusal(ask(member, 1, NOW, { ...K, seckill_id: 'off' }))).toBe('活动已下架')
    expect(await refusal(ask(member, 1, NOW, { ...K, seckill_id: 'nobody' }))).toBe('活动已下架')
    expect(await refusal(ask(member, 1, NOW, { ...K, item_id: '10201' }))).toBe('活动已下架')
    expect(await refusal(ask(member, 3))).toBe('每人限购2件')
    await open()
      .db.update(tables.seckill_item)
      .set({ limit_num: 0 })
      .where(eq(tables.seckill_item.seckill_id, 'k'))
    expect(await refusal(ask(member, 6))).toBe('库存不足')
    await open()
      .db.update(tables.seckill_item)
      .set({ limit_num: 2 })
      .where(eq(tables.seckill_item.seckill_id, 'k'))
  })

  it('a ticket is valid for its member, five minutes, unaltered and once', async () => {
    const [member, thief] = [await newMember(), await newMember()]
    const text = await ask(member)
    const read = (who: CurrentMember, given = text, now = NOW) =>
      refusal(readTicket(open().db, company_id, who.user_id, given, now))
    const refused = '抢购资格已失效，请重新抢购'
    expect(await read(thief)).toBe(refused)
    expect(await read(member, text, new Date(NOW.getTime() + 300_000))).toBe(refused)
    const [claims = '', signature] = text.split('.')
    const more = Buffer.from(claims, 'base64url').toString().replace(',1,', ',9,')
    expect(await read(member, `${Buffer.from(more).toString('base64url')}.${signature}`)).toBe(refused)
    expect(await read(member, `${text}.x`)).toBe(refused)
    expect(await read(member, `${text}=`)).toBe(refused)
    expect(await read(member, '')).toBe(refused)
    expect(await refusal(readTicket(open().db, '2', member.user_id, text, NOW))).toBe(refused)
    expect(await refusal(redeem(member, text))).toBe('ok')
    expect(await refusal(redeem(member, text))).toBe(refused)
    expect(await ask(member)).not.toBe(text)
  })

  it('a cancelled order returns its pieces and still counts towards the limit', async () => {
    const member = await newMember()
    const sold = (await item())?.sold ?? 0
    await redeem(member, await ask(member, 2))
    expect((await item())?.sold).toBe(sold + 2)
    expect(await refusal(ask(member))).toBe('每人限购2件')
    await inTransaction(open().db, (tx) => releasePieces(tx, company_id, { ...K, num: 2 }))
    expect((await item())?.sold).toBe(sold)
    expect(await refusal(ask(member))).toBe('每人限购2件')
  })

  it('refuses the order if the seckill is sold out or ended since the ticket was issued', async () => {
    const [member, late] = [await newMember(), await newMember()]
    const [text, other] = [await ask(member, 2), await ask(late)]
    await open()
      .db.update(tables.seckill_item)
      .set({ sold: 4 })
      .where(eq(tables.seckill_item.seckill_id, 'k'))
    expect(await refusal(redeem(member, text))).toBe('库存不足')
    expect(await refusal(redeem(late, other))).toBe('ok')
    await open()
      .db.update(tables.seckill_item)
      .set({ sold: 0 })
      .where(eq(tables.seckill_item.seckill_id, 'k'))
    const before = await item()
    await open().db.update(tables.seckill).set({ end_time: NOW }).where(eq(tables.seckill.seckill_id, 'k'))
    expect(await refusal(redeem(member, text))).toBe('活动已结束')
    await open()
      .db.update(tables.seckill)
      .set({ end_time: at(1) })
      .where(eq(tables.seckill.seckill_id, 'k'))
    expect(await item()).toEqual(before)
  })

  it('the demo has a running seckill and an announced one, each with its items', async () => {
    const now = new Date()
    const { list, count } = await listSeckills(open().db, company_id, { page: 1, pageSize: 10 }, now)
    expect(count).toBe(2)
    expect(list.map(({ seckill_id, status }) => [seckill_id, status])).toEqual([
      ['now', 'in_sale'],
      ['next', 'in_the_notice'],
    ])
    const { list: items, count: all } = await seckillInfo(
      open().db,
      company_id,
      null,
      { seckill_id: 'now', page: 1, pageSize: 3 },
      now,
    )
    expect([items.length, all]).toEqual([3, list[0]?.item_count])
    expect(items.every(({ activity_price, price }) => activity_price < price)).toBe(true)
    const query = { seckill_id: 'nobody', page: 1, pageSize: 3 }
    await expect(seckillInfo(open().db, company_id, null, query, now)).rejects.toThrow('您访问的内容不存在')
  })

  it('the channel has sessions that run, are announced or ended today, and products of the one that runs', async () => {
    const { db } = open()
    const ids = async (now: Date) => {
      const { sessions, seckill_id } = await seckillChannel(
        db,
        company_id,
        null,
        { page: 1, pageSize: 20 },
        now,
      )
      return { shown: sessions.map((one) => `${one.seckill_id} ${one.status}`), seckill_id }
    }
    expect(await ids(NOW)).toEqual({ shown: ['k in_sale'], seckill_id: 'k' })
    expect(await ids(at(-2))).toEqual({ shown: ['k in_the_notice'], seckill_id: 'k' })
    // 12:00 in Shanghai: over at 13:00, and gone the next day
    expect(await ids(at(2))).toEqual({ shown: ['k it_has_ended'], seckill_id: 'k' })
    expect(await ids(at(13))).toEqual({ shown: [], seckill_id: undefined })
    const asked = { seckill_id: 'off', page: 1, pageSize: 20 }
    expect(await refusal(seckillChannel(db, company_id, null, asked, NOW))).not.toBe('ok')
  })

  it('the channel shows a product once, by its cheapest item that is left, with the pieces of all', async () => {
    const { db } = open()
    const pieces = { company_id, seckill_id: 'k', activity_store: 4, limit_num: 1 }
    await db.insert(tables.seckill_item).values([
      { ...pieces, item_id: '10102', activity_price: 3000, sold: 4 },
      { ...pieces, item_id: '10103', activity_price: 4000, sold: 1 },
    ])
    const first = await item()
    const { list, total_count } = await seckillChannel(db, company_id, null, { page: 1, pageSize: 20 }, NOW)
    const sold = (first?.sold ?? 0) + 5
    expect([list.length, total_count]).toEqual([1, 1])
    expect(list[0]).toMatchObject({
      goods_id: '101',
      item_id: '10103',
      activity_price: 4000,
      limit_num: 2,
      sold,
      activity_store: 13 - sold,
    })
  })
})
