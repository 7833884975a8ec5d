/** Releases what cancelled orders hold: stock, coupons, points, limits, pieces of a seckill. */
import type { Transaction } from '../../db/client'
import { uncountPurchases } from '../../checkout'
import { addEvent, type OrderRow } from '../order-repo'
import { releasePieces, releaseCoupons } from '../../marketing'
import { grantPoints, JOURNAL } from '../../members'
import { releasePromotions } from '../../pricing'
import { release, type StockLine } from '../../catalogue'
import { cancelPieces, movePromotionToOther } from './repo'

/**
 * Releases everything that cancelled orders of a member hold; their stock in one call, so that rows are locked in the
 * order of all transactions. Spent points are returned at once if nothing was paid, else with the refund.
 * @param orders cancelled and locked by the caller, as is their member
 */
export async function releaseOrders(
  tx: Transaction,
  orders: OrderRow[],
  wasPaid: boolean,
  now: Date,
): Promise<void> {
  const [first] = orders
  if (!first) return
  const { company_id } = first
  const waiting: StockLine[] = []
  for (const order of orders) {
    await releaseOrder(tx, order, wasPaid, now)
    waiting.push(...(await cancelPieces(tx, order)))
  }
  // an order is cancelled once, so this cause is unique
  await release(tx, company_id, waiting, `order:${first.order_id}:release`)
}

async function releaseOrder(tx: Transaction, order: OrderRow, wasPaid: boolean, now: Date) {
  const { order_id, point_use } = order
  await releaseCouponsOf(tx, [order], order_id, now)
  if (!wasPaid && point_use > 0) await returnPoints(tx, order, point_use)
  await releaseLimits(tx, order)
}

/**
 * Removes an order from what it counts towards: purchase limits, joined promotions, pieces of a seckill. Called once,
 * when the order is cancelled or its last piece is refunded before any was sent.
 */
export async function releaseLimits(tx: Transaction, order: OrderRow): Promise<void> {
  const { company_id, user_id, holds } = order
  const purchases = holds.filter((hold) => hold.kind === 'purchase')
  await uncountPurchases(tx, company_id, user_id, purchases)
  const joined = []
  for (const { promotion_id } of holds.filter((hold) => hold.kind === 'promotion'))
    if (!(await movePromotionToOther(tx, order, promotion_id))) joined.push({ promotion_id, join_limit: 1 })
  await releasePromotions(tx, company_id, user_id, joined)
  for (const held of holds.filter((hold) => hold.kind === 'seckill'))
    await releasePieces(tx, company_id, held)
}

/** Releases the coupons of a holder; the orders get an event for each coupon that has expired meanwhile (原路失效). */
export async function releaseCouponsOf(
  tx: Transaction,
  orders: OrderRow[],
  holder: string,
  now: Date,
): Promise<void> {
  const [first] = orders
  if (!first) return
  const freed = await releaseCoupons(tx, first, holder, now)
  for (const { code } of freed.filter(({ expired }) => expired))
    for (const { company_id, order_id } of orders)
      await addEvent(tx, { company_id, actor: 'system' }, order_id, 'coupon_expired', { code })
}

/** Returns points that were spent on a cancelled order. */
export const returnPoints = (
  tx: Transaction,
  { company_id, user_id, order_id }: OrderRow,
  point: number,
): Promise<number> =>
  grantPoints(tx, {
    company_id,
    user_id,
    order_id,
    point,
    journal_type: JOURNAL.cancel,
    point_desc: '取消订单退还积分',
    cause: `order:${order_id}:return`,
  })
