import type { CategoryRoot } from '@schemas/generated/api'
import type { Crumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/goods'
import { listHref, readListQuery, type ListQuery } from './list-query'

interface Branch {
  category_id: string
  category_name: string
  /** A leaf's are names of nothing: always empty. */
  children: readonly (Branch | string)[]
}

/** Home, then what the list is of: the categories down to its own, a search, a tag, or everything. */
export function crumbsOf(query: ListQuery, categories: readonly CategoryRoot[]): Crumb[] {
  const home: Crumb = { text: texts.home, href: '/' }
  if (query.cat_id) {
    const trail = trailTo(categories, query.cat_id)
    return [
      home,
      ...trail.map(({ category_id, category_name }, index) => ({
        text: category_name,
        ...(index < trail.length - 1 && { href: listHref(readListQuery({}), { cat_id: category_id }) }),
      })),
    ]
  }
  if (query.keywords) return [home, { text: `“${query.keywords}”` }]
  const all = query.distributor_id ? texts.shopGoods : texts.allGoods
  return [home, { text: query.tag || (query.card_id ? texts.couponGoods : all) }]
}

function trailTo(branches: readonly (Branch | string)[], id: string): Branch[] {
  for (const branch of branches) {
    if (typeof branch === 'string') continue
    if (branch.category_id === id) return [branch]
    const below = trailTo(branch.children, id)
    if (below.length > 0) return [branch, ...below]
  }
  return []
}
