/**
 * Who hears that a trade was paid or that a refund arrived. A module says so in a file of that name, so that payments
 * know no orders, and neither list is kept by hand.
 */
import type { Transaction } from '../../db/client'
import type { refund, trade } from '../../db/schema'
import type { By } from '../../orders/deliveries/repo'

export type TradeRow = typeof trade.$inferSelect
export type RefundRow = typeof refund.$inferSelect

/** Default export of `server/{context}/{module}/paid-trades.ts`. */
export interface TradeHandler {
  /** `trade.order_type` of the trades that it serves. */
  order_types: readonly string[]
  /** The trade was paid just now, in this transaction; once for each trade. */
  paid(tx: Transaction, trade: TradeRow, now: Date): Promise<void>
  /** Money came for a trade that is cancelled or paid already, and goes back. */
  late(tx: Transaction, trade: TradeRow, payment_id: string, now: Date): Promise<void>
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
  retried(tx: Transaction, refund: RefundRow, by: By, now: Date): Promise<void>
}

const tradeHandlers = import.meta.glob<TradeHandler>('../../*/*/paid-trades.ts', {
  import: 'default',
  eager: true,
})
const refundHandlers = import.meta.glob<RefundHandler>('../../*/*/sent-refunds.ts', {
  import: 'default',
  eager: true,
})

/** @throws Error where nobody serves trades of this type */
export function tradeHandler({ order_type }: Pick<TradeRow, 'order_type'>): TradeHandler {
  const found = Object.values(tradeHandlers).find(({ order_types }) => order_types.includes(order_type))
  if (!found) throw new Error(`Expected a paid-trades.ts for trades of type ${order_type}, found none`)
  return found
}

/** Whether trades of a type may be paid by bank transfer; what no module serves may not. */
export function takesTransfer({ order_type }: Pick<TradeRow, 'order_type'>): boolean {
  const found = Object.values(tradeHandlers).find(({ order_types }) => order_types.includes(order_type))
  return found?.transfer !== undefined && !found.urgent_types?.includes(order_type)
}

/** Payments that came too late have none: the money simply goes back. */
export function refundHandler({ cause }: Pick<RefundRow, 'cause'>): RefundHandler | undefined {
  const [kind] = cause.split(':')
  return Object.values(refundHandlers).find((handler) => handler.kind === kind)
}
