/** What saving needs of the page being edited and of the world around it; tests replace the latter. */
import type { Editor, PageDoc, RegionPages } from '@engine/design'
import { loadWords } from '@engine/settings/field-words'
import type { Host } from '../../shell/ui'
import { systemClock, whenQuiet, type Clock } from './browser'
import { draftServer, type DraftServer, type WorkspacePages } from './draft-server'
import { JournalStore } from './journal-store'
import { tabLocks, tabMemory, type TabLocks, type TabMemory } from './tab'

/** A workspace is one. */
export interface SaverPage {
  readonly editor: Editor
  readonly host: Host
  readonly ui: { dialog: string | null }
  readonly pages: WorkspacePages
  /** Their documents as they were opened. */
  readonly opened: RegionPages
  readonly problems: { validate(): void; readonly totals: { readonly errors: number } }
  /** A viewer changes nothing, and sees what others save. */
  readonly readOnly: boolean
  /** The documents as they would be saved now. */
  documents(): RegionPages
  /** Splits another state of this page into its documents. */
  documentsOf(doc: PageDoc): RegionPages
}

export interface SaverPorts {
  server: DraftServer
  clock: Clock
  store: JournalStore
  locks: TabLocks
  memory: TabMemory
  /** Resolves when no gesture or composition is going on: a merge may change what is being dragged. */
  quiet(): Promise<void>
  words: typeof loadWords
}

export const saverPorts = (): SaverPorts => ({
  server: draftServer(),
  clock: systemClock,
  store: new JournalStore(),
  locks: tabLocks(),
  memory: tabMemory,
  quiet: whenQuiet,
  words: loadWords,
})
