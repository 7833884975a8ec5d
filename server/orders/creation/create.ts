import type { CheckoutBody, OrderCreated, Quote as WireQuote } from '@schemas/generated/api'
import { MINUTE_MS } from '@schemas/time-units'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { hashOfContent, type Once, onceForKey, settingOf, claim, keepAnswer } from '../../platform'
import { lockMember } from '../../members'
import {
  type QuoteContext,
  priceChange,
  type Quote,
  quoteFor,
  withAddress,
  storeQuote,
  type QuoteDifference,
} from '../../checkout'
import { readTicket, seckillDeadline, type Ticket } from '../../marketing'
import { reserve } from '../../catalogue'
import { insertTrade, payFreeTrade, withNumber } from '../../payments'
import { fault } from '../../core/fault-points'
import { insertOrders, unpaidOrders, type PlacedOrder, removeBought, cartSnapshot } from './repo'
import { draftOrder } from './order-rows'
import { consumeForOrders } from './consume'
import { deliveryPreferencesOf } from './delivery-preferences'

/** A verified ticket and its text. */
interface ReadTicket {
  ticket: Ticket
  text: string
}

interface OrderRequest {
  body: CheckoutBody
  /** Value of the header `Idempotency-Key` (rule checkout-5). */
  key: string | undefined
}

/**
 * `order_new`: writes one trade with an order for each shop in one transaction. The quote is computed again and compared
 * with the client's. Stock is reserved last, so that the rows of popular items are locked for the shortest time.
 * @returns the orders, or those that the same request made before
 * @throws AppError as declared for the endpoint; nothing is written then
 */
export async function createOrder(
  db: Database,
  context: QuoteContext,
  { body, key }: OrderRequest,
): Promise<Once<OrderCreated>> {
  const { company_id, member, now } = context
  const { user_id } = member
  // a repeated request returns its order even if the ticket has expired since
  const ticket = await outcomeOf(ticketOf(db, company_id, user_id, body, now))
  try {
    return await inTransaction(db, async (tx) => {
      const place = () => placeOrders(tx, context, body, ticket())
      if (key === undefined) return buyOnce(tx, { company_id, user_id, now }, body, place)
      const request = { company_id, user_id, key: `order:${key}`, body_hash: hashOfContent(body) }
      return onceForKey(tx, request, now, async () => {
        await lockMember(tx, company_id, user_id)
        return place()
      })
    })
  } catch (error) {
    if (error instanceof PriceChanged) await error.keep(db, context)
    throw error
  }
}

/** Waits for a promise; the returned function returns its value or throws its error. */
const outcomeOf = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )

async function placeOrders(
  tx: Transaction,
  context: QuoteContext,
  asked: CheckoutBody,
  ticket: ReadTicket | undefined,
): Promise<OrderCreated> {
  const { company_id, member, now } = context
  const { user_id } = member
  const body = await withAddress(tx, { company_id, user_id }, asked)
  const setting = await settingOf(tx, company_id, 'trade')
  const quote = await quoteFor(tx, context, body, setting)
  if (ticket) requireTicketed(quote, ticket.ticket)
  const changed = await priceChange(tx, context, quote, body, setting)
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
    const preferences = await deliveryPreferencesOf(tx, { company_id, user_id }, body, part, now)
    drafts.push(draftOrder({ company_id, user_id, trade_id, quote, part, preferences, now }))
  }
  const placed = await insertOrders(tx, drafts, now)
  fault('order:rows')
  await consumeForOrders(tx, { company_id, user_id, trade_id, quote, placed, ticket, now })
  fault('order:taken')
  await removeBought(tx, company_id, user_id, cartIdsOf(quote))
  await reserve(tx, company_id, linesOf(placed), `trade:${trade_id}:reserve`)
  fault('order:reserved')
  if (quote.total_fee === 0) await payFreeTrade(tx, trade, now)
  return toOrderCreated(trade_id, body, quote, placed)
}

/** @throws AppError ticket_refused for a seckill without a ticket, or one for something else */
async function ticketOf(
  db: Database,
  company_id: string,
  user_id: string,
  { order_type, ticket: sent = '', seckill_ticket: text = sent }: CheckoutBody,
  now: Date,
): Promise<ReadTicket | undefined> {
  if (order_type !== 'normal_seckill') return undefined
  const ticket = await readTicket(db, company_id, user_id, text, now)
  return { ticket, text }
}

/** @throws AppError ticket_refused unless exactly the ticket's item and number are bought */
function requireTicketed({ seckill, parts }: Quote, ticket: Ticket) {
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

function toOrderCreated(
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

/** Rule checkout-5: without a key, the same again within this time is the same click. */
const DOUBLE_CLICK_MS = 5_000

interface Buyer {
  company_id: string
  user_id: string
  now: Date
}

/**
 * Makes one order of a cart without idempotency key. A second click finds the same cart, or an empty one after the first
 * has bought it; another content of the cart is a new order, however soon.
 */
async function buyOnce(
  tx: Transaction,
  { company_id, user_id, now }: Buyer,
  body: CheckoutBody,
  place: () => Promise<OrderCreated>,
): Promise<Once<OrderCreated>> {
  await lockMember(tx, company_id, user_id)
  const held = await cartSnapshot(tx, company_id, user_id)
  const request = {
    company_id,
    user_id,
    key: `cart:${hashOfContent(body)}`,
    body_hash: hashOfContent(held),
  }
  const earlier = await claim(tx, request, { now, since: new Date(now.getTime() - DOUBLE_CLICK_MS) })
  if (earlier && (held.length === 0 || earlier.body_hash === request.body_hash))
    return { answer: earlier.answer as OrderCreated, repeated: true }
  const answer = await place()
  await keepAnswer(tx, request, answer)
  return { answer, repeated: false }
}

/** The price differs from the buyer's quote (rule checkout-1); the answer contains the new quote and the differences. */
class PriceChanged extends AppError {
  constructor(
    private readonly quote: WireQuote,
    changes: QuoteDifference[],
  ) {
    super('price_changed', { details: { quote, changes } })
  }

  /** Stores the new quote, outside the transaction, which is rolled back. */
  async keep(db: Database, { company_id, member }: QuoteContext): Promise<void> {
    const expires = new Date(this.quote.expires * 1_000)
    await storeQuote(db, { company_id, user_id: member.user_id, expires, content: this.quote })
  }
}
