/** What an order uses of a seckill: a ticket, pieces and a part of the member's limit (rule seckill-2). */
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { countPieces, movePieces, seckillOffer, useTicket, type SeckillKey, type SeckillOffer } from './repo'
import { ticketId, type Ticket } from './ticket'
import { MINUTE_MS } from '@schemas/time-units'
import type { SeckillPrice } from '../../pricing'

interface Redemption {
  /** From `readTicket`. */
  ticket: Ticket
  /** The ticket's text; it can be used once. */
  text: string
  order_id: string
}

/**
 * Redeems a ticket inside the order's transaction; the order reserves stock separately.
 * @throws AppError ticket_refused for a used ticket; seckill_state, purchase_limit or out_of_stock if the seckill has
 * changed since the ticket was issued
 */
export async function takePieces(
  tx: Transaction,
  company_id: string,
  { ticket, text, order_id }: Redemption,
  now: Date,
): Promise<void> {
  const { user_id, num } = ticket
  if (!(await useTicket(tx, company_id, ticketId(text), order_id))) throw new AppError('ticket_refused')
  const counted = await countPieces(tx, company_id, ticket, user_id, num)
  if (counted && (await movePieces(tx, company_id, ticket, num, now))) return
  await requireOffer(tx, company_id, ticket, counted ? 0 : num, now)
  throw new AppError('out_of_stock')
}

/** Returns a cancelled order's pieces to the seckill; they still count towards the member's limit (rule seckill-3). */
export async function releasePieces(
  tx: Transaction,
  company_id: string,
  held: SeckillKey & { num: number },
): Promise<void> {
  if (!(await movePieces(tx, company_id, held, -held.num, new Date(0))))
    throw new Error(`Expected seckill ${held.seckill_id} to have sold ${held.num} of ${held.item_id}`)
}

/**
 * The offer of an item, if a member may order so many pieces now.
 * @throws AppError seckill_state, purchase_limit or out_of_stock with the reason
 */
export async function requireOffer(
  db: Database | Transaction,
  company_id: string,
  { user_id, num, ...key }: SeckillKey & { user_id: string; num: number },
  more: number,
  now: Date,
): Promise<SeckillOffer> {
  const offer = await seckillOffer(db, company_id, key, user_id)
  if (!offer || offer.disabled || !offer.buyable)
    throw new AppError('seckill_state', { message: '活动已下架' })
  if (offer.begin_time > now) throw new AppError('seckill_state', { message: '活动未开始' })
  if (offer.end_time <= now) throw new AppError('seckill_state', { message: '活动已结束' })
  if (offer.limit_num > 0 && offer.bought + more > offer.limit_num)
    throw new AppError('purchase_limit', { message: `每人限购${offer.limit_num}件` })
  if (Math.min(offer.activity_store - offer.sold, offer.store) < num) throw new AppError('out_of_stock')
  return offer
}

/** Shortest time to pay that a seckill may set, in minutes; equals the minimum of the trade setting. */
export const LEAST_PAY_MINUTES = 5

/**
 * Deadline for paying an order of a seckill: after the seckill's minutes, else the company's, but not after its end.
 * @param minutes of the company's setting
 */
export function seckillDeadline(
  { validity_period, end_time }: Pick<SeckillPrice, 'validity_period' | 'end_time'>,
  minutes: number,
  now: Date,
): Date {
  const validity = validity_period === null ? minutes : Math.max(validity_period, LEAST_PAY_MINUTES)
  return new Date(Math.min(now.getTime() + validity * MINUTE_MS, end_time * 1000))
}
