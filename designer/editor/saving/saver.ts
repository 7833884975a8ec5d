/** Autosave of drafts: reports events to the state machine and carries out what follows. */
import { adopt, diff, type Change, type PageDoc } from '@engine/design'
import { copyDoc } from '@engine/page/doc'
import type { PageRow, SavedDraft } from '@schemas/generated/api'
import { REGIONS, type Region } from '@schemas/page-data'
import { ApiError } from '@schemas/api/api-error'
import { DraftsMovedOn, isRefusal, passOverRefusal } from './draft-server'
import * as drafts from './drafts'
import type { Base, Draft, Drafts } from './drafts'
import { entriesTo, Journal, type JournalContent } from './journal'
import { advance, dueAt, IDLE, isBusy, isFailing, type SavingEvent } from './machine'
import { Merging } from './merging'
import { saverPorts, type SaverPage, type SaverPorts } from './ports'
import { Recovery, type LostPage } from './recovery'
import { changedRegions, createSaverState, takeRows, type SaverState } from './saver-state'

const RESTORED = '恢复未保存的修改'

/**
 * Sends what changed, one request at a time, when the state machine says so; keeps each edit in the journal until the
 * server has it; merges what others saved meanwhile.
 */
export class Saver {
  readonly state: SaverState
  /** Regions that differed from the published page when the editor was opened: possibly another operator's unfinished work. */
  readonly changedBefore: readonly Region[]
  readonly #page: SaverPage
  readonly #ports: SaverPorts
  readonly #merging: Merging
  readonly #unanswered = new drafts.Unanswered()
  #saving = IDLE
  /** What the next save starts from; its page shares its widgets with the editor's. */
  #base: Base
  /** `editor.revision` of which the server has all. */
  #clean: number
  /** The one conversation with the server. */
  #conversation: Promise<void> | null = null
  #recovery: Recovery | null = null
  #journal: Journal | null = null
  #cancelSave: (() => void) | null = null
  #unfollow: (() => void) | null = null

  constructor(page: SaverPage, ports: Partial<SaverPorts> = {}) {
    this.#page = page
    this.#ports = { ...saverPorts(), ...ports }
    this.state = createSaverState(page.pages)
    this.changedBefore = changedRegions(this.state)
    this.#base = { doc: copyDoc(page.editor.doc), pages: page.opened, drafts: drafts.draftsOf(page.pages) }
    this.#clean = page.editor.revision
    this.#merging = new Merging(page, this.#ports, this.state)
  }

  /** Whether the server lacks something. */
  get unsaved(): boolean {
    return this.#page.editor.revision !== this.#clean || this.#saving.step === 'blocked'
  }

  /** Regions whose document, saved or unsaved, differs from the published one. */
  get changed(): Region[] {
    const saved = changedRegions(this.state)
    const edited = this.unsaved ? drafts.changedPages(this.#base, this.#page.documents()) : []
    return REGIONS.filter((region) => saved.includes(region) || edited.includes(region))
  }

  /**
   * Begins to save and restores what was lost. A viewer changes nothing, so nothing begins.
   * @param scope company, operator and page: only who opens the same again is offered what was lost
   */
  async open(scope: string): Promise<void> {
    if (this.#page.readOnly) return
    const { editor } = this.#page
    const { store, clock } = this.#ports
    const textsOf = (doc: PageDoc) => drafts.textsOf(this.#page.documentsOf(doc), this.#base.drafts)
    const pageOf = (texts: Readonly<Record<string, string>>) => drafts.withTexts(this.#base.drafts, texts)
    this.#recovery = new Recovery(scope, { ...this.#ports, textsOf, pageOf })
    this.#journal = new Journal(store, clock, { tab: this.#recovery.tab, scope }, () => this.#content())
    this.#unfollow = editor.subscribeChanges((changes) => this.#edited(changes))
    const opened = copyDoc(editor.doc)
    await this.recover()
    this.state.remembersAll = this.#recovery?.recall(editor, opened) ?? true
  }

  /** Restores what tabs of this page that are gone had not saved. */
  async recover(): Promise<void> {
    await this.#recovery?.recover({
      current: () => {
        const { drafts: known, pages } = this.#base
        return { drafts: known, texts: drafts.textsOf(pages, known) }
      },
      restore: (lost) => this.#restore(lost),
      damaged: (error) => {
        console.error(error)
        this.#page.host.error('上次未保存的修改已损坏，无法恢复')
      },
    })
  }

  /** Saves now. @returns whether the server has everything */
  async flush(): Promise<boolean> {
    if (this.unsaved) this.#dispatch({ type: 'hurried', now: this.#now() })
    while (this.unsaved && this.#saving.step !== 'blocked') {
      if (this.#conversation) await this.#conversation
      else {
        await this.#send()
        if (isFailing(this.#saving)) return false
      }
    }
    return !this.unsaved
  }

  /** The page may be about to close. */
  leave(): void {
    this.#recovery?.remember(this.#page.editor, true)
    if (!this.unsaved) return
    if (this.#saving.step !== 'blocked' && !isBusy(this.#saving)) void this.#send(true)
    void this.#journalled(this.#journal?.leave())
  }

  /** The network is back: retries at once. */
  retry(): void {
    if (this.unsaved) this.#dispatch({ type: 'hurried', now: this.#now() })
  }

  /** Checks whether others have saved, and takes their version in. While edits are unsaved, the next save does this. */
  async look(): Promise<void> {
    if (this.unsaved || isBusy(this.#saving)) return
    this.#dispatch({ type: 'look' })
    // the operator asked for nothing: the next look, or the next save, will report it
    await this.#converse(() => this.#lookNow().catch(passOverRefusal))
  }

  /**
   * Lets the server make a version the draft of one page, which becomes the page as one step. No look comes between: it
   * would take the version for a change of others.
   * @param change asks the server; what it throws is thrown
   */
  async adopt(change: () => Promise<Draft>, label: string): Promise<void> {
    await this.#conversation
    this.#dispatch({ type: 'look' })
    const changing = change()
    await this.#converse(async () => {
      const draft = await changing.catch(() => undefined)
      if (!draft) return
      const next = drafts.replaced(this.#base.drafts, [drafts.draftOf(draft)])
      const base = drafts.readBase(next)
      this.#setBase(base)
      this.#page.editor.run(adopt(base.doc, label))
      this.#settle()
    })
    await changing
  }

  /** The server answered with pages as they are now: published, withdrawn, enabled or renamed. */
  took(rows: readonly PageRow[]): void {
    takeRows(this.state, rows)
  }

  /** Saves what it can. What it cannot stays in the journal and is restored when the page is opened again. */
  async close(): Promise<void> {
    this.#unfollow?.()
    this.#merging.abandon()
    if (!this.#page.readOnly && this.#saving.step !== 'blocked') await this.flush()
    this.#cancelSave?.()
    this.#recovery?.remember(this.#page.editor, true)
    await this.#journalled(this.unsaved ? this.#journal?.flush() : this.#journal?.restart())
    const recovery = this.#recovery
    this.#journal = this.#recovery = null
    await recovery?.close()
  }

  #now(): number {
    return this.#ports.clock.now()
  }

  /** The one way to another state: what is shown and the timer follow it. */
  #dispatch(event: SavingEvent): void {
    this.#saving = advance(this.#saving, event)
    this.state.phase = this.#saving.phase
    this.#cancelSave?.()
    const due = dueAt(this.#saving)
    this.#cancelSave =
      due === null ? null : this.#ports.clock.after(Math.max(0, due - this.#now()), () => void this.#send())
  }

  #edited(changes: readonly Change[]): void {
    this.#journal?.note(changes)
    this.#recovery?.edited(this.#page.editor)
    this.#dispatch({ type: 'edited', now: this.#now() })
  }

  #send(leaving = false): Promise<void> {
    this.#dispatch({ type: 'send' })
    return this.#converse(() => this.#exchange(leaving))
  }

  /** One conversation at a time; what goes wrong in it shows in the state. */
  #converse(talk: () => Promise<void>): Promise<void> {
    this.#conversation = talk()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#conversation = null
        this.#dispatch({ type: 'ended', unsaved: this.unsaved })
      })
    return this.#conversation
  }

  async #exchange(leaving: boolean): Promise<void> {
    const { editor } = this.#page
    if (!leaving) await drafts.writeAhead(this.#page.documents())
    const { revision, steps } = editor
    const [doc, pages] = [copyDoc(editor.doc), this.#page.documents()]
    const missing = this.#unanswered.missing(pages, this.#base)
    let saved: SavedDraft[] = []
    let texts: drafts.Texts = new Map()
    if (missing.length > 0) {
      this.#dispatch({ type: 'requested' })
      this.#unanswered.note(doc)
      const written = this.#journalled(this.#journal?.sent())
      if (!leaving) await drafts.pauseFor(pages)
      texts = drafts.textsOf(pages, this.#base.drafts)
      const documents = this.#unanswered.take(missing, texts)
      if (!leaving) await drafts.pauseFor(pages)
      // before the server has it, so that no crash leaves a saved edit without its step
      this.#recovery?.remember({ doc, steps, revision }, leaving, texts)
      if (!leaving) await written
      try {
        saved = await this.#ports.server.save(documents, leaving)
      } catch (error) {
        if (!(error instanceof DraftsMovedOn)) throw error
        const [{ author } = { author: '' }] = error.conflicts
        return this.#meet(drafts.replaced(this.#base.drafts, error.conflicts.map(drafts.draftOf)), author)
      }
    }
    if (!leaving) await drafts.pauseFor(pages)
    this.#setBase({
      doc,
      pages,
      drafts: drafts.accepted(this.#base.drafts, texts, drafts.revisionsOf(saved)),
    })
    this.#clean = revision
    this.#settle(missing.length > 0 ? saved : null)
  }

  async #lookNow(): Promise<void> {
    const { server } = this.#ports
    const known = this.#base.drafts
    const ids = REGIONS.flatMap((region) => known[region]?.page_id ?? [])
    const rows = await Promise.all(ids.map((page_id) => server.row(page_id)))
    this.took(rows)
    const revisions = new Set(Object.values(known).map((draft) => draft?.revision))
    if (rows.every(({ draft_revision }) => revisions.has(draft_revision))) return
    const opened = await server.open(known.body?.page_id ?? '')
    const fresh = Object.values(drafts.draftsOf(opened)).filter((draft) => draft !== null)
    await this.#meet(drafts.replaced(known, fresh), opened.body.author)
  }

  /** The server has other drafts than the page was made from. */
  async #meet(theirs: Drafts, author: string): Promise<void> {
    const known = drafts.acknowledged(this.#base.drafts, theirs, this.#unanswered.texts)
    const base = drafts.sameDocuments(known, this.#base.drafts) ? this.#base : drafts.readBase(known)
    if (drafts.sameDocuments(known, theirs)) {
      this.#setBase({ ...base, drafts: theirs })
      return this.#settle()
    }
    const other = drafts.readBase(theirs)
    this.#dispatch({ type: 'conflict' })
    const merged = await this.#merging.merge({
      versions: () => ({ base: base.doc, mine: this.#page.editor.doc, theirs: other.doc }),
      label: '合并他人的修改',
      done: '已合并他人的修改',
      author,
      isForeign: true,
      onStart: () => this.#setBase(other),
      onEnd: () => {
        this.#dispatch({ type: 'merged', now: this.#now() })
        this.#settle()
      },
    })
    if (!merged) this.#dispatch({ type: 'blocked' })
  }

  /**
   * After the base has moved: the journal starts again from it, and what the server still lacks is sent at once.
   * @param saved the answer to what the journal has as sent, if that was all that moved it
   */
  #settle(saved: readonly SavedDraft[] | null = null): void {
    const { editor } = this.#page
    this.#unanswered.clear()
    this.#recovery?.rememberSoon(editor, () => !this.unsaved)
    void this.#journalled(saved ? this.#journal?.saved(drafts.revisionsOf(saved)) : this.#journal?.restart())
    if (diff(this.#base.doc, editor.doc).length === 0) this.#clean = editor.revision
    this.state.message = null
    this.state.savedAt = this.#now()
    this.#dispatch({ type: 'settled', unsaved: this.unsaved })
    if (!isBusy(this.#saving)) this.#dispatch({ type: 'ended', unsaved: this.unsaved })
  }

  #failed(error: unknown): void {
    const refused = isRefusal(error)
    if (!(error instanceof ApiError)) console.error(error)
    const message = error instanceof Error ? error.message : String(error)
    // each further edit would be refused again; an ended session has a dialog of its own
    const isNews = message !== this.state.message && !(refused && error.status === 401)
    if (refused && isNews) this.#page.host.error(message)
    this.state.message = message
    const offline = error instanceof ApiError && error.status === 0
    this.#dispatch(refused ? { type: 'refused' } : { type: 'failed', offline, now: this.#now() })
  }

  #setBase(base: Base): void {
    this.#base = base
    for (const region of REGIONS) this.state.drafts[region] = base.drafts[region]?.revision ?? ''
  }

  /** Resolves when it is in the page and in this tab's journal. @throws Abandoned, or what the journal throws */
  async #restore({ base, mine }: LostPage): Promise<void> {
    this.#unanswered.doubt()
    const versions = () => ({ base, mine, theirs: this.#page.editor.doc })
    await this.#merging.finish({ versions, label: RESTORED, done: `已${RESTORED}`, author: '' })
    await this.#journal?.flush()
  }

  /** All edits from the base to the page as it is now. */
  #content(): JournalContent {
    const { doc, drafts: base } = this.#base
    return { base, entries: entriesTo(this.#page.editor.doc, doc, this.#unanswered.docs) }
  }

  /** Never rejects: if nothing can be written, saving continues without the journal. */
  async #journalled(writing: Promise<void> | undefined): Promise<void> {
    try {
      await writing
      this.state.journaled = true
    } catch (error) {
      console.warn(error)
      this.state.journaled = false
    }
  }
}
