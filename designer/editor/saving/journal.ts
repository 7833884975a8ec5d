/** What this tab has edited and the server does not have yet, written down within 250 ms. */
import type { Change } from '@engine/design'
import type { Clock } from './clock'
import type { Drafts } from './drafts'
import type { JournalEntry, JournalStore } from './journal-store'

/** ms from an edit to its writing; the rest of the 250 ms is for the disk. */
const DELAY = 100

/** Where the journal looks when it writes everything anew. */
export interface JournalSource {
  /** The server's drafts that the edits start from. */
  base(): Drafts
  /** All that leads from there to the page as it is now, and when it was sent; none where nothing does. */
  entries(): readonly JournalEntry[]
}

/**
 * Each call takes what it writes at once and writes it after what was called before, so that base and entries always
 * belong together, whatever happens in between.
 */
export class Journal {
  /** Edits since the last write, all of them after `#base`. */
  #queue: JournalEntry[] = []
  #base: Drafts
  /** Whether the store holds a head of this tab. */
  #begun = false
  /** A write failed or was lost: the next one writes everything anew. */
  #broken = false
  #callOff: (() => void) | null = null
  #writing: Promise<void> = Promise.resolve()
  /** Counts what makes all writes before it worthless. */
  #overtaken = 0

  constructor(
    private readonly store: JournalStore,
    private readonly clock: Clock,
    private readonly key: { tab: string; scope: string },
    private readonly source: JournalSource,
  ) {
    this.#base = source.base()
  }

  /** An edit; the caller does not wait. */
  note(changes: readonly Change[]): void {
    this.#queue.push({ changes })
    this.#schedule()
  }

  /** All noted so far is about to be sent. @throws what the database throws */
  sent(): Promise<void> {
    this.#queue.push({ sent: true })
    return this.flush()
  }

  /** Writes what waits. @throws what the database throws; the next write then writes everything anew */
  flush(): Promise<void> {
    if (this.#broken) return this.restart()
    const [entries, base] = [this.#take(), this.#base]
    if (entries.length === 0) return this.#writing
    return this.#then(async () => {
      const at = this.clock.now()
      if (!this.#begun) await this.store.begin({ ...this.key, base, at }, entries)
      else if (!(await this.store.append(this.key.tab, entries, at))) {
        this.#broken = true
        this.#schedule()
      }
      return true
    })
  }

  /** The base has moved on: what the server has is forgotten, what it lacks written anew. @throws as `flush` */
  restart(): Promise<void> {
    this.#take()
    this.#broken = false
    const base = (this.#base = this.source.base())
    const entries = this.source.entries()
    return this.#then(async () => {
      if (entries.length === 0) await this.store.drop(this.key.tab)
      else await this.store.begin({ ...this.key, base, at: this.clock.now() }, entries)
      return entries.length > 0
    })
  }

  /**
   * The page may be gone in a moment: everything anew in a transaction that waits for nothing, neither for an answer of
   * the database nor for the writes before it, which count no more. @throws as `flush`
   */
  leave(): Promise<void> {
    this.#take()
    this.#overtaken++
    this.#begun = true
    this.#broken = false
    const base = (this.#base = this.source.base())
    const written = this.store.begin({ ...this.key, base, at: this.clock.now() }, this.source.entries())
    this.#writing = written.catch(() => void (this.#broken = true))
    return written
  }

  #take(): JournalEntry[] {
    this.#callOff?.()
    this.#callOff = null
    return this.#queue.splice(0)
  }

  #schedule(): void {
    // the edits are in the page still: saving goes its way, and the next write tries again
    this.#callOff ??= this.clock.after(DELAY, () => void this.flush().catch(console.warn))
  }

  /** @param work whether the store holds a head of this tab after it */
  #then(work: () => Promise<boolean>): Promise<void> {
    const overtaken = this.#overtaken
    const done = this.#writing.then(async () => {
      if (overtaken !== this.#overtaken) return
      const begun = await work()
      if (overtaken === this.#overtaken) this.#begun = begun
    })
    this.#writing = done.catch(() => void (this.#broken = true))
    return done
  }
}
