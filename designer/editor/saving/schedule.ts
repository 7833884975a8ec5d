/** When the next save is due. */
import type { Clock } from './clock'

/** ms after the last edit, and after the first one that is not sent while editing goes on. */
const PAUSE = 1000
const LONGEST = 2000
/** ms before a failed save is tried again: doubled each time, up to the second. */
const RETRY = { first: 1000, longest: 30_000 }

export class Schedule {
  /** Of the edits that were not sent. */
  #first: number | null = null
  #last = 0
  #failures = 0
  #retryAt: number | null = null
  /** The server will say no again until something changes. */
  #refused = false
  #callOff: (() => void) | null = null

  constructor(
    private readonly clock: Clock,
    private readonly run: () => void,
  ) {}

  edited(): void {
    this.#last = this.clock.now()
    this.#first ??= this.#last
    this.#refused = false
  }

  /** All edits so far are being sent, or are none any more. */
  clear(): void {
    this.stop()
    this.#first = null
  }

  succeeded(): void {
    this.#failures = 0
    this.#retryAt = null
  }

  /** To be tried again by itself. */
  failed(): void {
    const wait = Math.min(RETRY.first * 2 ** this.#failures++, RETRY.longest)
    this.#retryAt = this.clock.now() + wait
  }

  /** To be tried again with the next edit. */
  refused(): void {
    this.#refused = true
    this.#retryAt = null
  }

  /** As if nothing had failed, and at once. */
  hurry(): void {
    this.succeeded()
    this.#refused = false
    this.#first = this.#last = this.clock.now() - LONGEST
  }

  /** Sets the timer, again after every edit; only for what is unsaved. */
  start(): void {
    this.stop()
    if (this.#refused) return
    const now = this.clock.now()
    const due = this.#retryAt ?? Math.min(this.#last + PAUSE, (this.#first ?? now - LONGEST) + LONGEST)
    this.#callOff = this.clock.after(Math.max(0, due - now), this.run)
  }

  stop(): void {
    this.#callOff?.()
    this.#callOff = null
  }
}
