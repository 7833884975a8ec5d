import { breadcrumbLd } from '@storefront/shell/parts/breadcrumb-ld'
import { clampPage } from '@storefront/shell/parts/paging'
import { ask, defineData } from '@storefront/shell/section/section'
import { crumbsOf, listHref, readListQuery, type ListQuery } from './list-query'
import { itemsQuery } from './items-query'

/** Filters and orders show the same goods again: a category, a tag and their pages are what there is to find. */
const canonicalOf = ({ cat_id, main_category, tag, page }: ListQuery) =>
  listHref(readListQuery({}), { cat_id, main_category, tag, page })

export default defineData({
  asks({ query }) {
    const list = readListQuery(query)
    return {
      items: ask('GET /goods/items', { query: itemsQuery(list) }),
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
