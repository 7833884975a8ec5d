import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import type { DrawnIds } from '@schemas/entities'
import { describeDemoDatabase } from '@tests/helpers/database'
import * as tables from '../../db/schema'
import { skusOf } from '../../demo/expand'
import { hean } from '../../demo/hean'
import { songjian } from '../../demo/songjian'
import { claimsOf } from '../../pricing'
import { withClaims } from './coupons-repo'
import { loadLive, nearbyFallback } from './service'

const NONE: DrawnIds = { goods: [], coupon: [], shop: [], category: [] }
const [shirt] = hean.goods

describeDemoDatabase('live data', (open) => {
  const load = (ids: Partial<DrawnIds>, company_id = '1') =>
    loadLive(open().db, company_id, { ...NONE, ...ids })
  const setGoods = (goods_id: string, values: Partial<typeof tables.goods.$inferInsert>) =>
    open()
      .db.update(tables.goods)
      .set(values)
      .where(and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, goods_id)))

  it('products by the given id: a product with the stock of all items, an item with its own', async () => {
    const skus = skusOf(hean, shirt!)
    const { goods } = await load({ goods: ['101', '10105'] })
    expect(Object.keys(goods)).toEqual(['101', '10105'])
    expect(goods['101']).toEqual({
      goods_id: '101',
      item_id: '10101',
      item_name: '棉柔圆领短袖T恤 女款',
      brief: '新疆长绒棉 · 久洗不变形',
      pics: [skus[0]?.picture],
      price: 7900,
      market_price: 12900,
      // in the demo's seckill
      activity_price: 5500,
      activity: 'seckill',
      store: skus.reduce((sum, { store }) => sum + store, 0),
      sales: expect.any(Number),
      approve_status: 'onsale',
      tagList: [
        { tag_id: '2', tag_name: '热卖', tag_color: '#fdeae6', font_color: '#b8321c' },
        { tag_id: '4', tag_name: '满减', tag_color: '#fde9ee', font_color: '#b3254b' },
      ],
    })
    // in the demo's 限时特惠
    const { goods: sale } = await load({ goods: ['408'] })
    expect(sale['408']).toMatchObject({ activity_price: 34900, activity: 'limited_time_sale' })
    expect(goods['10105']).toMatchObject({
      goods_id: '101',
      item_id: '10105',
      store: skus[4]?.store,
      pics: [skus[4]?.picture],
    })
  })

  it('products off the shelf, for counters only or deleted are absent; only_show is marked', async () => {
    await setGoods('201', { approve_status: 'instock' })
    await setGoods('202', { approve_status: 'offline_sale' })
    await setGoods('203', { deleted: new Date() })
    await setGoods('204', { approve_status: 'only_show' })
    await open()
      .db.update(tables.goods_item)
      .set({ approve_status: 'instock' })
      .where(and(eq(tables.goods_item.company_id, '1'), eq(tables.goods_item.item_id, '10102')))
    const { goods } = await load({ goods: ['201', '202', '203', '204', '10102', 'nobody'] })
    expect(Object.values(goods).map(({ goods_id, approve_status }) => [goods_id, approve_status])).toEqual([
      ['204', 'only_show'],
    ])
    expect(goods['204']?.store).toBeGreaterThan(0)
  })

  it('coupons with their claims; state 2 has run out; paused and expired ones are absent', async () => {
    const set = (card_id: string, values: Partial<typeof tables.coupon.$inferInsert>) =>
      open()
        .db.update(tables.coupon)
        .set(values)
        .where(and(eq(tables.coupon.company_id, '1'), eq(tables.coupon.card_id, card_id)))
    await set('2', { kq_status: 1 })
    await set('3', { end_date: new Date('2020-01-01') })
    const { coupon } = await load({ coupon: ['1', '2', '3', '6', 'nobody'] })
    expect(Object.keys(coupon)).toEqual(['1', '6'])
    expect(coupon['1']).toMatchObject({
      state: 0,
      quantity: 5000,
      get_num: 1260,
      reduce_cost: 2000,
      user_get_num: 0,
    })
    expect(coupon['6']?.state).toBe(2)
  })

  it('coupons for a member: state 1 at their limit', async () => {
    const { db } = open()
    const own = { company_id: '1', user_id: 'claimer' }
    const grade = { company_id: '1', grade_id: 'live', grade_name: '普通会员' }
    await db.insert(tables.member_grade).values(grade)
    await db.insert(tables.member).values({ ...own, mobile: '13900009999', grade_id: 'live' })
    await db.insert(tables.coupon_claim).values({ ...own, card_id: '4', claimed: 1 })
    const member = { ...own, grade_id: 'live', vip_grade_id: null, staff: false }
    const ids = { ...NONE, coupon: ['4'] }
    const limit = (await load(ids)).coupon['4']?.get_limit
    const claims = await claimsOf(db, '1', own.user_id, ids.coupon)
    const coupon = withClaims((await loadLive(db, '1', ids, member)).coupon, claims)
    expect([limit, coupon['4']?.user_get_num, coupon['4']?.state]).toEqual([1, 1, 1])
    expect((await load(ids)).coupon['4']).toMatchObject({ user_get_num: 0, state: 0 })
  })

  it('shops with their tags; a closed one is absent', async () => {
    await open()
      .db.update(tables.shop)
      .set({ is_valid: false })
      .where(and(eq(tables.shop.company_id, '1'), eq(tables.shop.distributor_id, '4')))
    const { shop } = await load({ shop: ['2', '4', 'nobody'] })
    expect(Object.keys(shop)).toEqual(['2'])
    expect(shop['2']).toMatchObject({
      name: '禾岸生活 北京朝阳旗舰店',
      tagList: [
        { tag_id: '11', tag_name: '旗舰店' },
        { tag_id: '12', tag_name: '可自提' },
        { tag_id: '15', tag_name: '数码体验' },
      ],
    })
  })

  it('categories of any level with all below them', async () => {
    const { category } = await load({ category: ['10', '11', '111', '1', 'nobody', '%'] })
    expect(Object.keys(category).toSorted()).toEqual(['10', '11', '111'])
    const [clothes] = hean.categories
    expect(category['10']?.children?.map(({ category_id }) => category_id)).toEqual(
      clothes?.children?.map(({ id }) => id),
    )
    expect(category['10']?.children?.[0]?.children.map(({ category_name }) => category_name)).toEqual(
      clothes?.children?.[0]?.children?.map(({ name }) => name),
    )
    expect(category['111']?.children).toEqual([])
  })

  it('one query for each kind, whatever the number of ids, and none for a kind without ids', async () => {
    const count = async (ids: Partial<DrawnIds>) => {
      let queries = 0
      const counted = drizzle(open().pool, { schema: tables, logger: { logQuery: () => void queries++ } })
      await loadLive(counted, '1', { ...NONE, ...ids })
      return queries
    }
    expect(await count({})).toBe(0)
    expect(await count({ goods: ['101'] })).toBe(1)
    const many = hean.goods.map(({ id }) => id)
    expect(await count({ goods: many, coupon: ['1', '2'], shop: ['1', '2'], category: ['10', '20'] })).toBe(4)
  })

  it('the same ids in another company are other rows', async () => {
    const ids = { goods: ['101'], coupon: ['1'], shop: ['1'], category: ['10'] }
    const [here, there] = [await load(ids), await load(ids, '2')]
    expect(there.goods['101']?.item_name).toBe(songjian.goods[0]?.name)
    expect(there.coupon['1']?.title).toBe(songjian.coupons[0]?.title)
    expect(there.shop['1']?.name).toBe(songjian.shops[0]?.name)
    expect(there.category['10']?.category_name).toBe(songjian.categories.find(({ id }) => id === '10')?.name)
    expect(here.goods['101']?.item_name).toBe(shirt?.name)
    expect(await load(ids, 'nobody')).toEqual({ goods: {}, coupon: {}, shop: {}, category: {} })
  })

  it('nearby shops of the fallback area are those of 昌平区 first, of the company only', async () => {
    const { list, tagList } = await nearbyFallback(open().db, '1')
    expect(list.map(({ name }) => name).slice(0, 2)).toEqual([
      '禾岸生活 北京昌平店',
      '禾岸生活 北京朝阳旗舰店',
    ])
    expect(tagList.length).toBeGreaterThan(0)
    expect((await nearbyFallback(open().db, '2')).list.map(({ name }) => name)).not.toContain(list[0]?.name)
  })
})
