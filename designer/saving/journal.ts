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
  /** All that leads from there to the page as it is now. */
  changes(): readonly Change[]
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
      this.#begun = true
    })
  }

  /** The base has moved on: what the server has is forgotten, what it lacks written anew. @throws as `flush` */
  restart(): Promise<void> {
    this.#take()
    this.#broken = false
    const base = (this.#base = this.source.base())
    const changes = this.source.changes()
    return this.#then(async () => {
      if (changes.length === 0) await this.store.drop(this.key.tab)
      else await this.store.begin({ ...this.key, base, at: this.clock.now() }, [{ changes }])
      this.#begun = changes.length > 0
    })
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

  #then(work: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(work)
    this.#writing = done.catch(() => void (this.#broken = true))
    return done
  }
}
