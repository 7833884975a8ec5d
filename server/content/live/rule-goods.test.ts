import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { PlacedRule } from '@schemas/goods-rules'
import { keyOfRule } from '@schemas/goods-rules'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { sellOut } from '@tests/helpers/stock'
import type { LiveRows } from '@schemas/generated/api'
import * as tables from '../../db/schema'
import { categoryTrail } from '../../demo/expand'
import { hean } from '../../demo/hean'
import { songjian } from '../../demo/songjian'
import { ruleGoods } from './rule-goods'

const shown = hean.goods.filter(({ status, gift }) => status !== 'instock' && !gift)

describeApi('products by rule', (open) => {
  const find = async (rule: Partial<PlacedRule>, company_id = '1') => {
    const whole: PlacedRule = { order: 'default', count: 50, ...rule }
    const found = await ruleGoods(open().database.db, company_id, new Map([['key', whole]]))
    return found['key'] ?? []
  }
  const set = (goods_id: string, values: Partial<typeof tables.goods.$inferInsert>) =>
    open()
      .database.db.update(tables.goods)
      .set(values)
      .where(and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, goods_id)))

  it('the newest without gifts, which cannot be bought', async () => {
    const gift = hean.goods.find((one) => one.gift)?.id
    expect(gift).toBeDefined()
    const all = await find({ order: 'newest', count: 50 })
    expect([all.length, all.includes(gift ?? '')]).toEqual([50, false])
  })

  it('of a category with those below it, of a brand, with a tag, and of all three together', async () => {
    const inside = shown.filter(({ leaf }) => categoryTrail(hean, leaf).includes('10')).map(({ id }) => id)
    const found = await find({ category_id: '10' })
    expect(found.length).toBeGreaterThan(3)
    expect(inside).toEqual(expect.arrayContaining(found))
    const brand = hean.brands.find(({ name }) => name === shown[0]?.brand)
    const branded = await find({ brand_id: brand?.id ?? '' })
    expect(shown.filter((one) => one.brand === brand?.name).map(({ id }) => id)).toEqual(
      expect.arrayContaining(branded),
    )
    const tagged = await find({ tag_id: '4' })
    expect(tagged.length).toBeGreaterThan(0)
    const all = await find({ category_id: '10', tag_id: '4' })
    expect(all).toEqual(found.filter((id) => tagged.includes(id)))
    expect(await find({ category_id: 'nothing' })).toEqual([])
  })

  it('the newest, the best selling, by price, as many as are asked for', async () => {
    const rows = await open().database.db.select().from(tables.goods).where(eq(tables.goods.company_id, '1'))
    const byId = new Map(rows.map((row) => [row.goods_id, row]))
    await set('103', { created: new Date('2098-01-01'), sales: 987_654 })
    const [newest] = await find({ order: 'newest', count: 1 })
    const best = await find({ order: 'sales', count: 5 })
    expect([newest, best[0], best.length]).toEqual(['103', '103', 5])
    const sales = best.slice(1).map((id) => byId.get(id)?.sales ?? 0)
    expect(sales).toEqual(sales.toSorted((a, b) => b - a))
    const up = await find({ order: 'price_asc' })
    const down = await find({ order: 'price_desc' })
    expect(up[0]).not.toBe(down[0])
  })

  it('only what can be bought now: on the shelf, in stock, normal products', async () => {
    const [first = '', second = '', third = ''] = await find({ count: 3 })
    await set(first, { approve_status: 'instock' })
    await set(second, { product_type: 'sale' })
    await sellOut(open().database.db, third)
    const left = await find({})
    expect([first, second, third].filter((id) => left.includes(id))).toEqual([])
  })

  it('on promotion: of what runs now for everyone, not of what is over', async () => {
    const tea = { category_id: '82', promoted: true }
    const promoted = await find(tea)
    expect(promoted.length).toBeGreaterThan(0)
    expect(promoted).toEqual(await find({ category_id: '82' }))
    await open()
      .database.db.update(tables.promotion)
      .set({ begin_time: new Date('2020-01-01'), end_time: new Date('2020-02-01') })
      .where(and(eq(tables.promotion.company_id, '1'), eq(tables.promotion.promotion_id, '3')))
    expect((await find(tea)).length).toBeLessThan(promoted.length)
    await open()
      .database.db.update(tables.promotion)
      .set({ disabled: true })
      .where(eq(tables.promotion.company_id, '1'))
    await open()
      .database.db.update(tables.seckill)
      .set({ disabled: true })
      .where(eq(tables.seckill.company_id, '1'))
    expect(await find({ promoted: true })).toEqual([])
  })

  it('of a shop: its own and the company’s; nothing of another company', async () => {
    await set('110', { distributor_id: '1', created: new Date('2099-01-01') })
    expect(await find({ distributor_id: '1', order: 'newest' })).toContain('110')
    expect(await find({ distributor_id: '2', order: 'newest' })).not.toContain('110')
    const other = new Set(songjian.goods.map(({ id }) => id))
    expect((await find({}, '2')).filter((id) => !other.has(id))).toEqual([])
  })

  it('the canvas gets what its rules find, with the rows', async () => {
    const viewer = await signInAs(open().app, 'viewer')
    const rule = { count: 2, order: 'price_asc', promoted: false }
    const live = await viewer.data<LiveRows>('/live', { method: 'POST', body: { rules: [{ rule }] } })
    const key = keyOfRule({ order: 'price_asc', count: 2 })
    expect(live.rules?.[key]).toHaveLength(2)
    expect(Object.keys(live.goods).toSorted()).toEqual(live.rules?.[key]?.toSorted())
  })
})
