/** When each clock of this server last showed that it goes on; `/metrics` and `/readyz` tell how late one is. */
export class ClockBeats {
  readonly #beats = new Map<string, { every: number; last: number }>()

  /** @param every ms between two looks of this clock; `now` counts as the first */
  begin(clock: string, every: number, now = Date.now()): void {
    this.#beats.set(clock, { every, last: now })
  }

  /** The clock has looked, or has finished a part of much work. */
  beat(clock: string, now = Date.now()): void {
    const known = this.#beats.get(clock)
    if (known) known.last = now
  }

  /** For each clock, how many ms ago its next look should have come; 0 for one that is in time. */
  lags(now = Date.now()): { clock: string; lag: number }[] {
    return [...this.#beats].map(([clock, { every, last }]) => ({
      clock,
      lag: Math.max(0, now - last - every),
    }))
  }
}
