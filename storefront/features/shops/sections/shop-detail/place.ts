import { shopPath } from '@widgets/shared/shop'
import { pageOf, type Query } from '@storefront/shell/routing/query'

/** Which shop, and which page of its goods: `/shops/info?distributor_id=3&page=2`. */
export function readPlace(query: Query): { distributor_id: string; page: number } {
  return { distributor_id: query['distributor_id'] ?? '', page: pageOf(query) }
}

export const shopHref = (distributor_id: string, page: number) =>
  shopPath(distributor_id) + (page > 1 ? `&page=${page}` : '')
