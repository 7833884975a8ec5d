import { DAY_MS } from '@schemas/time-units'
import type * as tables from '../../db/schema'
import { categoryChain, categoryTrail, lookOf, mainCategoryId, skusOf, specsOf } from '../expand'
import { filmOf } from '../films/films'
import { goodsMedia } from '../media'
import type { DemoCompany, GoodsSource } from '../model'
import { REGIONS } from '../../platform'
import { introOf } from './intro'
import { staffGoods } from './staff-rows'
import { templateOf } from './company-rows'

type Rows = {
  spec: (typeof tables.spec.$inferInsert)[]
  spec_value: (typeof tables.spec_value.$inferInsert)[]
  goods: (typeof tables.goods.$inferInsert)[]
  goods_item: (typeof tables.goods_item.$inferInsert)[]
  item_stock: (typeof tables.item_stock.$inferInsert)[]
  stock_movement: (typeof tables.stock_movement.$inferInsert)[]
  goods_item_spec: (typeof tables.goods_item_spec.$inferInsert)[]
  goods_category: (typeof tables.goods_category.$inferInsert)[]
  goods_tag: (typeof tables.goods_tag.$inferInsert)[]
  goods_param: (typeof tables.goods_param.$inferInsert)[]
}

/** When the first product was listed; each further one a day later, so that 最新 has an order. */
const FIRST_DAY = Date.UTC(2026, 0, 1)

/** All rows of a company's products, in the order required by foreign keys. */
export function goodsRows(company: DemoCompany): Rows {
  const { company_id, goods } = company
  const table = specsOf(company)
  const looks = new Set(goods.map((one) => lookOf(one).spec))
  const skus = goods.map((one) => ({ one, items: skusOf(company, one) }))
  return {
    spec: table.specs.map(({ id, name }, sort) => ({
      company_id,
      spec_id: id,
      spec_name: name,
      is_image: looks.has(name),
      sort,
    })),
    spec_value: table.values.map(({ id, specId, name }, sort) => ({
      company_id,
      spec_value_id: id,
      spec_id: specId,
      spec_value_name: name,
      sort,
    })),
    goods: goods.map((one, sort) => goodsRow(company, one, sort)),
    goods_item: skus.flatMap(({ one, items }) =>
      items.map((sku, sort) => ({
        company_id,
        item_id: sku.item_id,
        goods_id: sku.goods_id,
        item_bn: `${company.slug.toUpperCase()}-${sku.item_id}`,
        price: sku.price,
        market_price: sku.market_price,
        cost_price: Math.round(sku.price * 0.55),
        sales: Math.floor(one.sales / items.length),
        weight: 500,
        is_default: sort === 0,
        approve_status: one.status ?? 'onsale',
        pics: [sku.picture],
        sort,
      })),
    ),
    item_stock: skus.flatMap(({ items }) =>
      items.map(({ item_id, store }) => ({ company_id, distributor_id: '0', item_id, stock: store })),
    ),
    stock_movement: skus.flatMap(({ items }) =>
      items
        .filter(({ store }) => store > 0)
        .map(({ item_id, store }) => ({
          company_id,
          distributor_id: '0',
          item_id,
          movement_id: 'opening',
          kind: 'receive' as const,
          stock: store,
          reserved: 0,
          cause: 'opening',
        })),
    ),
    goods_item_spec: skus.flatMap(({ items }) =>
      items.flatMap((sku) =>
        sku.specs.map(([spec, value], sort) => {
          const { specId, valueId } = table.find(spec, value)
          return {
            company_id,
            item_id: sku.item_id,
            spec_id: specId,
            spec_value_id: valueId,
            item_image_url: looks.has(spec) ? [sku.picture] : [],
            sort,
          }
        }),
      ),
    ),
    goods_category: goods.flatMap(({ id, leaf }) => ({ company_id, goods_id: id, category_id: leaf })),
    goods_tag: goods.flatMap(({ id, tags }) => tags.map((tag_id) => ({ company_id, goods_id: id, tag_id }))),
    goods_param: goods.flatMap((one) =>
      paramsOf(company, one).map((param, sort) => ({ company_id, goods_id: one.id, ...param, sort })),
    ),
  }
}

function goodsRow(company: DemoCompany, one: GoodsSource, sort: number): typeof tables.goods.$inferInsert {
  const { company_id, slug } = company
  const pics = one.colours.map((_, index) => goodsMedia(slug, one.id, index + 1))
  const skus = skusOf(company, one)
  const [root, second] = categoryTrail(company, one.leaf)
  return {
    company_id,
    goods_id: one.id,
    default_item_id: skus[0]?.item_id ?? '',
    item_name: one.name,
    brief: one.brief,
    intro: introOf(company, one),
    pics,
    videos: filmOf(slug, one.id),
    nospec: skus.length === 1,
    staff_goods: staffGoods(company).some(({ id }) => id === one.id),
    region_id: regionOf(brandOf(company, one).origin),
    main_category_id: mainCategoryId(second ?? root ?? ''),
    brand_id: brandOf(company, one).id,
    templates_id: templateOf(company, one),
    approve_status: one.status ?? 'onsale',
    is_gift: one.gift ?? false,
    limit_num: one.limit ?? 0,
    sales: one.sales,
    sort,
    created: new Date(FIRST_DAY + sort * DAY_MS),
  }
}

/** 浙江杭州 → the code of 杭州市, 福建武夷山 → that of 南平市 above it; 上海 → that of 上海市. */
function regionOf(origin: string): string {
  const province = REGIONS.find(({ label }) => label.startsWith(origin.slice(0, 2)))
  // a town such as 武夷山 is a county of its city
  const places = province?.children.flatMap((city) => [city, ...city.children])
  const city = places?.find(({ label }) => label.startsWith(origin.slice(2)))
  const found = origin.length > 2 ? city : province
  if (!found) throw new Error(`Expected a province and a city, got ${origin}`)
  return found.id
}

function brandOf({ brands, slug }: DemoCompany, { id, brand }: GoodsSource) {
  const found = brands.find(({ name }) => name === brand)
  if (!found) throw new Error(`goods ${id} of ${slug}: no brand ${brand}`)
  return found
}

interface ParamRow {
  attribute_id: string
  attribute_name: string
  attribute_value_id: string
  attribute_value_name: string
}

/**
 * The parameter table of a product: its origin, and the entries of its categories; one value each, so that lists can
 * be filtered by them. A parameter has the same id in every product.
 */
function paramsOf(company: DemoCompany, good: GoodsSource): ParamRow[] {
  const names = paramNames(company)
  return Object.entries(valuesOf(company, good)).map(([name, value]) => {
    const attribute_id = String(names.indexOf(name) + 1)
    return {
      attribute_id,
      attribute_name: name,
      attribute_value_id: `${attribute_id}:${value}`,
      attribute_value_name: value,
    }
  })
}

const ORIGIN = '产地'

function valuesOf(company: DemoCompany, { brand, leaf }: GoodsSource): Record<string, string> {
  const origin = company.brands.find(({ name }) => name === brand)?.origin ?? ''
  return Object.assign({ [ORIGIN]: origin }, ...categoryChain(company, leaf).map(({ params }) => params))
}

const paramNames = (company: DemoCompany): string[] => [
  ...new Set(company.goods.flatMap((good) => Object.keys(valuesOf(company, good)))),
]
