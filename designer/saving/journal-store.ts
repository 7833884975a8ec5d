/** Where edits lie until the server has them: IndexedDB, a head for each tab and an entry for each batch of edits. */
import type { Change } from '@engine/design'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Drafts } from './drafts'

/** What a tab's entries start from. */
export interface JournalHead {
  tab: string
  /** Company, operator and page: only who opens the same again is offered its edits. */
  scope: string
  base: Drafts
  /** When it was last written, ms. */
  at: number
}

/** Edits in the order they were made, or the moment at which all before was sent to the server. */
export type JournalEntry = { changes: readonly Change[] } | { sent: true }

type EntryKey = [tab: string, serial: number]

interface Schema extends DBSchema {
  tabs: { key: string; value: JournalHead; indexes: { scope: string } }
  entries: { key: EntryKey; value: JournalEntry }
}

export class JournalStore {
  #opening: Promise<IDBPDatabase<Schema>> | null = null
  #serial = 0

  constructor(private readonly name = 'pumian-journal') {}

  /** Writes a tab's journal anew, as one transaction: what it kept before is in the server's draft now. */
  async begin(head: JournalHead, entries: readonly JournalEntry[]): Promise<void> {
    const tx = await this.#write()
    await Promise.all([
      tx.objectStore('entries').delete(entriesOf(head.tab)),
      tx.objectStore('tabs').put(head),
      ...entries.map((entry) => tx.objectStore('entries').put(entry, this.#key(head.tab))),
      tx.done,
    ])
  }

  /** Adds entries. False, and nothing is written, where the tab's head is gone: it must `begin` again. */
  async append(tab: string, entries: readonly JournalEntry[], at: number): Promise<boolean> {
    const tx = await this.#write()
    const head = await tx.objectStore('tabs').get(tab)
    if (head) {
      await Promise.all([
        tx.objectStore('tabs').put({ ...head, at }),
        ...entries.map((entry) => tx.objectStore('entries').put(entry, this.#key(tab))),
      ])
    }
    await tx.done
    return head !== undefined
  }

  async drop(tab: string): Promise<void> {
    const tx = await this.#write()
    await Promise.all([
      tx.objectStore('tabs').delete(tab),
      tx.objectStore('entries').delete(entriesOf(tab)),
      tx.done,
    ])
  }

  /** The journals of a scope, the longest untouched first. */
  async heads(scope: string): Promise<JournalHead[]> {
    const heads = await (await this.#open()).getAllFromIndex('tabs', 'scope', scope)
    return heads.toSorted((a, b) => a.at - b.at)
  }

  /** In the order they were written. */
  async entries(tab: string): Promise<JournalEntry[]> {
    return (await this.#open()).getAll('entries', entriesOf(tab))
  }

  async #write() {
    return (await this.#open()).transaction(['tabs', 'entries'], 'readwrite')
  }

  #key(tab: string): EntryKey {
    return [tab, this.#serial++]
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opening ??= openDB<Schema>(this.name, 1, {
      upgrade(db) {
        db.createObjectStore('tabs', { keyPath: 'tab' }).createIndex('scope', 'scope')
        db.createObjectStore('entries')
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
