interface Heartbeat {
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
export interface JobState {
  job: string
  /** Delay of its next run. */
  lag: number
  /** Since when it has had a backlog of more than one batch. */
  behind: number
  /** How long it has reported no progress beyond the interval between two runs: it hangs. */
  silent: number
}

/** State of this server's jobs, reported by `/metrics` and `/readyz`. Times are values of `performance.now()`. */
export class JobHeartbeats {
  readonly #jobs = new Map<string, Heartbeat>()

  /** @param every ms between two runs; `now` counts as the first */
  begin(job: string, every: number, now = performance.now()): void {
    this.#jobs.set(job, { every, looked: now, beat: now, behind: undefined })
  }

  /** Reports progress. */
  beat(job: string, now = performance.now()): void {
    const known = this.#jobs.get(job)
    if (known) known.beat = now
  }

  /** Reports a complete run. */
  looked(job: string, now = performance.now()): void {
    const known = this.#jobs.get(job)
    if (known) Object.assign(known, { looked: now, beat: now })
  }

  /** Number of companies with a backlog. */
  left(job: string, companies: number, now = performance.now()): void {
    const known = this.#jobs.get(job)
    if (known) known.behind = companies > 0 ? (known.behind ?? now) : undefined
  }

  states(now = performance.now()): JobState[] {
    return [...this.#jobs].map(([job, { every, looked, beat, behind = now }]) => ({
      job,
      lag: Math.max(0, now - looked - every),
      behind: now - behind,
      silent: Math.max(0, now - beat - every),
    }))
  }
}
