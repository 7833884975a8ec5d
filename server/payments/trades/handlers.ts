/**
 * Handlers of paid trades and sent refunds. Modules of higher contexts provide them in files found by name, so that
 * payments do not depend on orders.
 */
import type { OrderInfo, TradeDetail } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { TradeRow } from './repo'
import type { refund } from '../../db/schema'
import type { Actor } from '../../core/owner'

export type RefundRow = typeof refund.$inferSelect

interface SoldOrder {
  order_id: string
  title: string
  /** Points that it is paid with. */
  point_use: number
}

/** Default export of `server/{context}/{module}/paid-trades.ts`. */
export interface TradeHandler {
  /** `trade.order_type` of the trades that it handles. */
  order_types: readonly string[]
  /** Called in the transaction that marks a trade as paid, once per trade. */
  paid(tx: Transaction, trade: TradeRow, now: Date): Promise<void>
  /** Called for money that is refunded because the trade is cancelled or paid already. */
  late(tx: Transaction, trade: TradeRow, payment_id: string, now: Date): Promise<void>
  /** The trade's orders in the form of the buyer's list; absent: none. */
  orders?(db: Database, trade: TradeRow, now: Date): Promise<OrderInfo[]>
  /** The trade's orders in the form of the cashier. */
  sold?(db: Database | Transaction, trade: TradeRow): Promise<SoldOrder[]>
  /** What is bought by a trade without orders. */
  product?(db: Database, trade: TradeRow): Promise<TradeDetail['product']>
  /** Those of `order_types` that must be paid within minutes, so never by transfer. */
  urgent_types?: readonly string[]
  /** Called when a transfer's proof was uploaded (0), approved (1) or refused (2); absent: no payment by transfer. */
  transfer?(tx: Transaction, trade: TradeRow, check_status: number, now: Date): Promise<void>
}

/** Default export of `server/{context}/{module}/sent-refunds.ts`. */
export interface RefundHandler {
  /** Handles refunds with the cause `{kind}:…`. */
  kind: string
  /** The provider has paid a refund out; called once per refund. */
  done(tx: Transaction, refund: RefundRow, now: Date): Promise<void>
  /** The provider refuses to pay it out (`refund.failure`); an operator must decide. */
  failed(tx: Transaction, refund: RefundRow, now: Date): Promise<void>
  /** An operator sends a failed refund again. */
  retried(tx: Transaction, refund: RefundRow, by: Actor, now: Date): Promise<void>
}

let tradeHandlers: readonly TradeHandler[] = []
let refundHandlers: readonly RefundHandler[] = []

/** Called once at start, with the handlers of the contexts above. */
export function provideHandlers(trades: readonly TradeHandler[], refunds: readonly RefundHandler[]): void {
  tradeHandlers = trades
  refundHandlers = refunds
}

/** @throws Error if no handler serves trades of this type */
export function tradeHandler(trade: Pick<TradeRow, 'order_type'>): TradeHandler {
  const found = handlerOf(trade)
  if (!found) throw new Error(`Expected a paid-trades.ts for trades of type ${trade.order_type}, found none`)
  return found
}

/** Whether trades of a type may be paid by bank transfer; not without a handler. */
export function allowsTransfer(trade: Pick<TradeRow, 'order_type'>): boolean {
  const found = handlerOf(trade)
  return found?.transfer !== undefined && !found.urgent_types?.includes(trade.order_type)
}

const handlerOf = ({ order_type }: Pick<TradeRow, 'order_type'>): TradeHandler | undefined =>
  tradeHandlers.find(({ order_types }) => order_types.includes(order_type))

/** The orders of a trade; trades for VIP grades have none. */
export const ordersOf = async (db: Database, trade: TradeRow, now: Date): Promise<OrderInfo[]> =>
  (await handlerOf(trade)?.orders?.(db, trade, now)) ?? []

export const soldOrdersOf = async (db: Database | Transaction, trade: TradeRow): Promise<SoldOrder[]> =>
  (await handlerOf(trade)?.sold?.(db, trade)) ?? []

/** What a trade without orders buys; absent for orders. */
export const productOf = (db: Database, trade: TradeRow): Promise<TradeDetail['product']> =>
  handlerOf(trade)?.product?.(db, trade) ?? Promise.resolve(undefined)

/** The handler of a refund's cause; refunds of late payments have none. */
export function refundHandler({ cause }: Pick<RefundRow, 'cause'>): RefundHandler | undefined {
  const [kind] = cause.split(':')
  return refundHandlers.find((handler) => handler.kind === kind)
}
