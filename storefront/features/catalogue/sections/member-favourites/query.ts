/** What the address of the favourites says: `/member/collector?tab=shops&page=`. */
import { pageOf, pageSaid, withQuery, type Query } from '@storefront/shell/routing/query'

export const TABS = ['goods', 'shops'] as const
export type Tab = (typeof TABS)[number]

export const FAVOURITES_PER_PAGE = 20

export interface FavouritesQuery {
  tab: Tab
  page: number
}

export const readFavouritesQuery = (query: Query): FavouritesQuery => ({
  tab: TABS.find((tab) => tab === query['tab']) ?? 'goods',
  page: pageOf(query),
})

export const favouritesHref = ({ tab, page }: FavouritesQuery) =>
  withQuery('/member/collector', { tab: tab === 'goods' ? '' : tab, page: pageSaid(page) })
