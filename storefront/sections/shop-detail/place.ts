import { shopPath } from '@widgets/shared/shop'

/** Which shop, and which page of its goods: `/shops/info?distributor_id=3&page=2`. */
export function readPlace(query: Readonly<Record<string, string>>): { distributor_id: string; page: number } {
  const page = Number(query['page'])
  return {
    distributor_id: query['distributor_id'] ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export const shopHref = (distributor_id: string, page: number) =>
  shopPath(distributor_id) + (page > 1 ? `&page=${page}` : '')
