import { systemClock, type Clock } from './clock'
import { draftServer, type DraftServer } from './draft-server'
import { loadWords } from './field-words'
import { JournalStore } from './journal-store'
import { whenQuiet } from './quiet'
import { tabLocks, type TabLocks } from './tab-locks'
import { tabMemory, type TabMemory } from './tab-memory'

/** The world around saving, which tests replace. */
export interface SaverPorts {
  server: DraftServer
  clock: Clock
  store: JournalStore
  locks: TabLocks
  memory: TabMemory
  /** Resolves when no gesture or composition is going on. */
  quiet(): Promise<void>
  words: typeof loadWords
}

export const saverPorts = (): SaverPorts => ({
  server: draftServer,
  clock: systemClock,
  store: new JournalStore(),
  locks: tabLocks(),
  memory: tabMemory,
  quiet: whenQuiet,
  words: loadWords,
})
