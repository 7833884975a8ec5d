/**
 * Who hears that a trade was paid or that a refund arrived. A module says so in a file of that name, so that payments
 * know no orders, and neither list is kept by hand.
 */
import type { OrderInfo } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { trade } from '../../db/schema'
import type { RefundRow } from './refund-repo'
import type { Actor } from '../../core/actor'

export type TradeRow = typeof trade.$inferSelect

export interface SoldOrder {
  order_id: string
  title: string
  /** Points that it was paid with. */
  point_use: number
}

/** Default export of `server/{context}/{module}/paid-trades.ts`. */
export interface TradeHandler {
  /** `trade.order_type` of the trades that it serves. */
  order_types: readonly string[]
  /** The trade was paid just now, in this transaction; once for each trade. */
  paid(tx: Transaction, trade: TradeRow, now: Date): Promise<void>
  /** Money came for a trade that is cancelled or paid already, and goes back. */
  late(tx: Transaction, trade: TradeRow, payment_id: string, now: Date): Promise<void>
  /** The orders that it pays, as their buyer's list shows them; absent: none. */
  orders?(db: Database, trade: TradeRow, now: Date): Promise<OrderInfo[]>
  /** The same with what the cashier shows. */
  sold?(db: Database | Transaction, trade: TradeRow): Promise<SoldOrder[]>
  /** Of those, what has to be paid in minutes, so never by transfer. */
  urgent_types?: readonly string[]
  /** A transfer's proof was uploaded (0), approved (1) or refused (2); absent: it cannot be paid by transfer. */
  transfer?(tx: Transaction, trade: TradeRow, check_status: number, now: Date): Promise<void>
}

/** Default export of `server/{context}/{module}/sent-refunds.ts`. */
export interface RefundHandler {
  /** Causes are `{kind}:{what}`. */
  kind: string
  /** The provider has paid it out; once for each refund. */
  done(tx: Transaction, refund: RefundRow, now: Date): Promise<void>
  /** The provider will not pay it out (`refund.failure`); an operator must look. */
  failed(tx: Transaction, refund: RefundRow, now: Date): Promise<void>
  /** An operator has a failed one sent again. */
  retried(tx: Transaction, refund: RefundRow, by: Actor, now: Date): Promise<void>
}

let tradeHandlers: readonly TradeHandler[] = []
let refundHandlers: readonly RefundHandler[] = []

/** Called once, at start: the contexts above provide handlers. */
export function provideHandlers(trades: readonly TradeHandler[], refunds: readonly RefundHandler[]): void {
  tradeHandlers = trades
  refundHandlers = refunds
}

/** @throws Error where nobody serves trades of this type */
export function tradeHandler(trade: Pick<TradeRow, 'order_type'>): TradeHandler {
  const found = handlerOf(trade)
  if (!found) throw new Error(`Expected a paid-trades.ts for trades of type ${trade.order_type}, found none`)
  return found
}

/** Whether trades of a type may be paid by bank transfer; what no module serves may not. */
export function takesTransfer(trade: Pick<TradeRow, 'order_type'>): boolean {
  const found = handlerOf(trade)
  return found?.transfer !== undefined && !found.urgent_types?.includes(trade.order_type)
}

const handlerOf = ({ order_type }: Pick<TradeRow, 'order_type'>): TradeHandler | undefined =>
  tradeHandlers.find(({ order_types }) => order_types.includes(order_type))

/** The orders that a trade pays; a trade of another kind has none. */
export const ordersOf = async (db: Database, trade: TradeRow, now: Date): Promise<OrderInfo[]> =>
  (await handlerOf(trade)?.orders?.(db, trade, now)) ?? []

export const soldOrdersOf = async (db: Database | Transaction, trade: TradeRow): Promise<SoldOrder[]> =>
  (await handlerOf(trade)?.sold?.(db, trade)) ?? []

/** Payments that came too late have none: the money simply goes back. */
export function refundHandler({ cause }: Pick<RefundRow, 'cause'>): RefundHandler | undefined {
  const [kind] = cause.split(':')
  return refundHandlers.find((handler) => handler.kind === kind)
}
