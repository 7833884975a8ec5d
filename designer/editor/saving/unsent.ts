/** What the server does not have, written as a journal. */
import { diff, type PageDoc } from '@engine/design'
import type { JournalEntry } from './journal-store'

/**
 * The way from a base to the page, by those that were sent and not answered.
 * @returns nothing where they are the same
 */
export function entriesTo(page: PageDoc, base: PageDoc, sent: readonly PageDoc[]): JournalEntry[] {
  const steps = [...sent, page].map((doc, index, docs) => diff(docs[index - 1] ?? base, doc))
  if (steps.every((changes) => changes.length === 0)) return []
  return steps.flatMap((changes, index): JournalEntry[] =>
    index < sent.length ? [{ changes }, { sent: true }] : [{ changes }],
  )
}
