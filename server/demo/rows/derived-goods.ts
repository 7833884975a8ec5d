/** Products of a special kind derived from ordinary ones: products for points, bags for employees. */
import type * as tables from '../../db/schema'
import { skusOf } from '../expand'
import { goodsMedia } from '../media'
import type { DemoCompany, GoodsSource } from '../model'

export interface DerivedRows {
  goods: (typeof tables.goods.$inferInsert)[]
  goods_item: (typeof tables.goods_item.$inferInsert)[]
  goods_category: (typeof tables.goods_category.$inferInsert)[]
  item_stock: (typeof tables.item_stock.$inferInsert)[]
  stock_movement: (typeof tables.stock_movement.$inferInsert)[]
}

export interface Derived {
  /** The product that it looks like. */
  like: GoodsSource
  /** Prefix of its ids: one id space without collisions. */
  prefix: string
  name: string
  stock: number
  goods: Partial<typeof tables.goods.$inferInsert>
  item: Partial<typeof tables.goods_item.$inferInsert>
}

/** One item each, in the first colour. */
export function derivedRows(company: DemoCompany, derived: Derived[]): DerivedRows {
  const { company_id, slug } = company
  const one = derived.map((each, sort) => {
    const [sku] = skusOf(company, each.like)
    if (!sku) throw new Error(`Expected goods ${each.like.id} of ${slug} to have an item`)
    const ids = { goods_id: each.prefix + each.like.id, item_id: each.prefix + sku.item_id }
    return { ...each, sku, ids, sort }
  })
  return {
    goods: one.map(({ like, ids, name, sort, goods }) => ({
      company_id,
      goods_id: ids.goods_id,
      default_item_id: ids.item_id,
      item_name: name,
      brief: like.brief,
      intro: `<h3>${name}</h3><p>${like.brief}</p>`,
      pics: [goodsMedia(slug, like.id)],
      brand_id: company.brands.find(({ name: brand }) => brand === like.brand)?.id ?? null,
      sales: 12 + sort * 7,
      sort,
      ...goods,
    })),
    goods_item: one.map(({ ids, sku, item }) => ({
      company_id,
      ...ids,
      item_bn: `${slug.toUpperCase()}-${ids.item_id.toUpperCase()}`,
      price: sku.price,
      market_price: sku.market_price,
      weight: 500,
      is_default: true,
      pics: [sku.picture],
      ...item,
    })),
    goods_category: one.map(({ ids, like }) => ({
      company_id,
      goods_id: ids.goods_id,
      category_id: like.leaf,
    })),
    item_stock: one.map(({ ids, stock }) => ({
      company_id,
      distributor_id: '0',
      item_id: ids.item_id,
      stock,
    })),
    stock_movement: one.map(({ ids, stock }) => ({
      company_id,
      distributor_id: '0',
      item_id: ids.item_id,
      movement_id: 'opening',
      kind: 'receive' as const,
      stock,
      reserved: 0,
      cause: 'opening',
    })),
  }
}

/** Some products for sale, spread over the whole company, beginning with the one at `offset`. */
export function someGoods({ goods }: DemoCompany, count: number, offset: number): GoodsSource[] {
  const sold = goods.filter(({ status, soldOut }) => !status && !soldOut)
  const step = Math.max(1, Math.floor(sold.length / count))
  return Array.from({ length: count }, (_, at) => sold[at * step + offset]).filter((one) => one !== undefined)
}
