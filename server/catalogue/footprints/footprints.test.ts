import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { BrowseHistoryListAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { dayInShanghai } from '../../core/shanghai'

describeApi('member/browse/history', (open) => {
  const member = () => newMember(open().app)
  const save = (who: SignedInMember, item_id: string) =>
    who.call('/member/browse/history/save', { method: 'POST', body: { item_id } })
  const list = async (who: SignedInMember, query = '') =>
    (await who.data<BrowseHistoryListAnswer>(`/member/browse/history/list${query}`)).list
  const idsOf = async (who: SignedInMember) => (await list(who)).map(({ item_id }) => item_id)
  const clear = (who: SignedInMember, body: object) =>
    who.call('/member/browse/history', { method: 'DELETE', body })

  it('the last viewed product comes first, once, with all its fields', async () => {
    const me = await member()
    for (const id of ['101', '10202', '103', '101']) expect((await save(me, id)).statusCode).toBe(200)
    expect(await idsOf(me)).toEqual(['10101', '10301', '10202'])
    const [first] = await list(me)
    expect(first?.itemData).toMatchObject({ item_id: '10101', goods_id: '101', approve_status: 'onsale' })
    expect(first?.updated).toBeGreaterThanOrEqual(first?.created ?? Infinity)
    expect((await list(me, '?page=2&pageSize=2')).map(({ item_id }) => item_id)).toEqual(['10202'])
  })

  it('products that are not shown are neither recorded nor listed', async () => {
    const me = await member()
    expect((await save(me, '99999')).statusCode).toBe(404)
    await save(me, '104')
    await save(me, '105')
    const good = and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, '104'))
    await open().database.db.update(tables.goods).set({ approve_status: 'instock' }).where(good)
    expect(await idsOf(me)).toEqual(['10501'])
    expect((await save(me, '104')).statusCode).toBe(404)
    await open().database.db.update(tables.goods).set({ approve_status: 'onsale' }).where(good)
  })

  it('employees find the lucky bags they viewed, other members cannot', async () => {
    const [me, other] = [await newMember(open().app, { staff: true }), await member()]
    const { rows } = await open().database.pool.query<{ item_id: string }>(
      `select item_id from staff_activity_item where company_id = '1' and activity_id = 'lucky' order by item_id`,
    )
    const [bag = ''] = rows.map(({ item_id }) => item_id)
    expect([(await save(me, bag)).statusCode, (await save(other, bag)).statusCode]).toEqual([200, 404])
    expect([await idsOf(me), await idsOf(other)]).toEqual([[bag], []])
  })

  it('the newest 200 are kept', async () => {
    const me = await member()
    const { db } = open().database
    await db.execute(sql`
      insert into browse_history (company_id, user_id, item_id, history_id, updated)
      select '1', ${me.user_id}, 'old' || n, 'h' || n, now() - n * interval '1 minute' from generate_series(1, 200) n`)
    await save(me, '101')
    const { rows } = await db.execute<{ item_id: string }>(sql`
      select item_id from browse_history where company_id = '1' and user_id = ${me.user_id} order by updated desc`)
    expect([rows.length, rows[0]?.item_id, rows.at(-1)?.item_id]).toEqual([200, '10101', 'old199'])
  })

  it('one, those of a day, or all if the call says so, are deleted; those of other members are not', async () => {
    const [me, other] = [await member(), await member()]
    for (const id of ['101', '102', '103']) await save(me, id)
    const [newest] = await list(me)
    await clear(other, { is_empty: true })
    expect((await clear(other, { history_id: [newest?.history_id] })).statusCode).toBe(200)
    expect(await idsOf(me)).toHaveLength(3)
    await clear(me, { history_id: [newest?.history_id] })
    expect(await idsOf(me)).toEqual(['10201', '10101'])
    expect((await clear(me, {})).statusCode).toBe(422)
    await clear(me, { day: '2020-01-01' })
    expect(await idsOf(me)).toEqual(['10201', '10101'])
    await clear(me, { day: dayInShanghai(new Date()) })
    expect(await idsOf(me)).toEqual([])
    await save(me, '101')
    await clear(me, { is_empty: true })
    expect(await idsOf(me)).toEqual([])
  })
})
