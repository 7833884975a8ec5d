import type { Transaction } from '../../db/client'
import type { Actor } from '../../core/owner'
import { addEvent, type OrderRow } from '../order-repo'
import { releaseCoupons } from '../../marketing'
import { holdersWithoutLines } from './repo'
import { floorShare } from '../../pricing'

/**
 * Releases the coupons of an order and of its trade all of whose lines were cancelled before shipping, unless they have
 * expired (rules coupons-4 and coupons-1). Other coupons stay used, and their discounts stay.
 */
export async function returnCoupons(tx: Transaction, by: Actor, order: OrderRow, now: Date): Promise<void> {
  for (const holder of await holdersWithoutLines(tx, order))
    for (const { code, expired } of await releaseCoupons(tx, order, holder, now))
      if (expired) await addEvent(tx, by, order.order_id, 'coupon_expired', { code })
}

/** Cents paid for lines and not refunded; freight earns no points. */
export const goodsPaid = (lines: { total_fee: number; refunded_fee: number }[]): number =>
  lines.reduce((sum, { total_fee, refunded_fee }) => sum + total_fee - refunded_fee, 0)

const YUAN = 100

/**
 * Points that an order still earns after a refund: for each whole yuan that is left (rule points-1), at the same rate as
 * before.
 * @param points what it earned while `before` cents were paid for its lines
 */
export function pointsStillEarned(points: number, before: number, after: number): number {
  const yuan = Math.floor(before / YUAN)
  return yuan === 0 ? 0 : floorShare(points, Math.floor(after / YUAN), yuan)
}
