interface Clock {
  /** ms between two runs. */
  every: number
  /** When it last finished a complete run. */
  looked: number
  /** When it last reported progress. */
  beat: number
  /** Since when there has been more work than one batch; absent without a backlog. */
  behind: number | undefined
}

/** State of one job in ms; 0 if it is on time. */
export interface ClockState {
  clock: string
  /** Delay of its next run. */
  lag: number
  /** Since when it has had a backlog of more than one batch. */
  behind: number
  /** How long it has reported no progress beyond the interval between two runs: it hangs. */
  silent: number
}

/** State of this server's jobs, reported by `/metrics` and `/readyz`. Times are values of `performance.now()`. */
export class ClockBeats {
  readonly #clocks = new Map<string, Clock>()

  /** @param every ms between two runs; `now` counts as the first */
  begin(clock: string, every: number, now = performance.now()): void {
    this.#clocks.set(clock, { every, looked: now, beat: now, behind: undefined })
  }

  /** Reports progress. */
  beat(clock: string, now = performance.now()): void {
    const known = this.#clocks.get(clock)
    if (known) known.beat = now
  }

  /** Reports a complete run. */
  looked(clock: string, now = performance.now()): void {
    const known = this.#clocks.get(clock)
    if (known) Object.assign(known, { looked: now, beat: now })
  }

  /** Number of companies with a backlog. */
  left(clock: string, companies: number, now = performance.now()): void {
    const known = this.#clocks.get(clock)
    if (known) known.behind = companies > 0 ? (known.behind ?? now) : undefined
  }

  states(now = performance.now()): ClockState[] {
    return [...this.#clocks].map(([clock, { every, looked, beat, behind = now }]) => ({
      clock,
      lag: Math.max(0, now - looked - every),
      behind: now - behind,
      silent: Math.max(0, now - beat - every),
    }))
  }
}
