interface Clock {
  /** ms between two looks. */
  every: number
  /** When it last finished looking at everything. */
  looked: number
  /** When it last showed that it goes on. */
  beat: number
  /** Since when there was more to do than one batch; absent where nothing is left. */
  behind: number | undefined
}

/** How one clock stands; ms, 0 where it is in time. */
export interface ClockState {
  clock: string
  /** How late its next look at everything is. */
  lag: number
  /** For how long it has had more to do than one batch. */
  behind: number
  /** For how long it has shown no sign of life beyond the time between two looks: it hangs. */
  silent: number
}

/** What jobs and tickers of this server are at; `/metrics` and `/readyz` tell it. Moments are those of `performance.now()`. */
export class ClockBeats {
  readonly #clocks = new Map<string, Clock>()

  /** @param every ms between two looks of this clock; `now` counts as the first */
  begin(clock: string, every: number, now = performance.now()): void {
    this.#clocks.set(clock, { every, looked: now, beat: now, behind: undefined })
  }

  /** It has finished a part of its work. */
  beat(clock: string, now = performance.now()): void {
    const known = this.#clocks.get(clock)
    if (known) known.beat = now
  }

  /** It has looked at everything. */
  looked(clock: string, now = performance.now()): void {
    const known = this.#clocks.get(clock)
    if (known) Object.assign(known, { looked: now, beat: now })
  }

  /** For how many companies there is more to do right away. */
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
