/** Expands the authored data into rows: SKUs, specifications, category paths. Pure and deterministic. */
import { goodsMedia } from './media'
import type { CategorySource, DemoCompany, GoodsSource, Look } from './model'

/** The specification that a product's pictures show. @throws if not each colour has a value */
export function lookOf({ id, colours, look }: Pick<GoodsSource, 'id' | 'colours' | 'look'>): Look {
  if (!look) return { spec: '颜色', names: colours }
  if (look.names.length !== colours.length)
    throw new Error(`looks: goods ${id} names not each of its colours`)
  return look
}

export interface Sku {
  item_id: string
  goods_id: string
  price: number
  market_price: number
  store: number
  /** Address of its colour's picture. */
  picture: string
  /** [specification, value]; empty for a good without specifications. */
  specs: [spec: string, value: string][]
}

/**
 * Every SKU of a product, the default one first. Item ids are the product's id and two more digits: one id space, no
 * collisions.
 */
export function skusOf({ slug }: DemoCompany, goods: GoodsSource): Sku[] {
  const several = goods.colours.length > 1
  const look = lookOf(goods)
  const values: [name: string, surcharge: number][] = goods.choice?.values ?? [['', 0]]
  return look.names.flatMap((name, colourIndex) =>
    values.map(([value, surcharge], valueIndex) => {
      const item_id = goods.id + String(colourIndex * values.length + valueIndex + 1).padStart(2, '0')
      const specs: Sku['specs'] = []
      if (several) specs.push([look.spec, name])
      if (goods.choice) specs.push([goods.choice.spec, value])
      return {
        item_id,
        goods_id: goods.id,
        price: goods.price + surcharge,
        market_price: goods.market + surcharge,
        store: goods.soldOut ? 0 : stock(item_id),
        picture: goodsMedia(slug, goods.id, colourIndex + 1),
        specs,
      }
    }),
  )
}

/** About one in eleven is sold out, never the first of a product; the others have 6 to 305. */
function stock(item_id: string): number {
  const spread = (Number(item_id) * 2654435761) % 4294967296
  return spread % 11 === 0 && !item_id.endsWith('01') ? 0 : 6 + (spread % 300)
}

export interface SpecTable {
  specs: { id: string; name: string }[]
  values: { id: string; specId: string; name: string }[]
  /** Ids of a specification and its value, by their names. */
  find(spec: string, value: string): { specId: string; valueId: string }
}

/** All specifications of a company, numbered in the order in which its products use them. */
export function specsOf(company: DemoCompany): SpecTable {
  const specs = new Map<string, string>()
  const values = new Map<string, { id: string; specId: string; name: string }>()
  for (const [spec, value] of company.goods
    .flatMap((goods) => skusOf(company, goods))
    .flatMap((sku) => sku.specs)) {
    const specId = specs.get(spec) ?? String(specs.size + 1)
    specs.set(spec, specId)
    const key = `${specId}:${value}`
    if (!values.has(key)) values.set(key, { id: String(values.size + 1), specId, name: value })
  }
  return {
    specs: [...specs].map(([name, id]) => ({ id, name })),
    values: [...values.values()],
    find(spec, value) {
      const specId = specs.get(spec)
      const found = values.get(`${specId}:${value}`)
      if (!specId || !found) throw new Error(`specifications: no ${spec} ${value} in ${company.slug}`)
      return { specId, valueId: found.id }
    },
  }
}

export interface CategoryRow {
  category_id: string
  category_name: string
  parent_id: string | null
  category_level: number
  path: string
  is_main_category: boolean
  sort: number
  /** Root of the category: icons are drawn for roots. */
  root: string
}

/** The management category (主类目) that mirrors a sales category of the first or second level. */
export const mainCategoryId = (salesId: string) => `9${salesId}`

/** Sales categories depth first, then the management tree: the same without its third level. */
export function categoryRows(company: DemoCompany): CategoryRow[] {
  return [...rowsOf(company.categories, false, 3), ...rowsOf(company.categories, true, 2)]
}

function rowsOf(
  categories: CategorySource[],
  main: boolean,
  depth: number,
  parent?: CategoryRow,
): CategoryRow[] {
  if (depth === 0) return []
  return categories.flatMap((category, index) => {
    const category_id = main ? mainCategoryId(category.id) : category.id
    const row: CategoryRow = {
      category_id,
      category_name: category.name,
      parent_id: parent?.category_id ?? null,
      category_level: (parent?.category_level ?? 0) + 1,
      path: parent ? `${parent.path},${category_id}` : category_id,
      is_main_category: main,
      sort: index,
      root: parent?.root ?? category.id,
    }
    return [row, ...rowsOf(category.children ?? [], main, depth - 1, row)]
  })
}

/** Ids from the root to a sales category, itself last. @throws for an unknown one */
export const categoryTrail = (company: DemoCompany, id: string): string[] =>
  categoryChain(company, id).map((category) => category.id)

/** The categories from the root to a sales category, itself last. @throws for an unknown one */
export function categoryChain({ categories, slug }: DemoCompany, id: string): CategorySource[] {
  const search = (nodes: CategorySource[], chain: CategorySource[]): CategorySource[] | undefined => {
    for (const node of nodes) {
      const here = [...chain, node]
      const found = node.id === id ? here : search(node.children ?? [], here)
      if (found) return found
    }
    return undefined
  }
  const found = search(categories, [])
  if (!found) throw new Error(`categories: no ${id} in ${slug}`)
  return found
}
