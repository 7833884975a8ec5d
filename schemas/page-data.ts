/** What the server sends with a shop page: embedded in its HTML, or as JSON when the browser navigates. */
import type { FilledPage, PageProps } from './fill'
import type { Answered, Head, Layout } from './page-plan'
import type {
  LiveCategory,
  LiveCoupon,
  LiveGoods,
  LiveShop,
  ShopInfo,
  ShopTag,
  SideMenu,
} from './generated/types'

/** Rows behind the ids a page names, by entity and id; what was asked for and is absent has vanished. */
export interface LiveData {
  goods: Record<string, LiveGoods>
  coupon: Record<string, LiveCoupon>
  shop: Record<string, LiveShop>
  category: Record<string, LiveCategory>
  /** Shops of the fallback area, where a widget asks for those near the shopper and nobody knows yet where that is. */
  nearby?: NearbyShops
}

export interface NearbyShops {
  list: LiveShop[]
  tagList: ShopTag[]
}

/** Where a shopper is who does not say (rule shops-2). */
export const FALLBACK_AREA = { province: '北京市', city: '北京市', area: '昌平区' } as const

export const REGIONS = ['header', 'body', 'footer'] as const
export type Region = (typeof REGIONS)[number]

/** What stands around every page, as the company has set it. */
export interface Site {
  menu: SideMenu['items']
  info: Omit<ShopInfo, 'shop_name'>
  /** Path of the script that counts visitors; '': nobody does. */
  analytics: string
}

/** Who is signed in, as pages show it. */
export interface Viewer {
  user_id: string
  /** The middle hidden; '' where none is bound. */
  mobile: string
  grade_id: string
  login_type: 'member' | 'staff'
  is_staff: '1' | '0'
}

/** What the scripts of a page need to know of the servers they ask (rules api-4 and api-7). */
export interface ApiSettings {
  /** Address of the API of a provider elsewhere; absent: with the page. */
  base?: string
  company_id: string
  /** '': the provider has none, its calls are not signed. */
  sign_key: string
  /** What a member's picture may have; absent: not known before an upload. */
  picture_bytes?: number
  /** Address of the maps script; absent: there is no maps service. */
  maps?: string
}

export interface PageData extends Head {
  /** HTTP status of the page; 404 and 500 have no body region. */
  status: number
  /** Path with query, as asked for. */
  path: string
  shopName: string
  layout: Layout
  /** Values of the path's parameters. */
  params: Record<string, string>
  /** What the page's own section asked for, under its names. */
  answers: Record<string, Answered>
  /** Whose page it is; null for visitors. */
  viewer: Viewer | null
  /** Pieces in the cart, a visitor's too. */
  cartCount: number
  keptAlive?: boolean
  /** What the client layer adds to every call (rules api-4 and api-7). */
  api?: ApiSettings
  /** Absent on a page that is shown because nothing could be asked. */
  site?: Site
  /** Only in a preview: the moment shown, ISO. */
  preview?: { at: string }
  /** Page configuration: the body's own, or the defaults where there is no body. Header and footer follow it. */
  page: PageProps
  regions: Record<Region, FilledPage | null>
  live: LiveData
}
