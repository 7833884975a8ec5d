import type {
  GoodsFacetsOfAnswer,
  GoodsFacetsOfQuery,
  GoodsItem,
  GoodsItemsAnswer,
  GoodsItemsQuery,
  Tdk,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { windowOf } from '../../db/paging'
import { settingOf, shopNameOf, shopsNotSelling } from '../../platform'
import type { ViewingMember } from '../../pricing'
import { categoriesBelow, categoryName, parentOf } from '../categories/repo'
import type { GoodsFilter } from './filter-repo'
import { type CategoryLevel, facetsAround, goodsCount, serializeFacets } from './figures'
import { goodsPage } from './repo'
import { correctionsOf, searchFor } from './search'
import { CNY, serializeGoods, type Viewer } from './serialize'

/** `goods/items`. */
export async function listGoods(
  db: Database,
  viewer: Viewer,
  query: GoodsItemsQuery,
): Promise<GoodsItemsAnswer> {
  const { company_id, member } = viewer
  const { brand_id: brands, tag_id: tags, item_params: params, regions_id: region_id } = query
  const filter: GoodsFilter = {
    company_id,
    hidden: await shopsNotSelling(db, company_id, member),
    perItem: !query.is_default,
    ids: query.item_id,
    ...(await searchFilter(db, company_id, query)),
    goods_id: query.goods_id,
    start_price: query.start_price,
    end_price: query.end_price,
    distributor_id: query.distributor_id,
    item_type: query.item_type,
    card_id: query.card_id,
    promotion_id: query.promotion_id,
    forStaff: member?.staff ?? false,
    brands: chosen(brands),
    tags: chosen(tags),
    params: chosen(params),
    region_id,
  }
  const level = await levelOf(db, company_id, query.category_id, filter.categories)
  const counting = goodsCount(db, filter)
  const window = windowOf(query.page, query.pageSize)
  const [list, count, facets, tdk_data] = await Promise.all([
    goodsPage(db, filter, query.goodsSort, window, () => counting).then((rows) =>
      serializeGoods(db, viewer, rows),
    ),
    counting,
    facetsAround(db, filter, level),
    query.is_tdk ? tdkOf(db, company_id, query) : undefined,
  ])
  const corrections =
    count === 0 && query.keywords ? await correctionsOf(db, viewer, query.keywords) : undefined
  return {
    list,
    count,
    total_count: count,
    ...serializeFacets(facets),
    cur: CNY,
    ...(corrections && { corrections }),
    ...(tdk_data && { tdk_data }),
  }
}

/** Nothing chosen is no condition. */
const chosen = <T>(values: T[] | undefined): T[] | undefined => (values?.length ? values : undefined)

/** Of a chosen category those below it are offered, or its neighbours where it has none. */
async function levelOf(
  db: Database,
  company_id: string,
  category_id: string | undefined,
  categories: string[] | undefined,
): Promise<CategoryLevel> {
  if (category_id === undefined || categories?.length !== 1) return { parent: category_id, categories }
  const parent = await parentOf(db, company_id, category_id)
  return { parent, categories: await categoriesBelow(db, company_id, parent) }
}

/** Facets of a category or a search. */
export async function facetsOf(
  db: Database,
  { company_id, member }: Viewer,
  query: GoodsFacetsOfQuery,
): Promise<GoodsFacetsOfAnswer> {
  const { distributor_id } = query
  const searched = await searchFilter(db, company_id, query)
  const hidden = await shopsNotSelling(db, company_id, member)
  const filter: GoodsFilter = {
    distributor_id,
    ...searched,
    company_id,
    hidden,
    forStaff: member?.staff ?? false,
  }
  const level = await levelOf(db, company_id, query.category_id, filter.categories)
  return serializeFacets(await facetsAround(db, filter, level))
}

/** The title names the keyword, else the category, else the shop. */
async function tdkOf(db: Database, company_id: string, query: GoodsItemsQuery): Promise<Tdk> {
  const category = query.category_id ?? query.main_category
  const [tdk, shop, listed] = await Promise.all([
    settingOf(db, company_id, 'tdk'),
    shopNameOf(db, company_id),
    query.keywords ?? (category === undefined ? undefined : categoryName(db, company_id, category)),
  ])
  return {
    title: listed ? `${listed} – ${shop}` : tdk.title || shop,
    mate_keywords: [listed, tdk.mate_keywords].filter(Boolean).join(','),
    mate_description: tdk.mate_description,
  }
}

/** Parameters of a search as the API names them. */
interface SearchQuery {
  keywords?: string | undefined
  category_id?: string | undefined
  main_category?: string | undefined
}

/** The keywords, and the chosen categories with those below them, as conditions. */
export async function searchFilter(
  db: Database,
  company_id: string,
  { keywords, category_id, main_category }: SearchQuery,
): Promise<Pick<GoodsFilter, 'search' | 'categories' | 'main_categories'>> {
  const [search, categories, main_categories] = await Promise.all([
    searchFor(db, company_id, keywords),
    categoriesBelow(db, company_id, category_id),
    categoriesBelow(db, company_id, main_category),
  ])
  return { search, categories, main_categories }
}

/**
 * Items that are shown online, by item_id; others are left out. An id of a product gives its default item (rule api-10).
 */
export async function itemsByIds(
  db: Database,
  company_id: string,
  ids: string[],
  member: ViewingMember | null = null,
): Promise<Map<string, GoodsItem>> {
  if (ids.length === 0) return new Map()
  const filter = {
    company_id,
    hidden: await shopsNotSelling(db, company_id, member),
    ids,
    forStaff: member?.staff ?? false,
  }
  const rows = await goodsPage(db, filter, 0, { limit: ids.length, offset: 0 })
  const list = await serializeGoods(db, { company_id, member, now: timeNow() }, rows)
  return new Map(list.map((item) => [item.item_id, item]))
}
