import { describe, expect, test } from 'vitest'
import { companies } from './companies'
import { categoryRows, categoryTrail, skusOf, specsOf } from './expand'
import { hean } from './hean'
import { songjian } from './songjian'

test('the demo company has about 120 products in 8 categories and 6 shops in several cities', () => {
  expect(hean.categories).toHaveLength(8)
  expect(hean.goods.length).toBeGreaterThanOrEqual(115)
  expect(hean.goods.length).toBeLessThanOrEqual(125)
  expect(hean.shops).toHaveLength(6)
  expect(new Set(hean.shops.map(({ city }) => city)).size).toBeGreaterThanOrEqual(5)
  expect(hean.shops.map(({ area }) => area)).toContain('昌平区')
})

test('coupons of both kinds; one is exhausted, one nearly, all can be claimed according to their figures', () => {
  expect(new Set(hean.coupons.map(({ card_type }) => card_type))).toEqual(new Set(['cash', 'discount']))
  expect(hean.coupons.some(({ quantity, claimed }) => quantity === claimed)).toBe(true)
  expect(hean.coupons.some(({ quantity, claimed }) => claimed < quantity)).toBe(true)
  expect(hean.coupons.filter(({ claimed, quantity }) => claimed > quantity)).toEqual([])
  expect(hean.coupons.filter(({ title }) => [...title].length > 9)).toEqual([])
})

test.each(['短袖', '童装', '手机', 'ONex', '平板电视'])('the hot word %s finds goods on sale', (word) => {
  const hits = hean.goods.filter(({ name, status = 'onsale' }) => name.includes(word) && status === 'onsale')
  expect(hits.length).toBeGreaterThan(0)
})

test('what is smelled, tasted or worn on the skin is chosen by that, not by the colour of its drawing', () => {
  const coloured = hean.goods.filter((one) =>
    skusOf(hean, one).some(({ specs }) => specs.some(([spec]) => spec === '颜色')),
  )
  const leaves = new Set(coloured.map(({ leaf }) => leaf).filter((leaf) => /^[78]/.test(leaf)))
  // electric toothbrushes
  expect([...leaves]).toEqual(['732'])
  expect(coloured.map(({ kind }) => kind)).not.toContain('candle')
  const nuts = hean.goods.filter(({ id }) => id === '801').flatMap((one) => skusOf(hean, one))
  expect(nuts.map(({ item_id, specs }) => [item_id, specs])).toEqual([
    ['80101', [['口味', '原味']]],
    ['80102', [['口味', '海盐']]],
  ])
})

test('the second company is a different one with the same ids', () => {
  expect(songjian.company_id).not.toBe(hean.company_id)
  expect(songjian.slug).not.toBe(hean.slug)
  expect(songjian.brand_name).not.toBe(hean.brand_name)
  expect(songjian.themeColor).not.toBe(hean.themeColor)
  const mine = new Map(hean.goods.map(({ id, name }) => [id, name]))
  const shared = songjian.goods.filter(({ id }) => mine.has(id))
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.filter(({ id, name }) => mine.get(id) === name)).toEqual([])
})

describe.each(companies)('demo data of $brand_name', (company) => {
  const skus = company.goods.flatMap((goods) => skusOf(company, goods))

  test('ids are unique, goods and items in one space', () => {
    const unique = (ids: string[]) => expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
    unique([...company.goods.map(({ id }) => id), ...skus.map(({ item_id }) => item_id)])
    unique(categoryRows(company).map(({ category_id }) => category_id))
    unique(company.shops.map(({ id }) => id))
    unique(company.coupons.map(({ id }) => id))
    unique(company.promotions.map(({ id }) => id))
    unique([...company.goodsTags, ...company.shopTags, ...company.memberTags].map(({ id }) => id))
  })

  test('prices are whole cents above 0, market prices no lower', () => {
    const wrong = skus.filter(
      ({ price, market_price }) =>
        !Number.isInteger(price) || !Number.isInteger(market_price) || price <= 0 || market_price < price,
    )
    expect(wrong).toEqual([])
  })

  test('every sales category holds products, every product is in a leaf', () => {
    const used = new Set(company.goods.flatMap(({ leaf }) => categoryTrail(company, leaf)))
    const sales = categoryRows(company).filter(({ is_main_category }) => !is_main_category)
    expect(sales.filter(({ category_id }) => !used.has(category_id))).toEqual([])
    const parents = new Set(sales.map(({ parent_id }) => parent_id))
    expect(company.goods.filter(({ leaf }) => parents.has(leaf))).toEqual([])
  })

  test('the management tree has at most two levels and is connected', () => {
    const main = categoryRows(company).filter(({ is_main_category }) => is_main_category)
    expect(Math.max(...main.map(({ category_level }) => category_level))).toBe(2)
    const ids = new Set(main.map(({ category_id }) => category_id))
    expect(main.filter(({ parent_id }) => parent_id !== null && !ids.has(parent_id))).toEqual([])
  })

  test('every SKU of a product has its own combination of specification values', () => {
    const clashing = company.goods.filter((goods) => {
      const items = skusOf(company, goods)
      const combinations = new Set(items.map(({ specs }) => JSON.stringify(specs)))
      const names = new Set(items.map(({ specs }) => specs.map(([spec]) => spec).join()))
      return combinations.size !== items.length || names.size !== 1
    })
    expect(clashing.map(({ name }) => name)).toEqual([])
  })

  test('every specification value that a SKU names is in the table', () => {
    const table = specsOf(company)
    const ids = new Set(table.values.map(({ id }) => id))
    for (const [spec, value] of skus.flatMap(({ specs }) => specs))
      expect(ids).toContain(table.find(spec, value).valueId)
  })

  test('tags, brands and what shops show exist', () => {
    const tags = new Set(company.goodsTags.map(({ id }) => id))
    const shopTags = new Set(company.shopTags.map(({ id }) => id))
    const brands = new Set(company.brands.map(({ name }) => name))
    const goods = new Set(company.goods.map(({ id }) => id))
    expect(
      company.goods.filter((one) => !brands.has(one.brand) || one.tags.some((tag) => !tags.has(tag))),
    ).toEqual([])
    expect(
      company.shops.filter(
        (shop) => shop.tags.some((tag) => !shopTags.has(tag)) || shop.shows.some((id) => !goods.has(id)),
      ),
    ).toEqual([])
  })

  test('promotions name existing items, categories, tags and brands', () => {
    const known = new Set(skus.flatMap(({ item_id, goods_id }) => [item_id, goods_id]))
    const bound = {
      all: new Set<string>(),
      goods: known,
      category: new Set(categoryRows(company).map(({ category_id }) => category_id)),
      tag: new Set(company.goodsTags.map(({ id }) => id)),
      brand: new Set(company.brands.map(({ id }) => id)),
    }
    const strange = company.promotions.flatMap(({ scope, targets = [], prices = {}, steps = [] }) => [
      ...targets.filter((id) => !bound[scope].has(id)),
      ...Object.keys(prices).filter((id) => !known.has(id)),
      ...steps
        .flatMap(({ gifts = [] }) => gifts.map(({ item_id }) => item_id))
        .filter((id) => !known.has(id)),
    ])
    expect(strange).toEqual([])
  })
})

test("some SKUs are sold out, a product's first SKU only if all of it is", () => {
  const skus = hean.goods.filter(({ soldOut }) => !soldOut).map((goods) => skusOf(hean, goods))
  expect(skus.flat().some(({ store }) => store === 0)).toBe(true)
  expect(skus.filter(([first]) => first?.store === 0)).toEqual([])
})
