import {
  type ActivePrices,
  type Charged,
  type PricedMember,
  type GoodsFacts,
  type PricingLine,
  type PricingPromotion,
  type PricingTemplate,
  runningPromotions,
} from '../../pricing'
import type { LiveItem, CartShopRow } from './live-repo'
import type { CartLineRow } from './repo'
import type { PurchaseLimit } from './purchase-repo'
import type { Database, Transaction } from '../../db/client'
import { type PlaceNames, templatesById } from '../freight/repo'

/** The member whose cart it is. */
export interface CartViewer extends PricedMember {
  user_id: string
}

/** A line of a cart with the current state of its item, shop, price and stock. */
export interface LiveLine {
  row: CartLineRow
  /** undefined: the item no longer exists. */
  item: LiveItem | undefined
  /** undefined: the head office. */
  shop: CartShopRow | undefined
  prices: ActivePrices | undefined
  charged: Charged
  /** The shop whose stock row serves it, and the pieces that are left there. */
  stock_distributor_id: string
  store: number
  /** The member's limit for all orders together; null: none. */
  limit: (PurchaseLimit & { bought: number }) | null
  /** Why it cannot be bought at all; null: it can. */
  invalid: string | null
  /** Why it cannot be bought in this number; null: it can. */
  notice: Notice | null
}

/** The reason why a number of pieces cannot be bought. */
export interface Notice {
  error: 'out_of_stock' | 'purchase_limit' | 'unbuyable'
  message: string
}

export interface CartContext {
  company_id: string
  viewer: CartViewer | null
  now: Date
  /** The lines are bought by a ticket of this seckill. */
  seckill_id?: string | undefined
  /** Where the shopper wants goods delivered to, chosen at a product; undefined: the usual place. */
  delivery_place?: PlaceNames | undefined
}

/** A live line in the form that prices are computed from. @throws Error if its item does not exist: such lines are invalid */
export function pricingLineOf({ row, item, charged }: LiveLine): PricingLine {
  if (!item) throw new Error(`Expected the item ${row.item_id} of a line that is priced, found none`)
  const { weight, volume, templates_id } = item
  return {
    ...factsOf(item),
    key: row.cart_id,
    distributor_id: row.distributor_id,
    num: row.num,
    charged,
    activity_id: row.line_type === 'normal' ? row.activity_id : null,
    plus_buy: row.line_type === 'plus_buy' ? row.activity_id : null,
    weight,
    volume,
    templates_id,
  }
}

const factsOf = ({ item_id, goods_id, categories, tags, brand_id }: LiveItem): GoodsFacts => ({
  item_id,
  goods_id,
  categories,
  tags,
  brand_id,
})

/** All ids by which a promotion or coupon can select these items: items, products, categories, tags, brands. */
export function idsOf(lines: readonly GoodsFacts[]): string[] {
  const ids = lines.flatMap(({ item_id, goods_id, categories, tags, brand_id }) => [
    item_id,
    goods_id,
    ...categories,
    ...tags,
    ...(brand_id === null ? [] : [brand_id]),
  ])
  return [...new Set(ids)]
}

/** Promotions that lines of an ordinary cart may join. */
export const promotionsOf = (
  db: Database | Transaction,
  lines: readonly PricingLine[],
  { company_id, viewer, now }: CartContext,
): Promise<PricingPromotion[]> =>
  lines.length === 0 ? Promise.resolve([]) : runningPromotions(db, company_id, viewer, idsOf(lines), now)

/** Freight templates of these lines. */
export const templatesOf = (
  db: Database | Transaction,
  company_id: string,
  lines: readonly PricingLine[],
): Promise<Map<string, PricingTemplate>> =>
  templatesById(db, company_id, [...new Set(lines.flatMap(({ templates_id }) => templates_id ?? []))])
