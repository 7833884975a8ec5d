import type { Actor } from '@server/core/owner'
import type { Database, Transaction } from '@server/db/client'
import type { LineRow, OrderRow } from '../order-repo'

/**
 * Refunds of pieces that a shop will not send: after-sales that the shop grants without being asked. Orders cannot import
 * the context of after-sales, which lies above them: it provides this as the default export of `unsent-refunds.handler.ts`.
 */
export interface UnsentRefunds {
  /** Pieces of each line that the shop still has, and that no application waits for. */
  refundablePieces(
    db: Database | Transaction,
    order: Pick<OrderRow, 'company_id' | 'order_id'>,
    lines: readonly LineRow[],
  ): Promise<{ line: LineRow; left: number }[]>
  /**
   * @param order locked with its member and trade by the caller
   * @param pieces how many of each line; at most what was not shipped
   * @throws AppError order_state; invalid naming the line that has fewer pieces left
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

/** Called once, at start. */
export function provideUnsentRefunds(found: UnsentRefunds): void {
  provided = found
}

/** @throws Error where no context provides them */
export function unsentRefunds(): UnsentRefunds {
  if (!provided)
    throw new Error(
      'Expected refunds of unsent pieces to be provided (server/registry/discover.ts), found none',
    )
  return provided
}
