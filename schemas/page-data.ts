/** What the server sends with a shop page: embedded in its HTML, or as JSON when the browser navigates. */
import type { FilledPage, PageProps } from './fill'
import type { LiveCategory, LiveCoupon, LiveGoods, LiveShop } from './generated/types'

/** Rows behind the ids a page names, by entity and id; what was asked for and is absent has vanished. */
export interface LiveData {
  goods: Record<string, LiveGoods>
  coupon: Record<string, LiveCoupon>
  shop: Record<string, LiveShop>
  category: Record<string, LiveCategory>
}

export const REGIONS = ['header', 'body', 'footer'] as const
export type Region = (typeof REGIONS)[number]

export interface PageData {
  /** HTTP status of the page; 404 and 500 have no body region. */
  status: number
  /** Path with query, as asked for. */
  path: string
  title: string
  description: string
  keywords: string
  shopName: string
  /** Page configuration: the body's own, or the defaults where there is no body. Header and footer follow it. */
  page: PageProps
  regions: Record<Region, FilledPage | null>
  live: LiveData
}
