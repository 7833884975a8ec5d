import { eq, and } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { GoodsItemsAnswer, RecommendLikeAnswer } from '@schemas/generated/api'
import { describeApi } from '@tests/helpers/seeded-app'
import { sellOut } from '@tests/helpers/stock'
import { categoryTrail, mainCategoryId, skusOf } from '../../demo/expand'
import { hean } from '../../demo/hean'
import { songjian } from '../../demo/songjian'
import * as tables from '../../db/schema'

const shown = hean.goods.filter(({ status, gift }) => status !== 'instock' && !gift)
const ids = (goods: { id: string }[]) => goods.map(({ id }) => id).toSorted()

describeApi('goods/items', (open) => {
  const list = (query: string, company?: 'songjian') =>
    open().data<GoodsItemsAnswer>(`/goods/items?${query}`, company)
  const idsOf = async (query: string) => {
    const { list: rows, count } = await list(`pageSize=50&${query}`)
    expect(rows.length).toBe(Math.min(count, 50))
    return rows.map(({ goods_id }) => goods_id).toSorted()
  }

  const allIds = async (query: string) => {
    const found: string[] = []
    for (let page = 1; ; page++) {
      const { list: rows, count } = await list(`pageSize=50&page=${page}&${query}`)
      found.push(...rows.map(({ goods_id }) => goods_id))
      if (rows.length === 0 || page * 50 >= count) return found
    }
  }

  it('one row for each shown product, 18 to a page', async () => {
    const { list: rows, count, total_count } = await list('')
    expect([rows.length, count, total_count]).toEqual([18, shown.length, shown.length])
    expect(rows.every((row) => row.is_default && row.item_id === row.default_item_id)).toBe(true)
  })

  it('a gift is found by no list, search or suggestion, and has its own page', async () => {
    const gift = hean.goods.find((one) => one.gift)
    expect(gift).toBeDefined()
    const queries = ['', 'order=1', 'keywords=茶点小礼盒', `category_id=${gift?.leaf}`, 'is_default=false']
    const found = await Promise.all(queries.map(allIds))
    expect(found.flat()).not.toContain(gift?.id)
    const { list: suggested } = await open().data<{ list: { id: string }[] }>(
      `/goods/suggest?keywords=${encodeURIComponent('茶点小礼盒')}`,
    )
    expect(suggested.map(({ id }) => id)).not.toContain(gift?.id)
    expect(await idsOf(`item_id=${gift?.id}`)).toEqual([gift?.id])
    expect(await open().data(`/goods/items/${gift?.id}`)).toMatchObject({ is_gift: true })
  })

  it('pages have every product once, by both names of the parameters', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`page_no=${page}&page_size=50`)))
    expect(pages.flatMap(({ list: rows }) => rows.map(({ goods_id }) => goods_id)).toSorted()).toEqual(
      ids(shown),
    )
    expect((await list('page=4&pageSize=50')).list).toEqual(pages[2]?.list)
  })

  it('is_default false: one row for each item, with its own price, stock and specification', async () => {
    const [good] = shown
    const { list: rows } = await list(`is_default=false&goods_id=${good?.id}&pageSize=50`)
    expect(rows.map(({ item_id, price, store }) => ({ item_id, price, store }))).toEqual(
      skusOf(hean, good!).map(({ item_id, price, store }) => ({ item_id, price, store })),
    )
    expect(rows[1]?.item_spec_desc).toBe('颜色:暖白,尺码:M')
    expect(rows.map(({ is_default }) => is_default).indexOf(true)).toBe(0)
  })

  it('a product has the stock of all its items; money is whole cents', async () => {
    const { list: rows } = await list('goods_id=101')
    const skus = skusOf(hean, shown[0]!)
    expect(rows[0]).toMatchObject({
      price: 7900,
      market_price: 12900,
      store: skus.reduce((sum, { store }) => sum + store, 0),
      item_spec_desc: '',
      goods_brand: '棠里',
      item_cat_id: ['111'],
    })
  })

  it.each(['10', '11', '111', '40', '80'])(
    'category_id %s holds its goods and those below',
    async (category) => {
      const inside = shown.filter(({ leaf }) => categoryTrail(hean, leaf).includes(category))
      expect(await idsOf(`category_id=${category}`)).toEqual(ids(inside))
      expect(await idsOf(`category=${category}`)).toEqual(ids(inside))
    },
  )

  it('main_category finds its products and those of the categories below', async () => {
    const inside = shown.filter(({ leaf }) => categoryTrail(hean, leaf).includes('50'))
    expect(await idsOf(`main_category=${mainCategoryId('50')}`)).toEqual(ids(inside))
  })

  it('/items?tag=新品: a tag by its name or id', async () => {
    expect(await idsOf('tag=新品')).toEqual(await idsOf('tag_id=1'))
    expect(await idsOf('tag=新品')).toEqual(ids(shown.filter(({ tags }) => tags.includes('1'))))
    expect(await idsOf('tag[]=新品&tag[]=5')).toEqual(
      ids(shown.filter(({ tags }) => tags.some((tag) => tag === '1' || tag === '5'))),
    )
    expect(await idsOf('tag=没有这个标签')).toEqual([])
  })

  it('a coupon filters the products that it can be used for', async () => {
    const bound = hean.coupons.filter(({ category }) => category !== undefined)
    expect(bound.length).toBeGreaterThan(0)
    for (const { id, category = '' } of bound) {
      const inside = shown.filter(({ leaf }) => categoryTrail(hean, leaf).includes(category))
      expect(await idsOf(`card_id=${id}`)).toEqual(ids(inside))
    }
    const free = hean.coupons.find(({ category }) => category === undefined)
    expect((await list(`card_id=${free?.id}`)).count).toBe(shown.length)
    expect(await idsOf('card_id=nothing')).toEqual([])
  })

  it('a promotion filters the products that it is for: by tag, category, brand, product or item', async () => {
    const trail = ({ leaf }: (typeof shown)[number]) => categoryTrail(hean, leaf)
    const brand = hean.brands.find(({ id }) => id === '9')?.name
    const sale = Object.keys(hean.promotions.find(({ id }) => id === '6')?.prices ?? {})
    const expected = {
      '1': await idsOf('tag_id[]=4'),
      '2': ids(shown.filter((one) => trail(one).includes('20'))),
      '4': ids(shown.filter((one) => one.brand === brand)),
      '6': ids(shown.filter(({ id }) => sale.includes(id))),
    }
    for (const [id, goods] of Object.entries(expected)) {
      expect(goods.length).toBeGreaterThan(0)
      expect([id, await idsOf(`promotion_id=${id}`)]).toEqual([id, goods])
    }
    expect(await idsOf('promotion_id=nothing')).toEqual([])
  })

  it('a product has title, sub_title, bn and image_default_id too', async () => {
    const [row] = (await list('goods_id=101')).list
    expect(row).toMatchObject({
      title: row?.item_name,
      sub_title: row?.brief,
      bn: row?.item_bn,
      image_default_id: row?.pics[0],
    })
    expect(row?.image_default_id).toMatch(/^\/media\//)
  })

  it('brands and tags: any of several; both conditions together', async () => {
    const brands = new Map(hean.brands.map(({ id, name }) => [name, id]))
    const wanted = shown.filter(({ brand, tags }) => ['北野', '棠里'].includes(brand) && tags.includes('1'))
    const query = `brand_id[]=${brands.get('北野')}&brand_id[]=${brands.get('棠里')}&tag_id=1`
    expect(await idsOf(query)).toEqual(ids(wanted))
  })

  // `get` encodes addresses
  const paramsQuery = (pairs: [attribute: string, value: string][]) =>
    pairs
      .map(
        ([attribute, value], at) =>
          `item_params[${at}][attribute_id]=${attribute}&item_params[${at}][attribute_value_id]=${value}`,
      )
      .join('&')

  it('item_params: any of the values of one parameter, all of several parameters', async () => {
    const [first, second] = (await list('')).item_params_list
    const [one, other] = first?.attribute_values ?? []
    const of = (value: typeof one): [string, string] => [
      first?.attribute_id ?? '',
      value?.attribute_value_id ?? '',
    ]
    const both = await idsOf(paramsQuery([of(one), of(other)]))
    expect(both).toEqual(
      [
        ...new Set([...(await idsOf(paramsQuery([of(one)]))), ...(await idsOf(paramsQuery([of(other)])))]),
      ].toSorted(),
    )
    expect(await idsOf(paramsQuery([of(one), [second?.attribute_id ?? '', 'none']]))).toEqual([])
  })

  /** Every value on offer: its number, and the list that choosing it alone in its facet leads to. */
  const offers = (
    { brand_list, select_tags_list, item_params_list, category_list }: GoodsItemsAnswer,
    { brand = '', tag = '', category = '' },
  ) => [
    ...brand_list.list.map(({ attribute_id, count }) => ({
      count,
      query: `brand_id=${attribute_id}&${tag}&${category}`,
    })),
    ...select_tags_list.map(({ tag_id, count }) => ({
      count,
      query: `tag_id=${tag_id}&${brand}&${category}`,
    })),
    ...category_list.map(({ category_id, count }) => ({
      count,
      query: `category_id=${category_id}&${brand}&${tag}`,
    })),
    ...item_params_list.flatMap(({ attribute_id, attribute_values }) =>
      attribute_values.map(({ attribute_value_id, count }) => ({
        count,
        query: `${paramsQuery([[attribute_id, attribute_value_id]])}&${brand}&${tag}&${category}`,
      })),
    ),
  ]

  it.each([
    ['of the whole shop', {}],
    ['beside a brand and a tag', { brand: 'brand_id=1', tag: 'tag_id=2' }],
    ['of a category', { category: 'category_id=10' }],
    ['of a category without others below it', { category: 'category_id=111' }],
  ])('each value of the facets %s finds as many products as it says', async (_of, chosen) => {
    const found = offers(await list(Object.values(chosen).join('&')), chosen)
    expect(found.length).toBeGreaterThan(5)
    for (const { count, query } of found) expect([query, count]).toEqual([query, (await list(query)).count])
    expect(found.every(({ count }) => count)).toBe(true)
  })

  it('a facet offers what the other choices leave, beside its own choice', async () => {
    const [all, tagged, branded] = await Promise.all([
      list(''),
      list('tag_id=5'),
      list('tag_id=5&brand_id=1'),
    ])
    const names = ({ brand_list }: GoodsItemsAnswer) => brand_list.list.map((brand) => brand.attribute_name)
    expect(names(tagged).length).toBeLessThan(names(all).length)
    expect(names(branded)).toEqual(names(tagged))
    expect(branded.select_tags_list.length).toBeGreaterThan(1)
    expect(all.category_list.length).toBeGreaterThan(branded.category_list.length)
  })

  it('start_price and end_price are cents, both included', async () => {
    const between = shown.filter((good) => {
      const price = skusOf(hean, good)[0]?.price ?? 0
      return price >= 5900 && price <= 7900
    })
    expect(await idsOf('start_price=5900&end_price=7900')).toEqual(ids(between))
  })

  it.each([
    [1, 'sales', ({ sales }: Row) => -sales],
    [2, 'price from the top', ({ price }: Row) => -price],
    [3, 'price from the bottom', ({ price }: Row) => price],
    [4, 'newest', ({ goods_id }: Row) => -shown.findIndex(({ id }) => id === goods_id)],
    [5, 'stock', ({ store }: Row) => -store],
    [0, 'the order of the shop', ({ goods_id }: Row) => shown.findIndex(({ id }) => id === goods_id)],
  ])('goodsSort %i orders by %s', async (sort, _title, key) => {
    const { list: rows } = await list(`goodsSort=${sort}&pageSize=50`)
    expect(rows.map(key)).toEqual(rows.map(key).toSorted((a, b) => a - b))
    expect(new Set(rows.map(key)).size).toBeGreaterThan(3)
  })

  it('item_id takes items and products, in the given order', async () => {
    const { list: rows } = await list('item_id[]=10203&item_id[]=101&item_id[]=nobody&item_id[]=10102')
    expect(rows.map(({ item_id, goods_id }) => [item_id, goods_id])).toEqual([
      ['10203', '102'],
      ['10101', '101'],
      ['10102', '101'],
    ])
    expect(rows.map(({ item_spec_desc }) => item_spec_desc !== '')).toEqual([true, false, true])
    expect((await list('item_id=10102')).count).toBe(1)
  })

  it.each([
    ['短袖', '短袖'],
    ['onex', 'ONex'],
    ['ＯＮＥＸ', 'ONex'],
    [' 童装，短袖 ', '短袖'],
  ])('keywords %s finds names that say it', async (keywords, said) => {
    const { list: rows } = await list(`keywords=${keywords}&pageSize=50`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows[0]?.item_name).toContain(said)
  })

  it('keywords without spaces are split: 男款短袖 finds 短袖 … 男款', async () => {
    const { list: rows } = await list('keywords=男款短袖')
    expect(rows.map(({ item_name }) => item_name)).toEqual(
      expect.arrayContaining(['凉感短袖Polo衫 男款', '重磅纯棉短袖T恤 男款']),
    )
    expect(rows.every(({ item_name }) => !item_name.includes('女款'))).toBe(true)
  })

  it('keywords of two characters are one word: 短袖 does not find a 长袖 with 短裤', async () => {
    const { list: rows } = await list('keywords=短袖&pageSize=50')
    expect(rows.filter(({ item_name }) => !item_name.includes('短袖'))).toEqual([])
  })

  it('keywords find brand, tag, number and category', async () => {
    const count = async (keywords: string) => (await list(`keywords=${keywords}`)).count
    expect(await count('青果纪')).toBeGreaterThan(3)
    expect(await count('限量')).toBe(shown.filter(({ tags }) => tags.includes('5')).length)
    expect(await count('HEAN-10101')).toBeGreaterThan(0)
    expect(await count('茶饮冲调')).toBeGreaterThan(0)
  })

  it.each(['%', '_', '\\', "'"])('keywords %j are matched literally', async (keywords) => {
    const saying = shown.filter(({ name, brief }) => `${name} ${brief}`.includes(keywords))
    expect(await idsOf(`keywords=${keywords}`)).toEqual(ids(saying))
  })

  it('only shown products: none off the shelf, for counters only or deleted', async () => {
    const { database } = open()
    const set = (goods_id: string, values: Partial<typeof tables.goods.$inferInsert>) =>
      database.db
        .update(tables.goods)
        .set(values)
        .where(and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, goods_id)))
    const has = async (goods_id: string) => (await list(`goods_id=${goods_id}`)).list[0]?.approve_status
    await set('301', { approve_status: 'instock' })
    await set('302', { approve_status: 'offline_sale' })
    await set('303', { deleted: new Date() })
    await set('304', { approve_status: 'only_show' })
    expect(await Promise.all(['301', '302', '303', '304'].map(has))).toEqual([
      undefined,
      undefined,
      undefined,
      'only_show',
    ])
    await Promise.all(['301', '302', '304'].map((id) => set(id, { approve_status: 'onsale' })))
    await set('303', { deleted: null })
  })

  it('answers have no cost price and no member price', async () => {
    const { payload } = await open().get('/goods/items?pageSize=50')
    expect(payload).not.toMatch(/cost_price|member_price|vip_price/)
  })

  it('is_tdk has the title of the list', async () => {
    const title = async (query: string) => (await list(query)).tdk_data?.title
    expect(await title('is_tdk=1&keywords=短袖')).toBe('短袖 – 禾岸生活')
    expect(await title('is_tdk=true&category_id=10')).toBe('时尚服饰 – 禾岸生活')
    expect(await title('is_tdk=1')).toBe(hean.settings.tdk.title)
    expect(await title('')).toBeUndefined()
  })

  it('the same ids in another company are other products', async () => {
    const mine = await list('pageSize=50', 'songjian')
    expect(mine.list.map(({ item_name }) => item_name).toSorted()).toEqual(
      songjian.goods
        .filter(({ status }) => status !== 'instock')
        .map(({ name }) => name)
        .toSorted(),
    )
    const shared = songjian.goods.find(({ id }) => hean.goods.some((good) => good.id === id))
    const [here, there] = await Promise.all([
      list(`item_id=${shared?.id}`),
      list(`item_id=${shared?.id}`, 'songjian'),
    ])
    expect(here.list[0]?.item_name).not.toBe(there.list[0]?.item_name)
    expect(there.list[0]?.item_name).toBe(shared?.name)
    expect(mine.brand_list.list.map(({ attribute_name }) => attribute_name)).toEqual(
      songjian.brands.map(({ name }) => name),
    )
  })
})

type Row = GoodsItemsAnswer['list'][number]

describeApi('promotions/recommendlike', (open) => {
  beforeAll(async () => {
    await sellOut(open().database.db, '101')
    await open()
      .database.db.update(tables.goods)
      .set({ approve_status: 'only_show' })
      .where(eq(tables.goods.goods_id, '102'))
  })

  it('five products, best sellers first', async () => {
    const { list, count } = await open().data<RecommendLikeAnswer>('/promotions/recommendlike')
    expect(list).toHaveLength(5)
    expect(count).toBeGreaterThan(100)
    const sales = list.map((row) => row.sales)
    expect(sales).toEqual(sales.toSorted((a, b) => b - a))
  })

  it('only products that can be bought now', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        open().data<RecommendLikeAnswer>(`/promotions/recommendlike?pageSize=50&page=${page}`),
      ),
    )
    const rows = pages.flatMap(({ list }) => list)
    expect(rows.filter(({ store, approve_status }) => store === 0 || approve_status !== 'onsale')).toEqual([])
    expect(rows.map(({ goods_id }) => goods_id)).not.toEqual(expect.arrayContaining(['101']))
    expect(rows.map(({ goods_id }) => goods_id)).not.toEqual(expect.arrayContaining(['102']))
  })
})
