/** A browser tab among others: the lock that shows that it is open, and what it remembers over a reload. */
import type { SavedHistory } from '@engine/design'
import type { Texts } from './drafts'

/** Lets a lock go. */
export type Release = () => void

export interface TabLocks {
  /** Holds the tab's own lock until released. */
  hold(tab: string): Promise<Release>
  /** The lock of a tab that is gone; `null` while it lives, or another tab looks after it. `at`: its last write, ms. */
  claim(tab: string, at: number): Promise<Release | null>
}

/** ms without a sign after which a tab counts as gone where the browser has no locks (plain http). */
const SILENCE = 10_000

const nameOf = (tab: string) => `pumian-journal ${tab}`

const byBrowser = (locks: LockManager): TabLocks => {
  const request = (tab: string, options: LockOptions) =>
    new Promise<Release | null>((resolve, reject) => {
      const held = locks.request(nameOf(tab), options, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      held.catch(reject)
    })
  return {
    hold: async (tab) => (await request(tab, {})) ?? (() => {}),
    claim: (tab) => request(tab, { ifAvailable: true }),
  }
}

/** Two tabs may then restore the same edits; merging them twice changes nothing. */
const bySilence: TabLocks = {
  hold: async () => () => {},
  claim: async (_tab, at) => (Date.now() - at > SILENCE ? () => {} : null),
}

export function tabLocks(): TabLocks {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? byBrowser(locks) : bySilence
}

export interface Memory {
  /** Id of the tab's journal. */
  tab: string
  /** Fingerprint of each document by page_id, all edits included. */
  texts: Record<string, string>
  /** The texts themselves, unless they are too long. */
  documents?: Record<string, string>
  steps: SavedHistory
  /** Written when the page was left: no edit came after it. */
  isLast?: boolean
  /** Steps were left out because there was no room. */
  isCut?: boolean
}

/** Where memories are kept, by scope: session storage, which is written at once and lasts as long as the tab. */
export interface TabMemory {
  read(scope: string): Memory | null
  write(scope: string, memory: Memory): void
}

/** The oldest steps beyond this limit are dropped; session storage holds 5 MB in all. */
const MOST_STEPS = 200
const MOST_CHARACTERS = 1_000_000
const MOST_OF_DOCUMENTS = 2_000_000

const keyOf = (scope: string) => `pumian.tab ${scope}`

/** Without storage (private windows, full storage) a reload forgets the history; a warning says why. */
export const tabMemory: TabMemory = {
  read(scope) {
    try {
      const text = sessionStorage.getItem(keyOf(scope))
      return text === null ? null : (JSON.parse(text) as Memory)
    } catch (error) {
      console.warn('The undo history of this tab cannot be read:', error)
      return null
    }
  },
  write(scope, memory) {
    try {
      sessionStorage.setItem(keyOf(scope), JSON.stringify(withinRoom(memory)))
    } catch (error) {
      console.warn('The undo history of this tab cannot be kept:', error)
    }
  },
}

function withinRoom({ steps, ...memory }: Memory): Memory {
  const kept = bounded(steps)
  return { ...memory, steps: kept, ...(kept.done.length < steps.done.length && { isCut: true }) }
}

/** What is remembered of documents. */
export function remembered(texts: Texts): Pick<Memory, 'texts' | 'documents'> {
  const length = [...texts.values()].reduce((sum, written) => sum + written.length, 0)
  return {
    texts: fingerprintsOf(texts),
    ...(length <= MOST_OF_DOCUMENTS && {
      documents: Object.fromEntries([...texts].map(([page_id, { text }]) => [page_id, text])),
    }),
  }
}

const fingerprintsOf = (texts: Texts): Record<string, string> =>
  Object.fromEntries([...texts].map(([page_id, { fingerprint }]) => [page_id, fingerprint]))

/** The latest steps that there is room for; what was undone goes first. */
export function bounded({ done, undone }: SavedHistory): SavedHistory {
  let room = MOST_CHARACTERS
  const kept = done.slice(-MOST_STEPS).toReversed()
  const firstTooLong = kept.findIndex((entry) => (room -= JSON.stringify(entry).length) < 0)
  const latest = (firstTooLong < 0 ? kept : kept.slice(0, firstTooLong)).toReversed()
  return { done: latest, undone: JSON.stringify(undone).length <= room ? undone : [] }
}

/** Whether the server holds just what a tab was left with: its last save arrived, whatever its journal says. */
export const hasArrived = ({ texts }: Pick<Memory, 'texts'>, current: Texts): boolean =>
  [...current].every(([page_id, { fingerprint }]) => fingerprint === texts[page_id])
