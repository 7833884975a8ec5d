import { breadcrumbLd } from '@storefront/shell/parts/breadcrumb-ld'
import { clampPage, LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { ask, defineData } from '@storefront/shell/section/section'
import { crumbsOf, centsOfYuan, listHref, paramOf, readListQuery, type ListQuery } from './list-query'

/** Filters and orders show the same goods again: a category, a tag and their pages are what there is to find. */
const canonicalOf = ({ cat_id, main_category, tag, page }: ListQuery) =>
  listHref(readListQuery({}), { cat_id, main_category, tag, page })

export default defineData({
  asks({ query }) {
    const list = readListQuery(query)
    return {
      items: ask('GET /goods/items', {
        query: {
          page: list.page,
          pageSize: LIST_PAGE_SIZE,
          keywords: list.keywords,
          tag_id: list.tag === '' ? [] : [list.tag],
          category_id: list.cat_id,
          main_category: list.main_category,
          card_id: list.card_id,
          brand_id: list.brand_id,
          distributor_id: list.distributor_id,
          item_params: list.params.map(paramOf),
          start_price: centsOfYuan(list.start_price),
          end_price: centsOfYuan(list.end_price),
          goodsSort: list.sort,
        },
      }),
      categories: ask('GET /goods/category', {}),
    }
  },
  head({ items, categories }, { query, origin }) {
    const list = readListQuery(query)
    const crumbs = crumbsOf(list, categories.data ?? [])
    // of a category that there is not: home alone
    if (categories.data && crumbs.length === 1) return null
    return {
      title: crumbs.at(-1)?.text ?? '',
      // what is searched for is no page of its own to be found
      ...(list.keywords
        ? { noindex: true }
        : { canonical: canonicalOf({ ...list, page: clampPage(list.page, items.data?.total_count) }) }),
      jsonLd: [breadcrumbLd(crumbs, origin)],
    }
  },
})
