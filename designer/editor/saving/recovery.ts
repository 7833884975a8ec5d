/** Finds what tabs that are gone had not saved. */
import { diff, type PageDoc } from '@engine/design'
import { acknowledged, readDrafts, type Drafts, type Texts } from './drafts'
import type { JournalEntry, JournalStore } from './journal-store'
import { replay } from './replay'
import type { TabLocks } from './tab-locks'

/** A page that was never saved, and what it was made from. */
export interface Lost {
  base: PageDoc
  mine: PageDoc
}

/** Texts of a page's documents, as they would be saved. */
export type TextsOf = (doc: PageDoc) => Texts

/**
 * What a journal holds beyond the server's drafts; `null` when they have it all. A save that reached the server just
 * before the crash is recognised by its bytes.
 * @throws Error when the journal is damaged
 */
export function lostIn(
  base: Drafts,
  entries: readonly JournalEntry[],
  current: Drafts,
  textsOf: TextsOf,
): Lost | null {
  const { doc, sent } = replay(base, entries)
  const texts = new Map<string, Set<string>>()
  for (const [page_id, text] of sent.flatMap((page) => [...textsOf(page)])) {
    texts.set(page_id, (texts.get(page_id) ?? new Set()).add(text))
  }
  const known = readDrafts(acknowledged(base, current, texts))
  return diff(known, doc).length > 0 ? { base: known, mine: doc } : null
}

interface Search {
  scope: string
  /** The searching tab. */
  tab: string
  store: JournalStore
  locks: TabLocks
  current(): Drafts
  textsOf: TextsOf
  /** Whether the server holds all that a tab was left with: its last save may have overtaken its journal. */
  arrived(tab: string): boolean
  /** Resolves once the edits are in the page and in its own journal. */
  restore(lost: Lost): Promise<void>
  /** A journal that cannot be read. */
  damaged(error: unknown): void
}

/** Restores the journals of a scope one after the other, each looked after by one tab only. @throws as the store */
export async function recover({ scope, tab, store, locks, ...page }: Search): Promise<void> {
  for (const head of await store.heads(scope)) {
    const release = head.tab === tab ? null : await locks.claim(head.tab, head.at)
    if (!release) continue
    try {
      const entries = await store.entries(head.tab)
      const lost = page.arrived(head.tab)
        ? null
        : readLost(() => lostIn(head.base, entries, page.current(), page.textsOf), page.damaged)
      if (lost) await page.restore(lost)
      await store.drop(head.tab)
    } finally {
      release()
    }
  }
}

function readLost(read: () => Lost | null, damaged: Search['damaged']): Lost | null {
  try {
    return read()
  } catch (error) {
    damaged(error)
    return null
  }
}
