import { FIGURES } from '../config/limits'
import type { Database } from './client'
import { databaseTime, learnOffset } from './time'

const ALLOWED_MS = FIGURES.clock_offset_seconds * 1_000

/** Compares this server's clock with the database's. */
export class ClockCheck {
  #offset = 0
  #uncertain = 0

  /**
   * @param turned called when the server's clock becomes wrong, and when it is right again
   * @param local this server's clock, ms
   */
  constructor(
    private readonly db: Database,
    private readonly turned: (wrong: boolean, offset: number) => void = () => {},
    private readonly local: () => number = () => Date.now(),
  ) {}

  /** Queries the database's clock. @returns its time */
  async measure(): Promise<Date> {
    const asked = this.local()
    const time = await databaseTime(this.db)
    const before = this.isWrong
    this.#uncertain = (this.local() - asked) / 2
    const found = asked + this.#uncertain - time.getTime()
    // a difference within the round trip's uncertainty is ignored, so that the time does not jump
    if (Math.abs(found - this.#offset) > this.#uncertain + 1) this.#offset = found
    learnOffset(this.#offset)
    if (this.isWrong !== before) this.turned(this.isWrong, this.#offset)
    return time
  }

  /** ms by which this server's clock was ahead of the database's at the last measurement. */
  get offset(): number {
    return this.#offset
  }

  /** Whether it differs by more than is allowed even after subtracting the round trip. */
  get isWrong(): boolean {
    return Math.abs(this.#offset) - this.#uncertain > ALLOWED_MS
  }
}
