/** What the server sends with a shop page: embedded in its HTML, or as JSON when the browser navigates. */
import type { FilledPage, PageProps } from './fill'
import type { RuleGoods } from './goods-rules'
import type { Answered, Head, Layout } from './page-plan'
import type { SiteBase, Viewport } from './site-base'
import type {
  LiveCategory,
  LiveCoupon,
  LiveGoods,
  LiveShop,
  PhoneBar,
  ShopInfo,
  ShopTag,
  SideMenu,
} from './generated/types'

/** Rows of the ids in a page, by entity and id; a requested id without a row no longer exists. */
export interface LiveData {
  goods: Record<string, LiveGoods>
  coupon: Record<string, LiveCoupon>
  shop: Record<string, LiveShop>
  category: Record<string, LiveCategory>
  /** What rules have found; on the canvas only, shoppers' pages have it in their lists. */
  rules?: RuleGoods
  /** Shops of the fallback area, if a widget shows nearby shops and the shopper's position is not known yet. */
  nearby?: NearbyShops
}

export interface NearbyShops {
  list: LiveShop[]
  tagList: ShopTag[]
}

/** Where a shopper is who does not say (rule shops-2). */
/** Where fewer shops are in an area, those around it are shown, too (rule shops-2). */
export const NEARBY_AT_LEAST = 3

export const FALLBACK_AREA = { province: '北京市', city: '北京市', area: '昌平区' } as const

export const REGIONS = ['header', 'body', 'footer'] as const
export type Region = (typeof REGIONS)[number]
/** What operators call the three documents that they edit at once. */
export const REGION_NAMES: Record<Region, string> = { header: '页头', body: '页面主体', footer: '页脚' }

/** The company's settings for the frame of every page. */
export interface Site {
  menu: SideMenu['items']
  info: Omit<ShopInfo, 'shop_name'>
  /** Of a phone's page alone. */
  phone?: PhoneBar
  /** Path of the analytics script; '' if there is none. */
  analytics: string
}

/** The signed-in member, as shown on pages. */
export interface Viewer {
  user_id: string
  /** Masked; '' if no number is bound. */
  mobile: string
  grade_id: string
  login_type: 'member' | 'staff'
  is_staff: '1' | '0'
  /** A bought grade sets the member's prices. */
  is_vip?: boolean
}

/** API settings for the scripts of a page (rules api-4 and api-7). */
export interface ApiSettings {
  /** Address of the API of a provider elsewhere; absent: the page's own origin. */
  base?: string
  company_id: string
  /** '' if the provider has none and its calls are not signed. */
  sign_key: string
  /** Maximum size of a member's picture; absent: not known before an upload. */
  picture_bytes?: number
  /** Address of the maps script; absent without a maps service. */
  maps?: string
}

export interface PageData extends Head {
  /** The build whose scripts can read this data (rule pages-8); absent in development. */
  build?: string | undefined
  /** HTTP status of the page; 404 and 500 have no body region. */
  status: number
  /** Requested path with query, without the base of its site. */
  path: string
  base: SiteBase
  viewport: Viewport
  shopName: string
  layout: Layout
  /** Values of the path's parameters. */
  params: Record<string, string>
  /** Answers for the page's own section, by name. */
  answers: Record<string, Answered>
  /** The member; null for visitors. */
  viewer: Viewer | null
  /** Number of pieces in the cart, also for visitors. */
  cartCount: number
  keptAlive?: boolean
  /** What the client layer adds to every call (rules api-4 and api-7). */
  api?: ApiSettings
  /** Absent on error pages that could not load it. */
  site?: Site
  /** Only in a preview: the moment shown, as `2026-01-31 08:00:00`. */
  preview?: { at: string }
  /** `--action` of the frame and of the body, made of their themes; absent on error pages without documents. */
  actionColours?: { shop: string | undefined; page: string | undefined }
  /** Design tokens that the shop's theme changes, for the document; absent: none. */
  tokens?: Readonly<Record<`--${string}`, string>>
  /** Page configuration: the body's own, or the defaults where there is no body. Header and footer follow it. */
  page: PageProps
  regions: Record<Region, FilledPage | null>
  live: LiveData
}
