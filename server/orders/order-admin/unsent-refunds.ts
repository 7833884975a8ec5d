import type { Actor } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import type { LineRow, OrderRow } from '../order-repo'

/**
 * Refunds of pieces that a shop will not ship: after-sales cases that the shop grants by itself. Orders cannot import
 * after-sales, which lie above them; after-sales provide this as the default export of `unsent-refunds.handler.ts`.
 */
export interface UnsentRefunds {
  /** Pieces of each line that are neither shipped nor part of an open case. */
  refundablePieces(
    db: Database | Transaction,
    order: Pick<OrderRow, 'company_id' | 'order_id'>,
    lines: readonly LineRow[],
  ): Promise<{ line: LineRow; left: number }[]>
  /**
   * @param order locked with its member and trade by the caller
   * @param pieces how many of each line; at most what was not shipped
   * @throws AppError order_state; invalid for a line with fewer pieces left
   */
  refundUnsent(
    tx: Transaction,
    actor: Actor,
    order: OrderRow,
    refund: { pieces: ReadonlyMap<string, number>; reason: string },
    now: Date,
  ): Promise<unknown>
}

let provided: UnsentRefunds | undefined

/** Called once at start. */
export function provideUnsentRefunds(found: UnsentRefunds): void {
  provided = found
}

/** @throws Error if no context provides them */
export function unsentRefunds(): UnsentRefunds {
  if (!provided)
    throw new Error(
      'Expected refunds of unsent pieces to be provided (server/registry/discover.ts), found none',
    )
  return provided
}
