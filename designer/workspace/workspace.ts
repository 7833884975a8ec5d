/** One page being edited: its documents, the editor over them, and all that the parts of the editor share. */
import { createEditor, joinRegions, splitRegions, type Editor, type JoinedPages } from '@engine/design'
import { parsePage } from '@schemas'
import type { PageJson } from '@schemas/page'
import { REGIONS, type Region } from '@schemas/page-data'
import type { AdminEndpoints } from '@schemas/generated/api'
import type { Host } from './host'
import { LiveStore, type AskLive } from './live-store'
import { ProblemStore } from './problem-store'
import { createUi, type UiState } from './ui-state'

export type WorkspacePages = AdminEndpoints['GET /pages/{page_id}/workspace']['answer']['pages']
export type DraftPage = WorkspacePages['body']

/** What the editor was opened with; `base` of the next save. */
export interface SavedState {
  revision: string
  document: PageJson
}

export class Workspace {
  readonly editor: Editor
  readonly ui: UiState = createUi()
  readonly problems: ProblemStore
  readonly live: LiveStore
  /** The regions that have a document, from top to bottom. */
  readonly regions: readonly Region[]
  /** Rows of the pages as the server last told them. */
  readonly pages: WorkspacePages
  /** What the server holds as the draft, by region; saving moves it on. */
  readonly saved: Record<Region, SavedState | null>
  readonly #frames: JoinedPages['frames']
  #split: { revision: number; pages: ReturnType<typeof splitRegions> } | null = null

  /** @throws Error when a draft is no page document: only a damaged database can cause that */
  constructor(
    pages: WorkspacePages,
    readonly host: Host,
    /** A viewer looks only. */
    readonly readOnly: boolean,
    askLive?: AskLive,
  ) {
    this.pages = pages
    this.saved = { header: read(pages.header), body: read(pages.body), footer: read(pages.footer) }
    const { header, body, footer } = this.saved
    if (!body) throw new Error('Expected a draft of the page itself, found none.')
    const joined = joinRegions({
      header: header?.document ?? null,
      body: body.document,
      footer: footer?.document ?? null,
    })
    this.#frames = joined.frames
    this.regions = REGIONS.filter((region) => joined.frames[region] !== null)
    this.editor = createEditor(joined.doc)
    this.problems = new ProblemStore(this.editor, () => this.documents())
    this.live = new LiveStore(() => this.documents(), askLive)
    this.editor.subscribeChanges(() => this.live.follow())
    this.live.follow()
  }

  /** The documents as they would be saved now; the same objects until the next edit. */
  documents(): ReturnType<typeof splitRegions> {
    const { revision } = this.editor
    if (this.#split?.revision !== revision)
      this.#split = { revision, pages: splitRegions(this.editor.doc, this.#frames) }
    return this.#split.pages
  }

  /** Joins other states of the same documents as this editor's are, for merging. */
  join(pages: Parameters<typeof joinRegions>[0]): JoinedPages {
    return joinRegions(pages)
  }

  select(uuids: readonly string[]): void {
    this.ui.selected = uuids.filter((uuid) => this.editor.doc.widgets.has(uuid))
  }

  /** The selected widget when it is exactly one. */
  get selected(): string | null {
    const { selected } = this.ui
    return selected.length === 1 ? (selected[0] ?? null) : null
  }

  close(): void {
    this.problems.close()
    this.live.close()
  }
}

function read(draft: DraftPage | null): SavedState | null {
  if (!draft) return null
  const { page, problems } = parsePage(draft.document)
  if (!page)
    throw new Error(`Expected page ${draft.page.page_id} to be a page document: ${problems[0]?.message}`)
  return { revision: draft.revision, document: page }
}
