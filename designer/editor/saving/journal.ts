/** What this tab has edited and the server does not have yet. */
import { diff, type Change, type PageDoc } from '@engine/design'
import type { Clock } from './browser'
import type { Drafts } from './drafts'
import type { JournalEntry, JournalStore } from './journal-store'

/** Everything that a journal holds: the server's drafts that the edits start from, and the edits. */
export interface JournalContent {
  base: Drafts
  /** None where the server has everything. */
  entries: readonly JournalEntry[]
}

/**
 * The way from a base to a page as a journal, by the pages that were sent on the way and not answered.
 * @returns nothing where base and page are the same
 */
export function entriesTo(page: PageDoc, base: PageDoc, sent: readonly PageDoc[]): JournalEntry[] {
  const steps = [...sent, page].map((doc, index, docs) => diff(docs[index - 1] ?? base, doc))
  if (steps.every((changes) => changes.length === 0)) return []
  return steps.flatMap((changes, index): JournalEntry[] =>
    index < sent.length ? [{ changes }, { sent: true }] : [{ changes }],
  )
}

/** ms from an edit to its writing; with the disk's time at most 250. */
const DELAY = 100

/** Entries after which the journal begins again: an hour of typing. */
const MOST_ENTRIES = 5_000

/**
 * The journal of one tab. Each call takes its content at once and writes it after the writes before it, so that base
 * and entries always belong together.
 */
export class Journal {
  /** Entries since the last write, all of them after `#base`. */
  #queue: JournalEntry[] = []
  #base: Drafts
  /** Whether the store holds a head of this tab. */
  #begun = false
  /** Entries in the store. */
  #written = 0
  /** A write failed or found no head: the next one writes everything again. */
  #broken = false
  #cancel: (() => void) | null = null
  #writing: Promise<void> = Promise.resolve()
  /** Counts the calls of `leave`, each of which replaces all writes before it. */
  #generation = 0

  /** @param content the page as it is now */
  constructor(
    private readonly store: JournalStore,
    private readonly clock: Clock,
    private readonly key: { tab: string; scope: string },
    private readonly content: () => JournalContent,
  ) {
    this.#base = content().base
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

  /**
   * The server has taken what was sent last: the base moves on without being written again, which takes seconds where it
   * is long. @throws as `flush`
   */
  saved(revisions: Readonly<Record<string, string>>): Promise<void> {
    if (this.#broken || this.#written > MOST_ENTRIES) return this.restart()
    this.#queue.push({ saved: revisions })
    return this.flush()
  }

  /** Writes what was noted. @throws what the database throws; the next write then writes everything again */
  flush(): Promise<void> {
    if (this.#broken) return this.restart()
    const [entries, base] = [this.#take(), this.#base]
    if (entries.length === 0) return this.#writing
    return this.#then(async (isReplaced) => {
      const at = this.clock.now()
      if (!this.#begun) await this.store.begin({ ...this.key, base, at }, entries, isReplaced)
      else if (!(await this.store.append(this.key.tab, entries, at))) {
        this.#broken = true
        this.#schedule()
      }
      this.#written += entries.length
      return true
    })
  }

  /** Replaces everything after the base has changed: what the server has is dropped. @throws as `flush` */
  restart(): Promise<void> {
    const { base, entries } = this.#takeAll()
    return this.#then(async (isReplaced) => {
      this.#written = entries.length
      if (entries.length === 0) await this.store.drop(this.key.tab)
      else await this.store.begin({ ...this.key, base, at: this.clock.now() }, entries, isReplaced)
      return entries.length > 0
    })
  }

  /**
   * The page may be gone in a moment: replaces everything in a transaction that waits for nothing, neither for an answer
   * of the database nor for the writes before it. @throws as `flush`
   */
  leave(): Promise<void> {
    const { base, entries } = this.#takeAll()
    this.#generation++
    this.#begun = true
    const written = this.store.begin({ ...this.key, base, at: this.clock.now() }, entries)
    this.#writing = written.catch(() => void (this.#broken = true))
    return written
  }

  #take(): JournalEntry[] {
    this.#cancel?.()
    this.#cancel = null
    return this.#queue.splice(0)
  }

  #takeAll(): JournalContent {
    this.#take()
    this.#broken = false
    const content = this.content()
    this.#base = content.base
    return content
  }

  #schedule(): void {
    // the edits are in the page still: saving goes on, and the next write tries again
    this.#cancel ??= this.clock.after(DELAY, () => void this.flush().catch(console.warn))
  }

  /** @param work resolves to whether the store then holds a head of this tab; it learns whether `leave` has replaced it */
  #then(work: (isReplaced: () => boolean) => Promise<boolean>): Promise<void> {
    const generation = this.#generation
    const isReplaced = () => generation !== this.#generation
    const done = this.#writing.then(async () => {
      if (isReplaced()) return
      const begun = await work(isReplaced)
      if (!isReplaced()) this.#begun = begun
    })
    this.#writing = done.catch(() => void (this.#broken = true))
    return done
  }
}
