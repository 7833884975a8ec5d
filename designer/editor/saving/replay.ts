/** From a journal back to the page that was lost. */
import type { PageDoc } from '@engine/design'
import { applyChanges } from '@engine/page/apply'
import { copyDoc } from '@engine/page/doc'
import { freeze } from 'immer'
import { readDrafts, type Drafts } from './drafts'
import type { JournalEntry } from './journal-store'

export interface Replayed {
  /** The page with every edit of the journal. */
  doc: PageDoc
  /** The pages as they were sent to the server, oldest first. */
  sent: PageDoc[]
}

/** @throws Error when the entries do not fit the base: the journal is damaged */
export function replay(base: Drafts, entries: readonly JournalEntry[]): Replayed {
  const doc = copyDoc(readDrafts(base))
  const sent: PageDoc[] = []
  for (const entry of entries) {
    if ('sent' in entry) sent.push(copyDoc(doc))
    else applyChanges(doc, freeze(entry.changes, true))
  }
  return { doc, sent }
}
