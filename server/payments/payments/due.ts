/** Helpers of jobs that process due payments and refunds in batches. */
export interface DueWork {
  now: Date
  limit: number
  /** Called for an item that failed; it is retried at its next due time. */
  failed(error: unknown, id: string): void
  /** Stops the batch between two items. */
  signal?: AbortSignal | undefined
}
