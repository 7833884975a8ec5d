import type { Transaction } from '../../db/client'
import type { Actor } from '../../core/owner'
import { addEvent, type OrderRow } from '../order-repo'
import { releaseCoupons } from '../../marketing'
import { holdersWithoutLines } from './sources-repo'

/**
 * Coupons of an order, the platform's of its trade too, whose every line came to nothing before it was sent can be used
 * again, if they have not ended meanwhile (rules coupons-4 and coupons-1). The others stay used, and what they took off stays off.
 */
export async function returnCoupons(tx: Transaction, by: Actor, order: OrderRow, now: Date): Promise<void> {
  for (const holder of await holdersWithoutLines(tx, order))
    for (const { code, expired } of await releaseCoupons(tx, order, holder, now))
      if (expired) await addEvent(tx, by, order.order_id, 'coupon_expired', { code })
}
