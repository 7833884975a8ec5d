/** Positions in the write-ahead log, of the primary and of a replica. */
export interface LogPositions {
  /** The last position that the primary has written. */
  written(): Promise<bigint>
  /** The last position that the replica has replayed. */
  replayed(): Promise<bigint>
}

/** ms; older positions are forgotten: a replica that is later than that counts as gone. */
const KNOWN_MS = 60_000

/**
 * By how much a replica is late: the age of the newest known position of the primary that it has reached. This needs
 * neither writes nor clocks that agree, and it grows while the two are disconnected.
 */
export class LagMeter {
  /** Oldest first. */
  #written: { at: number; position: bigint }[] = []
  /** When the newest position was written that the replica has reached. */
  #reached = Number.NEGATIVE_INFINITY

  constructor(
    private readonly positions: LogPositions,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** ms; infinite while the replica has reached no known position. */
  get lag(): number {
    return this.now() - this.#reached
  }

  async measure(): Promise<void> {
    const at = this.now()
    this.#written.push({ at, position: await this.positions.written() })
    const replayed = await this.positions.replayed()
    const reached = this.#written.findLast(({ position }) => position <= replayed)
    if (reached) this.#reached = Math.max(this.#reached, reached.at)
    this.#written = this.#written.filter((known) => known.at > at - KNOWN_MS)
  }

  /** The replica does not answer. */
  lost(): void {
    this.#reached = Number.NEGATIVE_INFINITY
  }
}
