/** What an order takes of a seckill: its ticket, its pieces and the member's share (rule seckill-2). */
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { countPieces, movePieces, seckillOffer, useTicket, type SeckillKey, type SeckillOffer } from './repo'
import { ticketId, type Ticket } from './ticket'

export interface Redemption {
  /** As `readTicket` read it. */
  ticket: Ticket
  /** The ticket itself, which is good for once. */
  text: string
  order_id: string
}

/**
 * Redeems a ticket inside the order's transaction. Stock is reserved besides, by the stock module.
 * @throws AppError ticket_refused for a ticket that was used; seckill_state, purchase_limit or out_of_stock where the
 * seckill has changed since the ticket was given
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
  await checkOffer(tx, company_id, ticket, counted ? 0 : num, now)
  throw new AppError('out_of_stock')
}

/** Gives a cancelled order's pieces back to the seckill; they still count as the member's tries (rule seckill-3). */
export async function givePiecesBack(
  tx: Transaction,
  company_id: string,
  held: SeckillKey & { num: number },
): Promise<void> {
  if (!(await movePieces(tx, company_id, held, -held.num, new Date(0))))
    throw new Error(`Expected seckill ${held.seckill_id} to have sold ${held.num} of ${held.item_id}`)
}

/**
 * Whether a member may order so many pieces at this moment.
 * @throws AppError seckill_state, purchase_limit or out_of_stock, saying why not
 */
export async function checkOffer(
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
