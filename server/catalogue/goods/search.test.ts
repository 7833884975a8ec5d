import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { GoodsItemsAnswer, GoodsSuggestAnswer } from '@schemas/generated/api'
import { describeApi } from '@tests/helpers/seeded-app'
import { describeDemoDatabase } from '@tests/helpers/database'
import * as tables from '../../db/schema'
import { pageKeys } from './page-keys-repo'
import { searchFor } from './search'
import { needsComparing, tokensOfText, tokensOfWord } from './search-tokens'
import { searchReadings } from './search-words'

const company_id = '1'

describeDemoDatabase('searching by an index of characters and pairs', (open) => {
  const find = async (keywords: string, company = company_id) => {
    const search = await searchFor(open().db, company, keywords)
    const filter = { company_id: company, hidden: [], search }
    return (await pageKeys(open().db, filter, 0, { limit: 50, offset: 0 })).map(({ goods_id }) => goods_id)
  }
  const put = async (
    goods_id: string,
    item_name: string,
    more: Partial<typeof tables.goods.$inferInsert> = {},
  ) => {
    const [item_id, item] = [`${goods_id}01`, { item_bn: `BN-${goods_id}`, price: 100, is_default: true }]
    await open()
      .db.insert(tables.goods)
      .values({ company_id, goods_id, item_name, default_item_id: item_id, ...more })
    await open()
      .db.insert(tables.goods_item)
      .values({ company_id, goods_id, item_id, ...item })
  }
  const change = (goods_id: string, values: Partial<typeof tables.goods.$inferInsert>) =>
    open()
      .db.update(tables.goods)
      .set({ updated: new Date(), ...values })
      .where(and(eq(tables.goods.company_id, company_id), eq(tables.goods.goods_id, goods_id)))

  it('a new product is found at once, a renamed one by its new name only', async () => {
    await put('x1', '珐琅雪平锅')
    expect(await find('雪平锅')).toEqual(['x1'])
    await change('x1', { item_name: '铸铁煎盘' })
    expect([await find('雪平锅'), await find('铸铁煎盘')]).toEqual([[], ['x1']])
  })

  it('full-width and capital letters equal plain ones in texts and keywords', async () => {
    await put('x2', 'ＡＢＣ Ｑuartz 腕表')
    expect(await find('abc quartz')).toEqual(['x2'])
    expect(await find('ＱＵＡＲＴＺ')).toEqual(['x2'])
  })

  it('three characters must be adjacent, although their pairs are found anywhere', async () => {
    await put('x3', '甲乙与乙丙')
    expect(await find('甲乙')).toContain('x3')
    const search = { names: ['甲乙丙'], readings: [[{ word: '甲乙丙', tokens: [] }]] }
    expect(await pageKeys(open().db, { company_id, hidden: [], search }, 0, { limit: 9, offset: 0 })).toEqual(
      [],
    )
  })

  it('numbers of all its items, and bar codes', async () => {
    await put('x4', '无名')
    const second = {
      company_id,
      goods_id: 'x4',
      item_id: 'x402',
      item_bn: 'ZQ-7788',
      barcode: '6901234567892',
      price: 1,
    }
    await open().db.insert(tables.goods_item).values(second)
    await change('x4', {})
    expect([await find('ZQ-7788'), await find('6901234567892')]).toEqual([['x4'], ['x4']])
  })

  it('finds names of brands, tags and categories with those below; a renamed brand is found at once', async () => {
    await put('x5', '无字', { brand_id: '1' })
    await open().db.insert(tables.goods_category).values({ company_id, goods_id: 'x5', category_id: '111' })
    await change('x5', {})
    expect(await find('无字 时尚服饰')).toEqual(['x5'])
    await open()
      .db.update(tables.brand)
      .set({ brand_name: '星河' })
      .where(and(eq(tables.brand.company_id, company_id), eq(tables.brand.brand_id, '1')))
    expect(await find('星河 无字')).toEqual(['x5'])
  })

  it('a name with exactly the typed text goes before those that have all its words', async () => {
    await put('y1', '收纳 布艺 折叠箱', { sort: -2 })
    await put('y2', '折叠箱收纳布艺', { sort: -3 })
    await put('y3', '布艺折叠箱收纳', { sort: 9_999 })
    expect(await find('布艺折叠箱')).toEqual(['y3', 'y2', 'y1'])
    const search = await searchFor(open().db, company_id, '布艺折叠箱')
    const page = async (offset: number) =>
      (await pageKeys(open().db, { company_id, hidden: [], search }, 0, { limit: 1, offset })).map(
        ({ goods_id }) => goods_id,
      )
    expect(await Promise.all([0, 1, 2, 3].map(page))).toEqual([['y3'], ['y2'], ['y1'], []])
  })

  it('a company does not find another’s products', async () => {
    await put('x6', '独一无二之物')
    expect(await find('独一无二之物')).toEqual(['x6'])
    expect(await find('独一无二之物', '2')).toEqual([])
  })

  it('quotes, wildcards and array characters are matched literally', async () => {
    await put('x7', `50% {a,b} "引号" 'x' \\ _`)
    for (const typed of ['50%', '{a,b}', '"引号"', `'x'`]) expect(await find(typed)).toContain('x7')
    expect(await find('5_%')).not.toContain('x7')
  })

  it('every word of a text is found by the tokens of the text', () => {
    const text = tokensOfText('1', '凉感短袖Polo衫 男款')
    for (const word of ['短', '短袖', 'polo衫', '男款']) {
      expect(tokensOfWord('1', word).every((token) => text.includes(token))).toBe(true)
      expect(needsComparing(word)).toBe(word.length > 2)
    }
    expect(tokensOfWord('1', '短裤').every((token) => text.includes(token))).toBe(false)
    expect(tokensOfWord('2', '短袖').some((token) => text.includes(token))).toBe(false)
  })
})

describe('words of a search', () => {
  it.each([
    ['短袖', [['短袖']]],
    ['男士短袖', [['男士', '短袖']]],
    ['平板电视', [['平板', '电视']]],
    ['ＯＮｅｘ　手机', [['onex', '手机']]],
    ['短袖，短袖！', [['短袖']]],
    ['T恤', [['t恤']]],
    ['男 短袖', [['男', '短袖']]],
    [
      '女短袖',
      [
        ['女', '短袖'],
        ['女短', '袖'],
      ],
    ],
    ['  ', []],
    ['', []],
    ['%', [['%']]],
    ['！？', [['!?']]],
  ])('%j is %j', (keywords, readings) => expect(searchReadings(keywords)).toEqual(readings))

  it('asks for no more than eight words', () => {
    expect(searchReadings('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10')).toEqual([
      ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'],
    ])
  })
})

describeApi('search suggestions', (open) => {
  const asked = (keywords: string) => open().data<GoodsSuggestAnswer>(`/goods/suggest?keywords=${keywords}`)

  it('categories and brands come before products', async () => {
    const { list, count } = await asked('短袖')
    expect(count).toBe(list.length)
    expect(list[0]).toMatchObject({ kind: 'category', text: expect.stringMatching(/^短袖/) })
    const kinds = list.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('category')).toBeLessThan(kinds.indexOf('goods'))
    expect(kinds.filter((kind) => kind === 'goods')).toHaveLength(6)
    expect((await asked('onex')).list).toContainEqual({ kind: 'brand', text: 'ONex', id: expect.any(String) })
  })

  it('unknown words suggest nothing, wildcards are matched literally', async () => {
    const [nothing, blank, wild] = [await asked('nothinglikeit'), await asked(' '), await asked('_')]
    expect([nothing.list, blank.list, wild.list]).toEqual([[], [], []])
  })

  it('an incomplete pinyin spelling suggests the Chinese words that begin with it', async () => {
    const texts = async (typed: string) => (await asked(typed)).list.map(({ text }) => text)
    expect((await texts('lianyiq'))[0]).toBe('连衣裙')
    expect((await texts('連衣裙'))[0]).toBe('连衣裙')
  })
})

describeApi('a search as people write it', (open) => {
  const search = (keywords: string) =>
    open().data<GoodsItemsAnswer>(`/goods/items?pageSize=50&keywords=${keywords}`)
  const names = async (keywords: string) => (await search(keywords)).list.map(({ item_name }) => item_name)

  it('everyday words find products whose names use synonyms', async () => {
    const found = await names('裙子')
    for (const name of ['收腰碎花连衣裙', '极简吊带长裙', '百褶半身裙']) expect(found).toContain(name)
    expect(found.slice(0, 4).every((name) => name.includes('裙'))).toBe(true)
  })

  it('words of the same meaning find each other', async () => {
    expect((await names('电饭锅')).length).toBeGreaterThan(0)
    expect((await names('电饭锅')).toSorted()).toEqual((await names('电饭煲')).toSorted())
  })

  it.each(['lianyiqun', 'lian yi qun', 'LianYiQun', '連衣裙', '連衣 裙'])(
    '%s finds 连衣裙',
    async (typed) => {
      const found = await names(typed)
      expect(found.slice(0, 3)).toEqual(expect.arrayContaining(['收腰碎花连衣裙', '青果纪童装 星星连衣裙']))
    },
  )

  it('pinyin of several words finds what has all of them', async () => {
    const found = await names('tongzhuangduanxiu')
    expect(found.length).toBeGreaterThan(0)
    expect(found.toSorted()).toEqual((await names('童装短袖')).toSorted())
  })

  it('what is of a category with this name and has it comes first: 茶 finds tea before perfume', async () => {
    const found = await names('茶')
    expect(found.slice(0, 2).toSorted()).toEqual(['古树滇红茶', '高山绿茶'])
    expect(found).toContain('白茶淡香水')
  })

  it('pages of a search by closeness have every product once', async () => {
    const all = await names('茶')
    const pages = []
    for (let page = 1; page <= all.length; page++)
      pages.push(
        ...(await open().data<GoodsItemsAnswer>(`/goods/items?pageSize=1&page=${page}&keywords=茶`)).list,
      )
    expect(pages.map(({ item_name }) => item_name)).toEqual(all)
  })

  it.each([
    ['联衣裙', '连衣裙'],
    ['lianyiqum', '连衣裙'],
    ['紫色连衣裙', '连衣裙'],
    ['onexx', 'onex'],
    ['lyq', '连衣裙'],
  ])('%s finds nothing and offers %s', async (typed, meant) => {
    const { total_count, corrections = [] } = await search(typed)
    expect([total_count, corrections[0]]).toEqual([0, meant])
    for (const word of corrections) expect((await search(word)).total_count).toBeGreaterThan(0)
  })

  it('offers nothing for what is like no word of the shop, and where something is found', async () => {
    expect((await search('zzzzzz')).corrections).toEqual([])
    expect((await search('短袖')).corrections).toBeUndefined()
  })
})
