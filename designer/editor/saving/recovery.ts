/** Recovers the unsaved edits of closed tabs, and the undo history of a reloaded tab. */
import { diff, type Change, type Editor, type PageDoc } from '@engine/design'
import { applyChanges } from '@engine/page/apply'
import { copyDoc } from '@engine/page/doc'
import { freeze } from 'immer'
import type { Clock } from './browser'
import { accepted, acknowledged, readDrafts, type Drafts, type Texts } from './drafts'
import type { JournalEntry, JournalStore } from './journal-store'
import { Abandoned } from './merging'
import { hasArrived, remembered, type Memory, type Release, type TabLocks, type TabMemory } from './tab'
import type { WrittenPage } from './written-page'

/** A page that was never saved, and what it was made from. */
export interface LostPage {
  base: PageDoc
  mine: PageDoc
}

/** Texts of a page's documents, as they would be saved. */
type TextsOf = (doc: PageDoc) => Texts

/** What happened to the page between the moment that is remembered and its opening: saves of others, a crash. */
const SINCE = '重新打开前的其他修改'

type Remembered = Pick<Editor, 'doc' | 'steps' | 'revision'>

/** ms from what others have saved to remembering the undo history with it, which takes some ms itself. */
const REMEMBER = 5000

interface RecoveryPorts {
  store: JournalStore
  locks: TabLocks
  memory: TabMemory
  clock: Clock
  textsOf: TextsOf
  /** The page that such texts are of; null where one is missing. @throws Error for what is no page */
  pageOf(texts: Readonly<Record<string, string>>): PageDoc | null
}

interface Search {
  /** The server's drafts as they are known now, and as they are written. */
  current(): { drafts: Drafts; texts: Texts }
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
  /** `editor.revision` of what is remembered. */
  #remembered = -1
  #hasLeft = false
  #cancel: (() => void) | null = null
  /** Steps before those that are known were left out. */
  #isCut = false

  /** @param scope company, operator and page: only who opens the same again is offered what was lost */
  constructor(scope: string, ports: RecoveryPorts) {
    this.#scope = scope
    this.#ports = ports
    this.#release = ports.locks.hold(this.tab)
  }

  /**
   * Keeps the undo history over a reload or a crash, and what the page is like now.
   * @param isLeaving nothing is edited after that
   * @param texts of the page's documents, where they are known
   */
  remember({ doc, steps, revision }: Remembered, isLeaving = false, texts?: Texts): void {
    this.#cancel?.()
    this.#cancel = null
    if (revision === this.#remembered && isLeaving === this.#hasLeft) return
    this.#remembered = revision
    this.#hasLeft = isLeaving
    const { memory, textsOf } = this.#ports
    const kept = { tab: this.tab, steps, isLast: isLeaving, isCut: this.#isCut }
    memory.write(this.#scope, { ...kept, ...remembered(texts ?? textsOf(doc)) })
  }

  /**
   * The same after a while.
   * @param isSaved whether nothing is left to save then; what is left is remembered before it is saved
   */
  rememberSoon(editor: Remembered, isSaved: () => boolean): void {
    this.#cancel ??= this.#ports.clock.after(REMEMBER, () => {
      this.#cancel = null
      if (isSaved()) this.remember(editor)
    })
  }

  /** What was remembered on leaving is not the last after all: the operator came back. */
  edited(editor: Remembered): void {
    if (this.#hasLeft) this.remember(editor)
  }

  /**
   * The undo history goes on after a reload. What happened to the page since it was remembered is a step of its own, which
   * undo passes over (rule presence-2).
   * @param opened the page as it was opened; steps since then restored what was lost
   * @returns whether all of the history is there
   */
  recall(editor: Pick<Editor, 'doc' | 'steps' | 'restoreHistory'>, opened: PageDoc): boolean {
    const { memory } = this.#ports
    const left = memory.read(this.#scope)
    if (!left) return true
    const { done, undone } = left.steps
    this.#isCut = left.isCut === true
    // comparing would write the whole page
    if (done.length === 0 && undone.length === 0) return !this.#isCut
    if (this.#isLike(editor.doc, left)) {
      editor.restoreHistory({ done, undone })
      return !this.#isCut
    }
    const since = this.#changesTo(opened, left)
    if (since === null) return false
    const restored = editor.steps.done
    const next = Math.max(0, ...[...done, ...undone].map(({ id }) => id)) + 1
    const step = { label: SINCE, changes: since }
    const bridge = { id: next, step, mergeKey: undefined, at: Date.now(), foreign: true }
    const later = [...(since.length > 0 ? [bridge] : []), ...restored]
    editor.restoreHistory({
      done: [...done, ...later.map((entry, index) => ({ ...entry, id: next + index }))],
      undone: restored.length === 0 ? undone : [],
    })
    return !this.#isCut
  }

  /** Whether a page has just the documents that are remembered. */
  #isLike(doc: PageDoc, { texts, documents }: Memory): boolean {
    const opened = this.#ports.textsOf(doc)
    if (documents)
      return (
        opened.size === Object.keys(documents).length &&
        [...opened].every(([page_id, { text }]) => text === documents[page_id])
      )
    return opened.size === Object.keys(texts).length && hasArrived({ texts }, opened)
  }

  /** From the page that is remembered to this one; null where that is not known. */
  #changesTo(opened: PageDoc, left: Memory): readonly Change[] | null {
    const { documents } = left
    if (this.#isLike(opened, left)) return []
    try {
      const before = documents ? this.#ports.pageOf(documents) : null
      return before && diff(before, opened)
    } catch (error) {
      console.warn('The page of the undo history cannot be read:', error)
      return null
    }
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
    this.#cancel?.()
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
        const { drafts, texts } = current()
        const hasAll = left?.tab === head.tab && left.isLast === true && hasArrived(left, texts)
        const lost = hasAll ? null : readLost(() => lostIn(head.base, entries, drafts, textsOf), damaged)
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
  const last = entries.at(-1)
  if (last && 'saved' in last) return null
  const { known: answered, doc, sent } = replay(base, entries, textsOf)
  const texts = new Map<string, readonly WrittenPage[]>()
  for (const [page_id, text] of sent.flatMap((page) => [...textsOf(page)]))
    texts.set(page_id, [...(texts.get(page_id) ?? []), text])
  const known = readDrafts(acknowledged(answered, current, texts))
  return diff(known, doc).length > 0 ? { base: known, mine: doc } : null
}

interface Replayed {
  /** The drafts that the server is known to have taken. */
  known: Drafts
  /** The page with every edit. */
  doc: PageDoc
  /** The pages as they were sent since, oldest first. */
  sent: PageDoc[]
}

/** @throws Error when the entries do not fit the base: the journal is damaged */
function replay(base: Drafts, entries: readonly JournalEntry[], textsOf: TextsOf): Replayed {
  const doc = copyDoc(readDrafts(base))
  let known = base
  let sent: PageDoc[] = []
  for (const entry of entries) {
    if ('changes' in entry) applyChanges(doc, freeze(entry.changes, true))
    else if ('sent' in entry) sent.push(copyDoc(doc))
    else {
      known = accepted(known, textsOf(sent.at(-1) ?? doc), entry.saved)
      sent = []
    }
  }
  return { known, doc, sent }
}
