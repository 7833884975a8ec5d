/** The demo companies as authored; `expand.ts` turns this into rows, `pictures/` into pictures. */
import type { SettingValues } from '@schemas/site-settings'
import type { PromotionKind, PromotionStep } from '../db/schema'
import type { Kind } from './silhouettes'

export interface DemoCompany {
  company_id: string
  /** Sub-domain, and the folder of its pictures under /media. */
  slug: string
  brand_name: string
  intro: string
  themeColor: string
  /** Behind the sections of its pages. */
  groundColor: string
  categories: CategorySource[]
  brands: BrandSource[]
  goodsTags: TagSource[]
  shopTags: TagSource[]
  /** Seen by operators only. */
  memberTags: TagSource[]
  goods: GoodsSource[]
  shops: ShopSource[]
  coupons: CouponSource[]
  promotions: PromotionSource[]
  settings: Pick<SettingValues, 'tdk'> & Partial<SettingValues> & { pageparams: PageParams[] }
}

interface PageParams {
  id: string
  template_name: string
  page_name: string
  name: string
  params: unknown
}

/** A sales category; the management tree mirrors its first two levels (see `mainCategoryId`). */
export interface CategorySource {
  id: string
  name: string
  /** The product on its icon. */
  icon?: { kind: Kind; base: string; accent: string }
  children?: CategorySource[]
  /** Entries in the parameter tables of all its products; a category below may override them. */
  params?: Record<string, string>
}

export interface BrandSource {
  id: string
  name: string
  /** Origin of its products, for the parameter table. */
  origin: string
  mark:
    | 'ring'
    | 'leaf'
    | 'wave'
    | 'peak'
    | 'petal'
    | 'grid'
    | 'arc'
    | 'drop'
    | 'sprout'
    | 'bolt'
    | 'moon'
    | 'knot'
  colour: string
}

export interface TagSource {
  id: string
  name: string
  color: string
  font: string
}

/** A colour of the demo palette, by the name that shoppers choose. */
export interface Swatch {
  base: string
  accent: string
}

/** One more specification besides 颜色; a value may add to the base price. */
export interface Choice {
  spec: string
  values: [name: string, surcharge: number][]
}

/** 口味 原味, 可可: pictures of a product that is not chosen by its colour. */
export interface Look {
  spec: string
  names: string[]
}

export interface GoodsSource {
  id: string
  name: string
  brief: string
  /** Sales category, a leaf. */
  leaf: string
  brand: string
  kind: Kind
  motif?: string
  colours: string[]
  /** What its pictures differ in, and the value of each colour; default 颜色 by the names of the colours. */
  look?: Look
  choice?: Choice
  /** Cents. */
  price: number
  market: number
  tags: string[]
  sales: number
  /** Default onsale. */
  status?: 'onsale' | 'only_show' | 'instock'
  /** All its SKUs are sold out. */
  soldOut?: boolean
  /** Only available through a promotion. */
  gift?: boolean
  /** Most pieces per shopper. */
  limit?: number
}

export interface ShopSource {
  id: string
  name: string
  province: string
  city: string
  area: string
  address: string
  lng: number
  lat: number
  mobile: string
  hour: string
  intro: string
  tags: string[]
  stars: number
  sales: number
  pickup: boolean
  colour: string
  /** Products shown in its pictures. */
  shows: string[]
}

export interface CouponSource {
  id: string
  title: string
  card_type: 'cash' | 'discount'
  description: string
  notice: string
  /** Cents. */
  reduce_cost?: number
  /** Percent off. */
  discount?: number
  least_cost: number
  most_cost?: number
  quantity: number
  claimed: number
  get_limit: number
  /** Days it lasts after the claim; left out: until the end of 2035. */
  term?: number
  /** The sales category of its scope. */
  category?: string
  shop?: string
  useFor: string
  colour: string
  /** Drawn with a picture of its own; otherwise the widget shows its amount. */
  pictured?: boolean
}

export interface PromotionSource {
  id: string
  kind: PromotionKind
  name: string
  scope: 'all' | 'goods' | 'category' | 'tag' | 'brand'
  /** Ids of the scope. */
  targets?: string[]
  /** limited_time_sale: cents by item or good. */
  prices?: Record<string, number>
  steps?: PromotionStep[]
  repeats?: boolean
  /** Tiers count pieces; otherwise cents. */
  pieces?: boolean
}
