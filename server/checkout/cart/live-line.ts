import type { ActivePrices, Charged, PricedMember } from '../../pricing'
import type { LiveItem } from './goods-repo'
import type { CartLineRow } from './line-repo'
import type { PurchaseLimit } from './purchase-repo'
import type { CartShopRow } from './shop-repo'

/** Who looks at a cart; `user_id` is absent for visitors. */
export interface CartViewer extends PricedMember {
  user_id: string
}

/** A line of a cart with what it names, as it is now. */
export interface LiveLine {
  row: CartLineRow
  /** undefined: the item is gone. */
  item: LiveItem | undefined
  /** undefined: the company itself. */
  shop: CartShopRow | undefined
  prices: ActivePrices | undefined
  charged: Charged
  /** Whose stock row serves it, and how many are left there. */
  stock_distributor_id: string
  store: number
  /** What the member may buy of it, all orders together; null: any number. */
  limit: (PurchaseLimit & { bought: number }) | null
  /** Cannot be bought at all; null: it can. */
  invalid: string | null
  /** Cannot be bought in this number; null: it can. */
  notice: Notice | null
}

/** What stands against a number of pieces. */
export interface Notice {
  error: 'out_of_stock' | 'purchase_limit' | 'unbuyable'
  message: string
}

export interface Looking {
  company_id: string
  viewer: CartViewer | null
  now: Date
  /** The lines are bought by a ticket of this seckill. */
  seckill_id?: string | undefined
}
