import type { Database } from '../../db/client'
import { forEachCall } from '../../platform'
import type { PaymentProviders } from '../providers/providers'

/** What a job gives to work on due payments and refunds. */
export interface DueWork {
  now: Date
  /** Most items of one run. */
  limit: number
  /** Called for an item that failed; it is retried at its next due time. */
  failed(error: unknown, id: string): void
  /** Stops the run between two items. */
  signal?: AbortSignal | undefined
}

/**
 * Works on what is due of one company and asks the payment providers about it.
 * @returns how many items were worked on
 */
export type DueJob = (
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  work: DueWork,
) => Promise<number>

/**
 * Works on due items until none is left or the limit is reached; several at a time.
 * @param take claims the next item, so that no other server works on it; undefined: none is due
 * @returns how many were worked on
 */
export function workOnDue<Item>(
  { limit, failed, signal }: DueWork,
  take: () => Promise<Item | undefined>,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const places = Array.from({ length: limit }, (_, place) => String(place))
  let isOver = false
  return forEachCall(places, { failed, signal }, async () => {
    if (isOver) return false
    const item = await take()
    isOver ||= item === undefined
    if (item !== undefined) await work(item)
    return item !== undefined
  })
}
