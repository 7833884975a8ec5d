/** What an order takes besides stock, and gives back when it is cancelled: coupons, points, limits, pieces of a seckill. */
import type { Transaction } from '../../db/client'
import { countPurchases, type Quote, uncountPurchases } from '../../checkout'
import { addEvent, linesOf, type OrderRow } from '../order-repo'
import { givePiecesBack, lockCoupons, releaseCoupons, takePieces, type Ticket } from '../../marketing'
import { grantPoints, JOURNAL, spendPoints } from '../../members'
import { releasePromotions, usePromotions } from '../../pricing'
import { release, type StockLine } from '../../catalogue'
import { cancelPieces, leaveToAnother } from './cancel-repo'
import type { PlacedOrder } from './insert-repo'

export interface Takings {
  company_id: string
  user_id: string
  trade_id: string
  quote: Quote
  placed: PlacedOrder[]
  /** Of a seckill, with its text. */
  ticket: { ticket: Ticket; text: string } | undefined
  now: Date
}

/** @throws AppError for the first thing that is not to be had any more */
export async function takeForOrders(tx: Transaction, takings: Takings): Promise<void> {
  const { company_id, user_id, trade_id, quote, placed, ticket, now } = takings
  const orderOf = (distributor_id: string) =>
    placed.find(({ order }) => order.distributor_id === distributor_id)?.order_id
  await lockCoupons(
    tx,
    { company_id, user_id },
    // a platform's coupon belongs to all orders of the trade, and is free again with the last of them
    quote.coupons.map(({ code, distributor_ids }) => {
      const isPlatform = code === quote.platform_coupon?.code
      return { code, order_id: (isPlatform ? undefined : orderOf(distributor_ids[0] ?? '')) ?? trade_id }
    }),
    now,
  )
  for (const { order_id, order } of placed)
    if (order.point_use)
      await spendPoints(tx, {
        company_id,
        user_id,
        order_id,
        point: order.point_use,
        journal_type: JOURNAL.order,
        point_desc: '下单抵扣',
        cause: `order:${order_id}:spend`,
      })
  await usePromotions(tx, company_id, user_id, promotionsIn(quote))
  await countPurchases(tx, company_id, user_id, quote.limits)
  const [first] = placed
  if (ticket && first) await takePieces(tx, company_id, { ...ticket, order_id: first.order_id }, now)
}

/**
 * Everything that cancelled orders of a member held is free again; their stock in one go, so that rows are taken in the
 * order that everybody keeps. Spent points come back at once where nothing was paid, else with the money.
 * @param orders cancelled and locked by the caller, their member locked before
 */
export async function giveBack(
  tx: Transaction,
  orders: OrderRow[],
  wasPaid: boolean,
  now: Date,
): Promise<void> {
  const [first] = orders
  if (!first) return
  const { company_id } = first
  const waiting = []
  for (const order of orders) {
    await giveBackOne(tx, order, wasPaid, now)
    waiting.push(...(await waitingPieces(tx, order)))
    await cancelPieces(tx, company_id, order.order_id)
  }
  // an order is cancelled once, so this cause is met once
  await release(tx, company_id, waiting, `order:${first.order_id}:release`)
}

async function giveBackOne(tx: Transaction, order: OrderRow, wasPaid: boolean, now: Date) {
  const { order_id, point_use } = order
  await freeCoupons(tx, [order], order_id, now)
  if (!wasPaid && point_use > 0) await returnPoints(tx, order, point_use)
  await freeLimits(tx, order)
}

/**
 * Removes an order from what it counts towards: purchase limits, joined promotions, pieces of a seckill. Called once,
 * when the order is cancelled or its last piece is refunded before any was sent.
 */
export async function freeLimits(tx: Transaction, order: OrderRow): Promise<void> {
  const { company_id, user_id, holds } = order
  const purchases = holds.filter((hold) => hold.kind === 'purchase')
  await uncountPurchases(tx, company_id, user_id, purchases)
  const joined = []
  for (const { promotion_id } of holds.filter((hold) => hold.kind === 'promotion'))
    if (!(await leaveToAnother(tx, order, promotion_id))) joined.push({ promotion_id, join_limit: 1 })
  await releasePromotions(tx, company_id, user_id, joined)
  for (const held of holds.filter((hold) => hold.kind === 'seckill'))
    await givePiecesBack(tx, company_id, held)
}

/** What a holder locked is free again; the orders are told of coupons that have ended meanwhile: 原路失效. */
export async function freeCoupons(
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

/** Points that were spent on an order that is cancelled. */
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

async function waitingPieces(tx: Transaction, { company_id, order_id }: OrderRow): Promise<StockLine[]> {
  const lines = await linesOf(tx, company_id, order_id)
  return lines
    .map(({ distributor_id, item_id, num, shipped_num, cancelled_num }) => {
      return { distributor_id, item_id, num: num - shipped_num - cancelled_num }
    })
    .filter(({ num }) => num > 0)
}

/** Each once, however many shops it serves. */
function promotionsIn({ parts }: Quote) {
  const used = parts.flatMap(({ promotions }) => promotions)
  return [...new Map(used.map((promotion) => [promotion.promotion_id, promotion])).values()]
}
