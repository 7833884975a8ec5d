import { encodePart, hrefOf, useMode, useShop, type RenderMode, type Shop } from '@engine'
import type { GoodsEntry, LiveGoods } from '@schemas/generated/types'
import { ACTIVITIES, badgeOf, memberPriceName, OFF_SHELF, SOLD_OUT, VOID } from './marks'
import { centsOf } from '@schemas/money'
import { textOf } from './text-style'

/**
 * `placeholder`: nothing chosen yet, drawn in design mode only (rule page-format-6).
 * `vanished`: no row behind the id any more: snapshot without price and link (rule items-6).
 * `off`: the row is there, not for sale now. `soldOut`: no stock. `void`: a lucky bag whose drawing is over.
 */
export type GoodsState = 'placeholder' | 'onSale' | 'soldOut' | 'void' | 'off' | 'vanished'

/** A goods entry for rendering: the live row over the saved snapshot. */
export interface ShownGoods {
  id: string
  name: string
  brief: string
  /** Address as saved or sent; validated by `Picture`. */
  picture: string
  /** Cents; absent if no price may be shown. */
  price?: number
  /** Cents; only if it is above the price. */
  marketPrice?: number
  tags: { id: string; name: string; color: string; background: string }[]
  /** Badge on the picture: what the product is for the current user, or the activity whose price is shown. */
  badge?: string | undefined
  /** Whose price it is, if not everyone's. */
  label?: string | undefined
  /** Pieces sold, if any. */
  sales?: number | undefined
  /** Reviews, counted up to MOST_REVIEWS. */
  reviews?: number | undefined
  /** Target of the link; absent for deleted products and placeholders. */
  href?: string
  /** Item and shop for 加入购物车; absent if the product cannot be bought. */
  offer?: Offer
  state: GoodsState
}

/** A product in a shop. */
export interface Offer {
  goods_id: string
  /** '' for the head office. */
  shop_id: string
}

/** The mark on the picture; '' for products on sale. */
export function goodsMark(state: GoodsState): string {
  if (state === 'off' || state === 'vanished') return OFF_SHELF
  if (state === 'void') return VOID
  return state === 'soldOut' ? SOLD_OUT : ''
}

/** All visible entries, in order. */
export function useGoodsList(entries: readonly Partial<GoodsEntry>[] | undefined): ShownGoods[] {
  const shop = useShop()
  const mode = useMode()
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: Partial<GoodsEntry>) => shownGoods(entry, shop, mode) ?? [])
}

/** One entry with its live row, or `null` if shoppers see nothing (a placeholder in render mode). */
export function shownGoods(
  entry: Partial<GoodsEntry> | undefined,
  shop: Shop,
  mode: RenderMode,
): ShownGoods | null {
  const saved = entry ?? {}
  const id = String(saved.goods_id || '')
  if (id === '') return mode === 'design' ? placeholder(saved) : null
  const row = Object.hasOwn(shop.live.goods, id) ? shop.live.goods[id] : undefined
  // While editing, a missing row usually has not been fetched yet.
  if (!row && mode === 'design') {
    return { ...snapshot(saved, id), state: 'onSale', href: linkOf(saved, id), offer: offerOf(id) }
  }
  if (!row || row.approve_status === 'offline_sale') {
    return { ...snapshot(saved, id), price: undefined, marketPrice: undefined, state: 'vanished' }
  }
  return overlay(saved, id, row, shop.user)
}

/** The current price: the activity's, else the member's, else the list price (rule price-3). */
const livePrice = (row: LiveGoods): number | undefined =>
  centsOf(row.activity_price) ?? centsOf(row.member_price) ?? centsOf(row.price)

function overlay(saved: Partial<GoodsEntry>, id: string, row: LiveGoods, user: Shop['user']): ShownGoods {
  const own = snapshot(saved, id)
  const price = livePrice(row)
  const state = stateOf(row)
  return {
    ...own,
    name: row.item_name || own.name,
    brief: own.brief || row.brief,
    picture: row.pics?.[0] || own.picture,
    price,
    marketPrice: above(centsOf(row.market_price), price),
    tags: row.tagList ? tagsOf(row.tagList) : own.tags,
    badge: badgeOf(row, user) || (row.activity ? ACTIVITIES[row.activity] : ''),
    label:
      row.activity_price === undefined && row.member_price !== undefined ? memberPriceName(user) : undefined,
    sales: row.sales,
    reviews: row.rate_count,
    href: linkOf(saved, id),
    // a seckill is bought on its own page (rule items-2)
    ...(state === 'onSale' &&
      row.approve_status === 'onsale' &&
      row.activity !== 'seckill' && { offer: offerOf(id) }),
    state,
  }
}

const offerOf = (goods_id: string): Offer => ({ goods_id, shop_id: '' })

function stateOf(row: LiveGoods): GoodsState {
  if (row.approve_status === 'instock') return 'off'
  if (row.valid_lucky === 1) return 'void'
  return Number(row.store) <= 0 ? 'soldOut' : 'onSale'
}

function snapshot(saved: Partial<GoodsEntry>, id: string): Omit<ShownGoods, 'state'> {
  const price = centsOf(saved.price)
  return {
    id,
    name: textOf(saved.goods_name),
    brief: textOf(saved.brief) || textOf(saved.subTitle),
    picture: textOf(saved.goods_pic),
    price,
    marketPrice: above(centsOf(saved.market_price), price),
    tags: tagsOf(saved.tagList),
  }
}

const placeholder = (saved: Partial<GoodsEntry>): ShownGoods => ({
  ...snapshot(saved, ''),
  state: 'placeholder',
})

const linkOf = (saved: Partial<GoodsEntry>, id: string) =>
  hrefOf(saved.pathData) ?? `/items/${encodePart(id)}`

const above = (market: number | undefined, price: number | undefined) =>
  market !== undefined && price !== undefined && market > price ? market : undefined

type Tag = { tag_id?: unknown; tag_name?: unknown; font_color?: unknown; tag_color?: unknown }

/** Tags with a name, each once. */
export function tagsOf(tags: readonly Tag[] | undefined): ShownGoods['tags'] {
  if (!Array.isArray(tags)) return []
  const named = tags.filter((tag: Tag) => textOf(tag?.tag_name) !== '')
  // by id, since a tag may be saved twice
  const byId = new Map(named.map((tag: Tag) => [String(tag.tag_id), tag]))
  return [...byId].map(([id, tag]) => ({
    id,
    name: textOf(tag.tag_name),
    color: textOf(tag.font_color),
    background: textOf(tag.tag_color),
  }))
}
