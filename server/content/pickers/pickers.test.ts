import { and, eq, sql } from 'drizzle-orm'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { beforeAll, expect, it } from 'vitest'
import type { PickedPage, PickedTarget } from '@schemas/generated/api'
import type { LiveCategory, LiveCoupon, LiveGoods, LiveShop } from '@schemas/generated/types'
import * as tables from '../../db/schema'
import { hean } from '../../demo/hean'
import { songjian } from '../../demo/songjian'

interface List<T> {
  list: T[]
  count: number
  total_count: number
}

describeApi('pickers', (open) => {
  let viewer: SignedInOperator
  beforeAll(async () => {
    viewer = await signInAs(open().app, 'viewer')
  })
  const pick = <T>(path: string) => viewer.data<List<T>>(`/pickers/${path}`)
  const idsOf = ({ list }: List<LiveGoods>) => list.map(({ goods_id }) => goods_id)

  it('goods come page by page as the canvas draws them; the pages join without gap or repeat', async () => {
    const whole = await pick<LiveGoods>('goods?page_size=50')
    const pages = await Promise.all(
      [1, 2, 3].map((page) => pick<LiveGoods>(`goods?page_no=${page}&page_size=10`)),
    )
    expect(pages.flatMap(idsOf)).toEqual(idsOf(whole).slice(0, 30))
    const live = await viewer.data<{ goods: Record<string, LiveGoods> }>('/live', {
      method: 'POST',
      body: { goods: idsOf(whole) },
    })
    expect(whole.list).toEqual(idsOf(whole).map((id) => live.goods[id]))
    const beyond = await pick<LiveGoods>('goods?page_no=999&page_size=10')
    const last = Math.ceil(whole.count / 10)
    expect(beyond).toEqual(await pick<LiveGoods>(`goods?page_no=${last}&page_size=10`))
    // one is off the shelf, one is a gift
    expect(whole.count).toBe(hean.goods.length - 2)
  })

  it.each([
    ['price', ({ price }: LiveGoods) => price],
    ['store', ({ store }: LiveGoods) => store],
  ])('goods are sorted by %s on the server, both ways', async (sort, valueOf) => {
    const up = (await pick<LiveGoods>(`goods?sort=${sort}&order=asc&page_size=50`)).list.map(valueOf)
    const down = (await pick<LiveGoods>(`goods?sort=${sort}&page_size=50`)).list.map(valueOf)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect(up[0]).toBeLessThan(down[0] ?? 0)
  })

  it.each(['goods', 'coupons', 'shops', 'categories', 'pages'])(
    '%s whose ids are names that every object has are none',
    async (kind) => {
      expect(await pick(`${kind}?ids=constructor,__proto__,toString`)).toEqual({
        list: [],
        count: 0,
        total_count: 0,
      })
    },
  )

  it('goods are searched as shoppers search, within a category, and within a shop’s range', async () => {
    const named = await pick<LiveGoods>('goods?keyword=短袖&page_size=50')
    expect(named.count).toBeGreaterThan(0)
    expect(named.list[0]?.item_name).toContain('短袖')
    const category = await pick<LiveGoods>('goods?category_id=10&page_size=50')
    expect(category.count).toBeGreaterThan(0)
    expect(category.count).toBeLessThan(hean.goods.length - 1)
    const both = await pick<LiveGoods>('goods?category_id=10&keyword=短袖&page_size=50')
    expect(idsOf(both)).toEqual(idsOf(named).filter((id) => idsOf(category).includes(id)))

    const { db } = open().database
    const [own] = idsOf(named)
    const inHean = and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, own ?? ''))
    await db.update(tables.goods).set({ distributor_id: '1' }).where(inHean)
    const atShop = async (id: string) =>
      idsOf(await pick<LiveGoods>(`goods?keyword=短袖&distributor_id=${id}&page_size=50`))
    expect(await atShop('1')).toContain(own)
    expect(await atShop('2')).not.toContain(own)
    await db.update(tables.goods).set({ distributor_id: null }).where(inHean)
  })

  it('ids give exactly these rows, in that order, once each; deleted ones are left out', async () => {
    const found = await pick<LiveGoods>('goods?ids[]=103&ids[]=nobody&ids[]=101&ids[]=103&page_size=1')
    expect([idsOf(found), found.count]).toEqual([['103', '101'], 2])
    const shops = await pick<LiveShop>('shops?ids[]=2&ids[]=1')
    expect(shops.list.map(({ distributor_id }) => distributor_id)).toEqual(['2', '1'])
  })

  it('wildcards of the database are matched literally', async () => {
    for (const kind of ['goods', 'coupons', 'shops', 'categories', 'pages'])
      expect([kind, (await pick(`${kind}?keyword=%25`)).count]).toEqual([kind, 0])
    expect((await pick('targets?kind=brand&keyword=%25')).count).toBe(0)
  })

  it('goods are narrowed by brand, tag and price, and those off the shelf are found by saying so', async () => {
    const { list: off } = await pick<LiveGoods>('goods?shelf=off')
    expect(off.map(({ approve_status }) => approve_status)).toEqual(['instock'])
    const brand = hean.brands.find(({ name }) => name === hean.goods[0]?.brand)?.id ?? ''
    const branded = await pick<LiveGoods>(`goods?brand_id=${brand}&page_size=50`)
    const names = new Map(hean.goods.map((one) => [one.id, one.brand]))
    expect(new Set(idsOf(branded).map((id) => names.get(id)))).toEqual(new Set([hean.goods[0]?.brand]))
    const priced = await pick<LiveGoods>('goods?start_price=10000&end_price=20000&tag_id=4&page_size=50')
    expect(priced.count).toBeGreaterThan(0)
    for (const { price, tagList } of priced.list) {
      expect([price >= 10_000, price <= 20_000]).toEqual([true, true])
      expect(tagList.map(({ tag_id }) => tag_id)).toContain('4')
    }
  })

  it('shops of a city, pages that are on or off, targets that are open or not', async () => {
    const city = hean.shops[0]?.city ?? ''
    const cities = await viewer.data<{ title: string }[]>('/options/shop_city')
    expect(cities.map(({ title }) => title)).toContain(city)
    const inCity = await pick<LiveShop>(`shops?city=${city}&page_size=50`)
    expect(inCity.count).toBe(hean.shops.filter((shop) => shop.city === city).length)
    const all = (await pick<PickedPage>('pages')).count
    expect((await pick<PickedPage>('pages?enabled=true')).count).toBe(all)
    expect((await pick<PickedPage>('pages?enabled=false')).count).toBe(0)
    const { db } = open().database
    const own = and(eq(tables.promotion.company_id, '1'), eq(tables.promotion.promotion_id, '1'))
    await db.update(tables.promotion).set({ disabled: true }).where(own)
    const closed = await pick<PickedTarget>('targets?kind=promotion&open=false')
    expect(closed.list.map(({ id }) => id)).toEqual(['1'])
    expect((await pick<PickedTarget>('targets?kind=promotion&open=true')).count).toBe(
      hean.promotions.length - 1,
    )
    await db.update(tables.promotion).set({ disabled: false }).where(own)
    const [article] = (await pick<PickedTarget>('targets?kind=article')).list
    const [row] = await db
      .select()
      .from(tables.article)
      .where(and(eq(tables.article.company_id, '1'), eq(tables.article.article_id, article?.id ?? '')))
    const beside = await pick<PickedTarget>(`targets?kind=article&node_id=${row?.node_id}`)
    expect(new Set(beside.list.map(({ note }) => note))).toEqual(new Set([article?.note]))
  })

  it('expired and paused coupons cannot be picked, and are found by their state', async () => {
    const { db } = open().database
    const all = await pick<LiveCoupon>('coupons?page_size=50')
    expect(all.count).toBeGreaterThan(2)
    const [first, second] = all.list.map(({ card_id }) => card_id)
    const set = (card_id = '', values: Partial<typeof tables.coupon.$inferInsert>) =>
      db
        .update(tables.coupon)
        .set(values)
        .where(and(eq(tables.coupon.company_id, '1'), eq(tables.coupon.card_id, card_id)))
    await set(first, { send_end_time: new Date('2020-01-01') })
    await set(second, { kq_status: 1 })
    const left = (await pick<LiveCoupon>('coupons?page_size=50')).list.map(({ card_id }) => card_id)
    expect(left).toEqual(all.list.map(({ card_id }) => card_id).slice(2))
    const idsIn = async (state: string) =>
      (await pick<LiveCoupon>(`coupons?state=${state}`)).list.map(({ card_id }) => card_id)
    expect([await idsIn('ended'), await idsIn('paused'), await idsIn('upcoming')]).toEqual([
      [first],
      [second],
      [],
    ])
    const cash = await pick<LiveCoupon>('coupons?card_type=cash&page_size=50')
    expect(new Set(cash.list.map(({ card_type }) => card_type))).toEqual(new Set(['cash']))
    await set(first, { send_end_time: null })
    await set(second, { kq_status: 0 })
    const { title = '' } = all.list[0] ?? {}
    expect((await pick<LiveCoupon>(`coupons?keyword=${title}`)).list[0]).toEqual(all.list[0])
  })

  it('shops are found by name and city', async () => {
    const all = await pick<LiveShop>('shops?sort=name&order=asc')
    expect(all.count).toBe(hean.shops.length)
    const { name = '', city = '' } = hean.shops[0] ?? {}
    expect((await pick<LiveShop>(`shops?keyword=${name}`)).list.map((shop) => shop.name)).toEqual([name])
    const inCity = hean.shops.filter((shop) => shop.city === city).map((shop) => shop.name)
    const found = (await pick<LiveShop>(`shops?keyword=${city}`)).list.map((shop) => shop.name)
    expect(found).toEqual(expect.arrayContaining(inCity))
  })

  it('categories come as trees; a search finds those of any level', async () => {
    const roots = await pick<LiveCategory>('categories?page_size=50')
    expect(roots.list.map(({ category_name }) => category_name)).toEqual(
      hean.categories.map(({ name }) => name),
    )
    const [below] = roots.list[0]?.children ?? []
    const found = await pick<LiveCategory>(`categories?keyword=${below?.category_name}`)
    expect(found.list.map(({ category_id }) => category_id)).toContain(below?.category_id)
    const main = await pick<LiveCategory>('categories?is_main_category=1&page_size=50')
    expect(main.count).toBeGreaterThan(0)
    const sales = new Set(roots.list.map(({ category_id }) => category_id))
    expect(main.list.filter(({ category_id }) => sales.has(category_id))).toEqual([])
  })

  it.each([
    ['brand', hean.brands.map(({ name }) => name)],
    ['promotion', hean.promotions.map(({ name }) => name)],
  ] as const)('%ss of every state are found by name, a page at a time', async (kind, names) => {
    const all = await pick<PickedTarget>(`targets?kind=${kind}&page_size=50`)
    expect(all.list.map(({ title }) => title).toSorted()).toEqual(names.toSorted())
    const found = await pick<PickedTarget>(`targets?kind=${kind}&keyword=${names[0]}`)
    expect(found.list.map(({ title }) => title)).toContain(names[0])
    const [first] = all.list
    expect((await pick<PickedTarget>(`targets?kind=${kind}&ids[]=${first?.id}`)).list).toEqual([first])
  })

  it('promotions and articles say their kind and their times', async () => {
    const [sale] = (await pick<PickedTarget>('targets?kind=promotion&keyword=限时特惠')).list
    expect(sale).toMatchObject({ note: '限时特惠', picture: '' })
    expect(Date.parse(sale?.to ?? '')).toBeGreaterThan(Date.parse(sale?.from ?? ''))
    const [article] = (await pick<PickedTarget>('targets?kind=article')).list
    expect([article?.note !== '', Date.parse(article?.from ?? ''), article?.to]).toEqual([
      true,
      expect.any(Number),
      '',
    ])
  })

  it('pages: custom ones of the platform, disabled ones marked, deleted ones gone', async () => {
    const { db } = open().database
    const all = await pick<PickedPage>('pages?sort=title&order=asc')
    const custom = and(eq(tables.page.company_id, '1'), eq(tables.page.page_type, 'custom'))
    const rows = await db.select({ id: tables.page.theme_pc_template_id }).from(tables.page).where(custom)
    const ids = rows.map(({ id }) => id)
    expect(ids).toContain('202')
    expect(all.list.map((found) => found.theme_pc_template_id).toSorted()).toEqual(ids.toSorted())
    const which = and(eq(tables.page.company_id, '1'), eq(tables.page.theme_pc_template_id, '202'))
    await db.update(tables.page).set({ enabled: false }).where(which)
    expect((await pick<PickedPage>('pages?keyword=会场')).list).toEqual([
      { theme_pc_template_id: '202', title: '数码会场', page_type: 'custom', enabled: false },
    ])
    await db
      .update(tables.page)
      .set({ enabled: true, deleted: sql`now()` })
      .where(which)
    expect((await pick<PickedPage>('pages')).count).toBe(all.count - 1)
    await db.update(tables.page).set({ deleted: null }).where(which)
    expect((await pick<PickedPage>('pages?platform=h5')).list).toEqual([])
  })

  it('another company sees its own', async () => {
    const other = await signInAs(open().app, 'viewer', '2')
    const found = await other.data<List<LiveGoods>>('/pickers/goods?page_size=50')
    expect(found.list.map(({ item_name }) => item_name).toSorted()).toEqual(
      songjian.goods.map(({ name }) => name).toSorted(),
    )
  })
})
