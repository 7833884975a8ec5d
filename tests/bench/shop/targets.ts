/** Requests to the shop. */

export interface Target {
  what: string
  path: string
  /** Sent by a signed-in member with a cart, else by a visitor. */
  personal: boolean
  /** Requests per second. */
  least?: number
  /** Of the visitor's rate for the same address. */
  leastRatio?: number
}

const HOME = '/'
const DATA = '/page-data?path=/'
const LIST = '/items'
const DETAIL = '/items/10101'

export const TARGETS: readonly Target[] = [
  { what: '首页，访客', path: HOME, personal: false },
  { what: '首页，会员', path: HOME, personal: true, least: 1_000, leastRatio: 0.3 },
  { what: '首页数据（JSON），访客', path: DATA, personal: false, least: 1_000 },
  { what: '首页数据（JSON），会员', path: DATA, personal: true },
  { what: '商品列表，会员', path: LIST, personal: true, least: 600 },
  { what: '商品详情，会员', path: DETAIL, personal: true, least: 600 },
]

/** As browsers say it. */
export const ACCEPTED = 'gzip, deflate, br'

/** Messages of the server's process to the bench. */
export interface ShopAddress {
  url: string
  database: 'PGlite' | 'PostgreSQL'
  /** Cookies of a signed-in member. */
  member: string
}
