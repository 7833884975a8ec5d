/** The journals of all tabs in IndexedDB: a head for each tab, an entry for each batch of edits. */
import type { Change } from '@engine/design'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Drafts } from './drafts'
import { withBytes, withTexts, type StoredDrafts } from './stored-drafts'

/** What a tab's entries start from. */
export interface JournalHead {
  tab: string
  /** Company, operator and page: only who opens the same again is offered its edits. */
  scope: string
  base: Drafts
  /** When it was last written, ms. */
  at: number
}

/**
 * Edits in the order they were made; the moment at which all before was sent to the server; its answer to what was sent
 * last, as new revisions by page_id.
 */
export type JournalEntry =
  | { changes: readonly Change[] }
  | { sent: true }
  | { saved: Readonly<Record<string, string>> }

type EntryKey = [tab: string, serial: number]

type StoredHead = Omit<JournalHead, 'at' | 'base'> & { base: StoredDrafts }

/** A head holds whole documents, so what changes with every batch of edits is stored apart from it. */
interface Schema extends DBSchema {
  tabs: { key: string; value: StoredHead; indexes: { scope: string } }
  /** `at` of each head. */
  signs: { key: string; value: number }
  entries: { key: EntryKey; value: JournalEntry }
}

const STORES = ['tabs', 'signs', 'entries'] as const

export class JournalStore {
  #opening: Promise<IDBPDatabase<Schema>> | null = null
  #serial = 0

  constructor(private readonly name = 'pumian-journal') {}

  /**
   * Replaces a tab's journal, as one transaction: what it held before is in the server's draft now.
   * @param isReplaced asked after the bytes of long documents have been made: then nothing is written. Absent: the page may
   * be gone in a moment, so its texts are written at once
   */
  async begin(
    { at, base, ...head }: JournalHead,
    entries: readonly JournalEntry[],
    isReplaced?: () => boolean,
  ): Promise<void> {
    const stored = isReplaced ? await withBytes(base) : base
    if (isReplaced?.()) return
    const tx = await this.#write()
    const written = [
      tx.objectStore('entries').delete(entriesOf(head.tab)),
      tx.objectStore('tabs').put({ ...head, base: stored }),
      tx.objectStore('signs').put(at, head.tab),
      ...entries.map((entry) => tx.objectStore('entries').put(entry, this.#key(head.tab))),
    ]
    // the browser completes the transaction even if the page closes
    tx.commit()
    await Promise.all([...written, tx.done])
  }

  /** Adds entries. False, and nothing is written, where the tab's head is gone: it must `begin` again. */
  async append(tab: string, entries: readonly JournalEntry[], at: number): Promise<boolean> {
    const tx = await this.#write()
    const begun = (await tx.objectStore('signs').getKey(tab)) !== undefined
    if (begun) {
      await Promise.all([
        tx.objectStore('signs').put(at, tab),
        ...entries.map((entry) => tx.objectStore('entries').put(entry, this.#key(tab))),
      ])
    }
    await tx.done
    return begun
  }

  async drop(tab: string): Promise<void> {
    const tx = await this.#write()
    await Promise.all([
      tx.objectStore('tabs').delete(tab),
      tx.objectStore('signs').delete(tab),
      tx.objectStore('entries').delete(entriesOf(tab)),
      tx.done,
    ])
  }

  /** The journals of a scope, the longest untouched first. */
  async heads(scope: string): Promise<JournalHead[]> {
    const tx = (await this.#open()).transaction(['tabs', 'signs'])
    const signs = tx.objectStore('signs')
    const heads = await tx.objectStore('tabs').index('scope').getAll(scope)
    const dated = await Promise.all(
      heads.map(async (head) => ({ ...head, at: (await signs.get(head.tab)) ?? 0 })),
    )
    const read = dated.map(async ({ base, ...head }) => ({ ...head, base: await withTexts(base) }))
    return (await Promise.all(read)).toSorted((a, b) => a.at - b.at)
  }

  /** In the order they were written. */
  async entries(tab: string): Promise<JournalEntry[]> {
    return (await this.#open()).getAll('entries', entriesOf(tab))
  }

  async #write() {
    return (await this.#open()).transaction(STORES, 'readwrite')
  }

  #key(tab: string): EntryKey {
    return [tab, this.#serial++]
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opening ??= openDB<Schema>(this.name, 2, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('tabs', { keyPath: 'tab' }).createIndex('scope', 'scope')
          db.createObjectStore('entries')
        }
        db.createObjectStore('signs')
      },
      // a browser that closed the database (its data were cleared): the next write opens it again
      terminated: () => (this.#opening = null),
    })
    this.#opening.catch(() => (this.#opening = null))
    return this.#opening
  }
}

/** Every key that begins with the tab: arrays sort after all numbers. */
const entriesOf = (tab: string) => IDBKeyRange.bound([tab], [tab, []])
