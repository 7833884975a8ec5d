/** Recovers the unsaved edits of closed tabs, and the undo history of a reloaded tab. */
import { diff, type Editor, type PageDoc } from '@engine/design'
import { applyChanges } from '@engine/page/apply'
import { copyDoc } from '@engine/page/doc'
import { freeze } from 'immer'
import { acknowledged, readDrafts, type Drafts, type Texts } from './drafts'
import type { JournalEntry, JournalStore } from './journal'
import { hashesOf, hasArrived, type Release, type TabLocks, type TabMemory } from './tab'

/** A page that was never saved, and what it was made from. */
export interface LostPage {
  base: PageDoc
  mine: PageDoc
}

/** Texts of a page's documents, as they would be saved. */
type TextsOf = (doc: PageDoc) => Texts

/** The page was closed before the operator chose; its journal stays where it is. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned'
}

interface RecoveryPorts {
  store: JournalStore
  locks: TabLocks
  memory: TabMemory
  textsOf: TextsOf
}

interface Search {
  /** The server's drafts as they are known now. */
  current(): Drafts
  /** Resolves once the edits are in the page and in its own journal. @throws Abandoned */
  restore(lost: LostPage): Promise<void>
  /** A journal that cannot be read. */
  damaged(error: unknown): void
}

/** This tab among the tabs of a scope: while it is open, no other tab takes over its journal. */
export class Recovery {
  readonly tab = crypto.getRandomValues(new Uint32Array(4)).join('-')
  readonly #scope: string
  readonly #ports: RecoveryPorts
  readonly #release: Promise<Release>
  #searching: Promise<void> | null = null

  /** @param scope company, operator and page: only who opens the same again is offered what was lost */
  constructor(scope: string, ports: RecoveryPorts) {
    this.#scope = scope
    this.#ports = ports
    this.#release = ports.locks.hold(this.tab)
  }

  /** Keeps the undo history over a reload, and what the page is like now. */
  remember({ doc, steps }: Pick<Editor, 'doc' | 'steps'>): void {
    const { memory, textsOf } = this.#ports
    memory.write(this.#scope, { tab: this.tab, texts: hashesOf(textsOf(doc)), steps })
  }

  /** The undo history goes on where the reloaded page is what it was. */
  recall(editor: Pick<Editor, 'doc' | 'restoreHistory'>): void {
    const { memory, textsOf } = this.#ports
    const remembered = memory.read(this.#scope)
    if (!remembered) return
    const now = hashesOf(textsOf(editor.doc))
    const ids = new Set([...Object.keys(now), ...Object.keys(remembered.texts)])
    if ([...ids].every((page_id) => now[page_id] === remembered.texts[page_id]))
      editor.restoreHistory(remembered.steps)
  }

  /** Restores the journals of tabs that are gone, one after the other; several calls at a time are one. Never rejects. */
  recover(search: Search): Promise<void> {
    this.#searching ??= this.#search(search)
      .catch((error: unknown) => {
        if (!(error instanceof Abandoned)) console.warn(error)
      })
      .finally(() => (this.#searching = null))
    return this.#searching
  }

  async close(): Promise<void> {
    ;(await this.#release)()
  }

  async #search({ current, restore, damaged }: Search): Promise<void> {
    const { store, locks, memory, textsOf } = this.#ports
    const left = memory.read(this.#scope)
    for (const head of await store.heads(this.#scope)) {
      const release = head.tab === this.tab ? null : await locks.claim(head.tab, head.at)
      if (!release) continue
      try {
        const entries = await store.entries(head.tab)
        // the last save of a reloaded tab may have overtaken its journal
        const hasAll = left?.tab === head.tab && hasArrived(left, current())
        const lost = hasAll ? null : readLost(() => lostIn(head.base, entries, current(), textsOf), damaged)
        if (lost) await restore(lost)
        await store.drop(head.tab)
      } finally {
        release()
      }
    }
  }
}

function readLost(read: () => LostPage | null, damaged: Search['damaged']): LostPage | null {
  try {
    return read()
  } catch (error) {
    damaged(error)
    return null
  }
}

/**
 * What a journal holds beyond the server's drafts; `null` when they have it all. A save that reached the server just
 * before the crash is recognised by its bytes.
 * @throws Error when the journal is damaged
 */
function lostIn(
  base: Drafts,
  entries: readonly JournalEntry[],
  current: Drafts,
  textsOf: TextsOf,
): LostPage | null {
  const { doc, sent } = replay(base, entries)
  const texts = new Map<string, Set<string>>()
  for (const [page_id, text] of sent.flatMap((page) => [...textsOf(page)])) {
    texts.set(page_id, (texts.get(page_id) ?? new Set()).add(text))
  }
  const known = readDrafts(acknowledged(base, current, texts))
  return diff(known, doc).length > 0 ? { base: known, mine: doc } : null
}

/**
 * The page with every edit of a journal, and the pages as they were sent to the server, oldest first.
 * @throws Error when the entries do not fit the base: the journal is damaged
 */
function replay(base: Drafts, entries: readonly JournalEntry[]): { doc: PageDoc; sent: PageDoc[] } {
  const doc = copyDoc(readDrafts(base))
  const sent: PageDoc[] = []
  for (const entry of entries) {
    if ('sent' in entry) sent.push(copyDoc(doc))
    else applyChanges(doc, freeze(entry.changes, true))
  }
  return { doc, sent }
}
