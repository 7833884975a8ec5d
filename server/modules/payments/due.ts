/** How a job has what is due done: some of it at a time. */
export interface DueWork {
  now: Date
  limit: number
  /** Hears of what could not be done; it is tried again when its next time comes. */
  failed(error: unknown, id: string): void
  /** Ends it between two; the rest is left to whoever comes next. */
  signal?: AbortSignal | undefined
}
