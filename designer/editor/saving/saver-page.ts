import type { Editor, PageDoc, RegionPages } from '@engine/design'
import type { Host } from '../workspace/host'
import type { WorkspacePages } from '../workspace/pages'
import type { ProblemStore } from '../workspace/problem-store'
import type { UiState } from '../workspace/ui-state'

/** What saving needs of the page being edited; a workspace is one. */
export interface SaverPage {
  readonly editor: Editor
  readonly host: Host
  readonly ui: UiState
  readonly pages: WorkspacePages
  readonly problems: ProblemStore
  /** A viewer's page never changes. */
  readonly readOnly: boolean
  /** The documents as they would be saved now. */
  documents(): RegionPages
  /** Takes another state of this page apart. */
  documentsOf(doc: PageDoc): RegionPages
}
