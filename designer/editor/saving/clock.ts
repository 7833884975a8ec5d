/** Time as saving needs it, so that tests can hold it still. */
export interface Clock {
  /** Milliseconds; only differences count, and `savedAt` is shown. */
  now(): number
  /** Runs once after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
