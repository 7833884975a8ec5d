/** Of several requests only the newest counts: an answer or a failure that arrives after a newer request is dropped. */
export class Newest {
  #asking: AbortController | undefined

  /** Takes whatever is asked for now back, and asks. @returns undefined where a newer question was asked meanwhile */
  async ask<T>(work: (signal: AbortSignal) => Promise<T>): Promise<{ value: T } | undefined> {
    this.stop()
    const own = (this.#asking = new AbortController())
    try {
      const value = await work(own.signal)
      return this.#asking === own ? { value } : undefined
    } catch (error) {
      if (this.#asking !== own) return undefined
      throw error
    }
  }

  /** What is asked for now counts no more. */
  stop() {
    this.#asking?.abort()
    this.#asking = undefined
  }
}
