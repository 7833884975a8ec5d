/** One page being edited: its documents, the editor over them, and all that the parts of the editor share. */
import {
  createEditor,
  PhoneEditor,
  ShownItems,
  joinRegions,
  splitRegions,
  type Editor,
  type JoinedPages,
  type PageDoc,
  ProblemStore,
} from '@engine/design'
import { bytesOf } from '@schemas'
import type { PageRow } from '@schemas/generated/api'
import { REGIONS, type LiveData, type Region } from '@schemas/page-data'
import { type DraftPage, readDocument, Saver, type SaverPorts, type WorkspacePages } from '../saving'
import type { Host } from '../../shell/ui'
import { LiveStore, type AskLive } from './live-store'
import { setShown } from './sides'
import { FixedRegions } from './fixed-regions'
import { createOthers, type OthersState } from './others'
import { PageSize } from './page-size'
import { ReviewStore, type AskReviews } from './review-store'
import { createUi, type PhoneWidth, type UiState } from './ui-state'

export type { DraftPage, WorkspacePages } from '../saving'

/** What an editor is opened with beside its pages. */
export interface WorkspaceOptions {
  /** For viewers, who change nothing. */
  readOnly: boolean
  /** Pages (page_id) that the operator may change; absent or empty: all. */
  ownPages?: readonly string[]
  /** The page that was asked for, where it is the header or the footer; left out: the body. */
  page_id?: string
  /** Rows behind the ids that the pages name, where they came with them. */
  live?: LiveData
  askLive?: AskLive
  askReviews?: AskReviews
  saving?: Partial<SaverPorts>
}

export class Workspace {
  /** The page itself, which is saved. */
  readonly base: Editor
  readonly ui: UiState = createUi()
  readonly others: OthersState = createOthers()
  /** Slides and tabs in view on the canvas and open in the panel. */
  readonly shown = new ShownItems()
  readonly problems: ProblemStore
  readonly live: LiveStore
  readonly size: PageSize
  readonly reviews: ReviewStore
  /** The regions that have a document, from top to bottom. */
  readonly regions: readonly Region[]
  /** Rows of the pages as last read from the server. */
  readonly pages: WorkspacePages
  /** For viewers, who change nothing. */
  readonly readOnly: boolean
  /** Whether the operator may change what all pages share: modules, templates. */
  readonly hasAllPages: boolean
  /** The region that was asked for: the other ones are shown, and can be edited, beside it. */
  readonly opened: Region
  /** Type of the fixed section that the body must hold; null for pages without one. */
  readonly section: string | null
  readonly saver: Saver
  readonly #fixed: FixedRegions
  readonly #frames: JoinedPages['frames']
  #phone: PhoneEditor | null = null
  #split: { revision: number; pages: ReturnType<typeof splitRegions> } | null = null

  /** @throws Error when a draft is no page document: only a damaged database can cause that */
  constructor(
    pages: WorkspacePages,
    readonly host: Host,
    { readOnly, ownPages = [], page_id, live, askLive, askReviews, saving }: WorkspaceOptions,
  ) {
    this.pages = pages
    this.readOnly = readOnly
    this.hasAllPages = ownPages.length === 0
    const named = REGIONS.find((region) => pages[region] && pages[region].page.page_id === page_id)
    this.opened = named ?? 'body'
    const opened = {
      header: pages.header && read(pages.header),
      body: read(pages.body),
      footer: pages.footer && read(pages.footer),
    }
    const joined = joinRegions(opened)
    this.#frames = joined.frames
    this.regions = REGIONS.filter((region) => joined.frames[region] !== null)
    const { page_type, alias } = pages.body.page
    this.section = page_type === 'section' ? alias : null
    this.base = createEditor(joined.doc, {
      admit: (changes) => this.#fixed.admits(changes) && this.size.admits(changes),
    })
    const isFixed = (region: Region) =>
      ownPages.length > 0 && !ownPages.includes(pages[region]?.page.page_id ?? '')
    this.#fixed = new FixedRegions(this.base, host, new Set(this.regions.filter(isFixed)))
    const bytes = REGIONS.reduce((sum, region) => sum + bytesOf(pages[region]?.document ?? ''), 0)
    this.size = new PageSize(this.base, host, bytes)
    this.reviews = new ReviewStore(this.page.page_id, askReviews)
    this.problems = new ProblemStore(this.base, () => this.documents(), this.section)
    this.live = new LiveStore(() => this.base.doc, askLive, live)
    this.base.subscribeChanges((changes) => this.live.follow(changes))
    this.live.follow()
    this.saver = new Saver(
      {
        editor: this.base,
        host,
        ui: this.ui,
        pages,
        opened,
        problems: this.problems,
        readOnly,
        documents: () => this.documents(),
        documentsOf: (doc) => this.documentsOf(doc),
      },
      saving,
    )
  }

  /** What canvas, outline and panel show and edit: the page itself, or the page on a phone. */
  get editor(): Editor {
    return this.#phone ?? this.base
  }

  /** The page on a phone, while it is shown. */
  get phone(): PhoneEditor | null {
    return this.#phone
  }

  /** Shows the page on a phone of this width (px), or itself; phones differ in pages made for the desktop only. */
  show(width: PhoneWidth | null): void {
    if (width === this.ui.phone || this.base.doc.head.platform === 'h5') return
    this.#phone?.close()
    this.#phone =
      width === null ? null : new PhoneEditor(this.base, width, (reason) => this.host.warn(reason))
    this.ui.phone = width
    this.ui.zoom = 1
    this.select(this.ui.selected)
  }

  /** The documents as they would be saved now; the same objects until the next edit. */
  documents(): ReturnType<typeof splitRegions> {
    const { revision } = this.base
    if (this.#split?.revision !== revision) this.#split = { revision, pages: this.documentsOf(this.base.doc) }
    return this.#split.pages
  }

  /** Splits another state of this page into its documents. */
  documentsOf(doc: PageDoc): ReturnType<typeof splitRegions> {
    return splitRegions(doc, this.#frames)
  }

  select(uuids: readonly string[]): void {
    this.ui.selected = uuids.filter((uuid) => this.editor.doc.widgets.has(uuid))
  }

  /** The row of the page that was asked for. */
  get page(): PageRow {
    return (this.pages[this.opened] ?? this.pages.body).page
  }

  /** Opens a note at the left. */
  showNote(note_id: string): void {
    this.ui.left = 'review'
    this.ui.note = note_id
    setShown(this.ui.sides, 'left', true)
  }

  /** The selected widget when it is exactly one. */
  get selected(): string | null {
    const { selected } = this.ui
    return selected.length === 1 ? (selected[0] ?? null) : null
  }

  /** Resolves when the last edits are saved, or lie in the journal. */
  async close(): Promise<void> {
    this.#phone?.close()
    this.problems.close()
    this.live.close()
    await this.saver.close()
  }
}

const read = ({ page, document }: DraftPage) => readDocument({ page_id: page.page_id, document })
