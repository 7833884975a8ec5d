/** Drafts that save themselves, and what happens when the server says no. */
import { adopt, diff } from '@engine/design'
import { copyDoc } from '@engine/page/doc'
import type { SavedDraft } from '@schemas/generated/api'
import { REGIONS, type Region } from '@schemas/page-data'
import { ref } from 'valtio'
import { ApiError, Unreachable } from '../../shell/api/api-error'
import { DraftsMovedOn } from './draft-server'
import { accepted, acknowledged, readDrafts, replaced, sameDocuments, textsOf } from './drafts'
import type { Base, Draft, Drafts } from './drafts'
import { Keeper } from './keeper'
import { Merging } from './merging'
import { Schedule } from './schedule'
import type { SaverPage } from './saver-page'
import { saverPorts, type SaverPorts } from './saver-ports'
import {
  changedRegions,
  createSaverState,
  draftsOf,
  showPublished,
  type PublishedPage,
  type SavePhase,
  type SaverState,
} from './saver-state'
import { Sent } from './sent'
import { entriesTo } from './unsent'

/**
 * Sends what changed 1 s after the last edit and at least every 2 s while editing, one request at a time; keeps each
 * edit in the journal until the server has it; merges what others saved meanwhile.
 */
export class Saver {
  readonly state: SaverState
  /** Regions that differed from the published page when the editor was opened: possibly another operator's unfinished work. */
  readonly changedBefore: readonly Region[]
  readonly #page: SaverPage
  readonly #ports: SaverPorts
  readonly #schedule: Schedule
  readonly #merging: Merging
  readonly #keeper: Keeper
  /** What the next save starts from; its page shares its widgets with the editor's. */
  #base: Base
  /** `editor.revision` of which the server has all. */
  #clean: number
  /** The one conversation with the server. */
  #busy: Promise<void> | null = null
  /** A merge waits for the operator: nothing can be sent before. */
  #blocked = false
  readonly #sent = new Sent()
  #unfollow: (() => void) | null = null

  constructor(page: SaverPage, ports: Partial<SaverPorts> = {}) {
    this.#page = page
    this.#ports = { ...saverPorts(), ...ports }
    const { clock, store, locks, memory, quiet, words } = this.#ports
    this.state = createSaverState(page.pages)
    this.changedBefore = changedRegions(this.state)
    this.#base = { doc: copyDoc(page.editor.doc), drafts: draftsOf(page.pages) }
    this.#clean = page.editor.revision
    this.#schedule = new Schedule(clock, () => void this.#send())
    this.#merging = new Merging({
      page,
      quiet,
      words,
      onDispute: (dispute) => (this.state.dispute = dispute && ref(dispute)),
    })
    this.#keeper = new Keeper({
      page,
      store,
      clock,
      locks,
      memory,
      merging: this.#merging,
      source: {
        base: () => this.#base.drafts,
        entries: () => entriesTo(page.editor.doc, this.#base.doc, this.#sent.docs),
      },
      textsOf: (doc) => textsOf(page.documentsOf(doc), this.#base.drafts),
      onKept: (kept) => (this.state.kept = kept),
    })
  }

  /** Whether the server lacks something. */
  get unsaved(): boolean {
    return this.#page.editor.revision !== this.#clean || this.#blocked
  }

  /** Regions whose document, saved or unsaved, differs from the published one. */
  get changed(): Region[] {
    const { drafts } = this.#base
    const texts = this.unsaved ? textsOf(this.#page.documents(), drafts) : null
    const saved = changedRegions(this.state)
    return REGIONS.filter((region) => {
      const draft = drafts[region]
      return saved.includes(region) || (draft && texts && texts.get(draft.page_id) !== draft.document)
    })
  }

  /** Begins to save and restores what was lost. A viewer's page never changes, so nothing begins. @param scope as `Keeper.open` */
  async open(scope: string): Promise<void> {
    if (this.#page.readOnly) return
    this.#keeper.open(scope)
    this.#unfollow = this.#page.editor.subscribeChanges((changes) => {
      this.#keeper.note(changes)
      this.#schedule.edited()
      this.#next()
    })
    await this.recover()
    this.#keeper.recall()
  }

  /** Restores what tabs of this page that are gone had not saved. */
  recover(): Promise<void> {
    return this.#keeper.recover(() => this.#base.drafts)
  }

  /** Saves now; whether the server has everything. */
  async flush(): Promise<boolean> {
    if (this.unsaved) this.#schedule.hurry()
    while (this.unsaved && !this.#blocked) {
      if (this.#busy) await this.#busy
      else {
        await this.#send()
        if (isFailing(this.state.phase)) return false
      }
    }
    return !this.unsaved
  }

  /** The page may be gone in a moment. */
  leave(): void {
    this.#keeper.remember()
    if (!this.unsaved) return
    if (!this.#blocked && !this.#busy) void this.#send(true)
    void this.#keeper.leave()
  }

  /** The network is back: not to wait for the next try. */
  retry(): void {
    if (this.unsaved) this.#schedule.hurry()
    this.#next()
  }

  /** Asks whether others have saved, and takes it in. While something is unsaved, saving itself will tell. */
  async look(): Promise<void> {
    if (this.#page.readOnly || this.unsaved || this.#busy) return
    // nothing was asked of us: the next look, or the next save, will say what is wrong
    await this.#alone(() => this.#lookNow().catch(whenUnreachable))
  }

  /** A version that the server has made the draft of one page becomes the page, as one step. */
  async adopt(draft: Draft, label: string): Promise<void> {
    await this.#busy
    const drafts = replaced(this.#base.drafts, [draft])
    const doc = readDrafts(drafts)
    this.#setBase({ doc, drafts })
    this.#page.editor.run(adopt(doc, label))
    this.#settle()
  }

  /** These revisions are what shoppers see now, or will. */
  published(pages: readonly PublishedPage[], scheduled: boolean): void {
    this.state.scheduled = scheduled
    if (!scheduled) showPublished(this.state, this.#base.drafts, pages)
  }

  /** Saves what it can. What it cannot stays in the journal and is restored when the page is opened again. */
  async close(): Promise<void> {
    this.#unfollow?.()
    this.#merging.abandon()
    if (!this.#page.readOnly && !this.#blocked) await this.flush()
    this.#schedule.stop()
    await this.#keeper.close()
  }

  #next(): void {
    if (!this.unsaved || this.#blocked || this.#busy) return
    if (this.state.phase === 'saved') this.state.phase = 'waiting'
    this.#schedule.start()
  }

  #send(leaving = false): Promise<void> {
    this.#schedule.clear()
    return this.#alone(() => this.#exchange(leaving))
  }

  /** One conversation at a time; what goes wrong in it shows in the state. */
  #alone(talk: () => Promise<void>): Promise<void> {
    this.#busy ??= talk()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#busy = null
        this.#next()
      })
    return this.#busy
  }

  async #exchange(leaving: boolean): Promise<void> {
    const { editor } = this.#page
    const { revision } = editor
    const doc = copyDoc(editor.doc)
    const texts = textsOf(this.#page.documents(), this.#base.drafts)
    const documents = this.#sent.take(texts, this.#base.drafts)
    let saved: SavedDraft[] = []
    if (documents.length > 0) {
      // a try that may fail again says nothing new
      if (!isFailing(this.state.phase)) this.state.phase = 'saving'
      this.#sent.note(doc, this.#base.doc)
      const noted = this.#keeper.sent()
      if (!leaving) await noted
      try {
        saved = await this.#ports.server.save(documents, leaving)
      } catch (error) {
        if (!(error instanceof DraftsMovedOn)) throw error
        const [{ author } = { author: '' }] = error.conflicts
        return this.#meet(replaced(this.#base.drafts, error.conflicts), author)
      }
    }
    this.#setBase({ doc, drafts: accepted(this.#base.drafts, texts, saved) })
    this.#clean = revision
    this.#settle()
  }

  async #lookNow(): Promise<void> {
    const { server } = this.#ports
    const { drafts } = this.#base
    const ids = REGIONS.flatMap((region) => drafts[region]?.page_id ?? [])
    const rows = await Promise.all(ids.map((page_id) => server.row(page_id)))
    const pages = rows.map(({ page_id, published_revision: revision }) => ({ page_id, revision }))
    showPublished(this.state, drafts, pages)
    this.state.scheduled = rows.some(({ state }) => state === 'scheduled')
    const known = new Set(Object.values(drafts).map((draft) => draft?.revision))
    if (rows.every(({ draft_revision }) => known.has(draft_revision))) return
    const opened = await server.open(drafts.body?.page_id ?? '')
    const fresh = Object.values(draftsOf(opened)).filter((draft) => draft !== null)
    await this.#meet(replaced(drafts, fresh), opened.body.author)
  }

  /** The server has other drafts than the page was made from. */
  async #meet(theirs: Drafts, author: string): Promise<void> {
    const known = acknowledged(this.#base.drafts, theirs, this.#sent.texts)
    const base = sameDocuments(known, this.#base.drafts)
      ? this.#base
      : { doc: readDrafts(known), drafts: known }
    if (sameDocuments(known, theirs)) {
      this.#setBase({ doc: base.doc, drafts: theirs })
      return this.#settle()
    }
    const other: Base = { doc: readDrafts(theirs), drafts: theirs }
    const merged = await this.#merging.merge({
      versions: () => ({ base: base.doc, mine: this.#page.editor.doc, theirs: other.doc }),
      label: '合并他人的修改',
      done: '已合并他人的修改',
      author,
      onStart: () => this.#setBase(other),
      onEnd: () => {
        this.#blocked = false
        this.#schedule.hurry()
        this.#settle()
      },
    })
    this.#blocked = !merged
  }

  /** After the base has moved: the journal begins anew, and what the server lacks still is sent at once. */
  #settle(): void {
    const { editor } = this.#page
    this.#sent.clear()
    void this.#keeper.restart()
    this.#schedule.succeeded()
    this.state.message = null
    if (diff(this.#base.doc, editor.doc).length === 0) this.#clean = editor.revision
    if (!this.unsaved) this.#schedule.clear()
    this.state.phase = this.unsaved ? 'waiting' : 'saved'
    this.state.savedAt = this.#ports.clock.now()
    this.#next()
  }

  #failed(error: unknown): void {
    const refused = error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status)
    if (refused) this.#schedule.refused()
    else this.#schedule.failed()
    if (!(error instanceof ApiError || error instanceof Unreachable)) console.error(error)
    this.state.phase = error instanceof Unreachable ? 'offline' : 'failed'
    this.state.message = error instanceof Error ? error.message : String(error)
  }

  #setBase(base: Base): void {
    this.#base = base
    for (const region of REGIONS) this.state.drafts[region] = base.drafts[region]?.revision ?? ''
  }
}

const isFailing = (phase: SavePhase) => phase === 'failed' || phase === 'offline'

function whenUnreachable(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof Unreachable)) throw error
}
