import 'fake-indexeddb/auto'
import type { Change } from '@engine/design'
import { expect, test } from 'vitest'
import { Journal, type JournalContent } from './journal'
import { JournalStore } from './journal-store'

/** Long enough to be stored as bytes, which takes several turns. */
const LONG = `{"text":"${'长'.repeat(2_500_000)}𠮷"}`
const base: JournalContent['base'] = {
  header: null,
  body: { page_id: 'p', revision: 'p-1', document: LONG },
  footer: null,
}
const edit = (id: string): Change => ({ id, patches: [] })
const clock = { now: () => 1, after: () => () => {} }
const key = { tab: 't', scope: 's' }

test('a long document is read as it was written', async () => {
  const store = new JournalStore('long')
  await store.begin({ ...key, base, at: 1 }, [], () => false)
  expect(await store.heads('s')).toEqual([{ ...key, base, at: 1 }])
})

test('what is written on leaving is not replaced by a write that was still making the bytes of a long document', async () => {
  const store = new JournalStore('leaving')
  const made: Change[] = []
  const journal = new Journal(store, clock, key, () => ({ base, entries: [{ changes: [...made] }] }))
  const note = (text: string) => {
    made.push(edit(text))
    journal.note([edit(text)])
  }
  note('一')
  const earlier = journal.flush()
  // the earlier write has begun
  await new Promise((resolve) => setTimeout(resolve))
  note('二')
  await journal.leave()
  await earlier
  expect(await store.entries('t')).toEqual([{ changes: [edit('一'), edit('二')] }])
})
