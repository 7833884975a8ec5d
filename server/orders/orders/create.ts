import type { CheckoutBody, OrderCreated } from '@schemas/generated/api'
import { MINUTE_MS } from '@schemas/time-units'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { hashOfContent, type Once, onceForKey, settingOf } from '../../platform'
import { lockMember } from '../../members'
import { type QuoteContext, priceChange, type Quote, quoteFor, withAddress } from '../../checkout'
import { readTicket, seckillDeadline, type Ticket } from '../../marketing'
import { reserve } from '../../catalogue'
import { insertTrade, payFreeTrade, withNumber } from '../../payments'
import { fault } from '../../core/fault-points'
import { buyOnce } from './double-click'
import { insertOrders, unpaidOrders, type PlacedOrder } from './insert-repo'
import { draftOrder } from './order-rows'
import { PriceChanged } from './price-changed'
import { removeBought } from './cart-repo'
import { takeForOrders } from './takings'
import { wishesOf } from './wishes'

/** A ticket that was read, and itself. */
interface Redeemed {
  ticket: Ticket
  text: string
}

export interface OrderRequest {
  body: CheckoutBody
  /** Of the header `Idempotency-Key` (rule checkout-5). */
  key: string | undefined
}

/**
 * `order_new`: one trade with an order for each shop, or nothing at all, in one transaction. What a
 * client was told is compared, never believed; stock is taken last, so that the rows that everybody wants are locked
 * for the shortest time.
 * @returns the order, or the one that the same request made before
 * @throws AppError as the declaration lists them; nothing is taken then
 */
export async function createOrder(
  db: Database,
  asking: QuoteContext,
  { body, key }: OrderRequest,
): Promise<Once<OrderCreated>> {
  const { company_id, member, now } = asking
  const { user_id } = member
  // a ticket that has ended is no reason to refuse the order that was made with it
  const ticket = await settled(ticketOf(db, company_id, user_id, body, now))
  try {
    return await inTransaction(db, async (tx) => {
      const place = () => placeOrders(tx, asking, body, ticket())
      if (key === undefined) return buyOnce(tx, { company_id, user_id, now }, body, place)
      const request = { company_id, user_id, key: `order:${key}`, body_hash: hashOfContent(body) }
      return onceForKey(tx, request, now, async () => {
        await lockMember(tx, company_id, user_id)
        return place()
      })
    })
  } catch (error) {
    if (error instanceof PriceChanged) await error.keep(db, asking)
    throw error
  }
}

/** The result of a promise, or what it failed with, for whoever asks later. */
const settled = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )

async function placeOrders(
  tx: Transaction,
  asking: QuoteContext,
  asked: CheckoutBody,
  ticket: Redeemed | undefined,
): Promise<OrderCreated> {
  const { company_id, member, now } = asking
  const { user_id } = member
  const body = await withAddress(tx, { company_id, user_id }, asked)
  const setting = await settingOf(tx, company_id, 'trade')
  const quote = await quoteFor(tx, asking, body, setting)
  if (ticket) expectTicketed(quote, ticket.ticket)
  const changed = await priceChange(tx, asking, quote, body, setting)
  if (changed) throw new PriceChanged(changed.quote, changed.differences)
  const unpaid = await unpaidOrders(tx, company_id, user_id, now)
  if (unpaid + quote.parts.length > setting.max_unpaid_orders) throw new AppError('too_many_unpaid')

  const { seckill } = quote
  const expires = seckill
    ? seckillDeadline(seckill, setting.seckill_cancel_time, now)
    : new Date(now.getTime() + setting.order_cancel_time * MINUTE_MS)
  const trade = await withNumber('trade', user_id, now, (trade_id) =>
    insertTrade(tx, {
      company_id,
      trade_id,
      user_id,
      order_type: quote.order_type,
      total_fee: quote.total_fee,
      expires,
      created: now,
      updated: now,
    }),
  )
  fault('order:trade')
  const { trade_id } = trade
  const drafts = []
  for (const part of quote.parts) {
    const wishes = await wishesOf(tx, { company_id, user_id }, body, part, now)
    drafts.push(draftOrder({ company_id, user_id, trade_id, quote, part, wishes, now }))
  }
  const placed = await insertOrders(tx, drafts, now)
  fault('order:rows')
  await takeForOrders(tx, { company_id, user_id, trade_id, quote, placed, ticket, now })
  fault('order:taken')
  await removeBought(tx, company_id, user_id, cartIdsOf(quote))
  await reserve(tx, company_id, linesOf(placed), `trade:${trade_id}:reserve`)
  fault('order:reserved')
  if (quote.total_fee === 0) await payFreeTrade(tx, trade, now)
  return answerOf(trade_id, body, quote, placed)
}

/** @throws AppError ticket_refused for a seckill without a ticket, or one for something else */
async function ticketOf(
  db: Database,
  company_id: string,
  user_id: string,
  { order_type, ticket: sent = '', seckill_ticket: text = sent }: CheckoutBody,
  now: Date,
): Promise<Redeemed | undefined> {
  if (order_type !== 'normal_seckill') return undefined
  const ticket = await readTicket(db, company_id, user_id, text, now)
  return { ticket, text }
}

/** What is bought is what the ticket is for. */
function expectTicketed({ seckill, parts }: Quote, ticket: Ticket) {
  const bought = parts
    .flatMap(({ lines }) => lines)
    .filter(({ order_item_type }) => order_item_type !== 'gift')
  const [line, ...others] = bought
  const same =
    seckill?.id === ticket.seckill_id && line?.item_id === ticket.item_id && line.num === ticket.num
  if (!same || others.length > 0) throw new AppError('ticket_refused')
}

const cartIdsOf = ({ parts }: Quote): string[] =>
  parts.flatMap(({ lines }) => lines.flatMap(({ cart_id }) => (cart_id === null ? [] : [cart_id])))

const linesOf = (placed: PlacedOrder[]) =>
  placed.flatMap(({ lines }) =>
    lines.map(({ distributor_id, item_id, num }) => ({ distributor_id, item_id, num })),
  )

function answerOf(
  trade_id: string,
  { pay_type = '' }: CheckoutBody,
  quote: Quote,
  placed: PlacedOrder[],
): OrderCreated {
  const orders = placed.map(({ order_id, order: { distributor_id, total_fee } }) => {
    return { order_id, distributor_id, total_fee }
  })
  return {
    trade_id,
    order_id: orders[0]?.order_id ?? '',
    orders,
    total_fee: quote.total_fee,
    pay_type: quote.total_fee === 0 ? 'point' : pay_type,
    order_type: quote.order_type,
    team_id: '',
  }
}
