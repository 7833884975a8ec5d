/** A draft server, browser tabs that can crash, and a clock that moves only on request. */
import 'fake-indexeddb/auto'
import { storedPage } from '@schemas'
import type { SavedDraft } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { unreachable } from '@designer/shell/api'
import type { Clock } from '@designer/editor/saving/browser'
import { DraftsMovedOn, type DraftServer, type DraftToSave } from '@designer/editor/saving/draft-server'
import { JournalStore, type JournalEntry, type JournalHead } from '@designer/editor/saving/journal-store'
import type { Saver } from '@designer/editor/saving/saver'
import type { Memory, TabMemory } from '@designer/editor/saving/tab'
import type { Release, TabLocks } from '@designer/editor/saving/tab'
import type { WorkspacePages } from '@designer/editor/workspace/workspace'
import { openWorkspace, type OpenedWorkspace } from './workspace'

type Timer = { at: number; run: () => void }

class TestClock implements Clock {
  time = 1_000_000
  #timers: Timer[] = []

  now(): number {
    return this.time
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((each) => each !== timer))
  }

  /** Runs the next timer due within that many ms; false if there is none. */
  step(until: number): boolean {
    const [next] = this.#timers.toSorted((a, b) => a.at - b.at)
    if (!next || next.at > until) return false
    this.#timers = this.#timers.filter((each) => each !== next)
    this.time = Math.max(this.time, next.at)
    next.run()
    return true
  }
}

/** Result of the next saves: executed, not received, executed without an answer, or refused. */
export type Weather = 'fair' | 'away' | 'mute' | 'refusing' | 'failing' | 'signed out'

export class TestServer {
  weather: Weather = 'fair'
  /** Every received save. */
  readonly requests: (readonly DraftToSave[])[] = []
  #serial = 1

  constructor(readonly pages: WorkspacePages) {}

  text(region: keyof WorkspacePages = 'body'): string {
    return this.pages[region]?.document ?? ''
  }

  /** Another operator saves. */
  put(region: keyof WorkspacePages, document: string, author = '小王'): void {
    const draft = this.#draft(region)
    if (draft) Object.assign(draft, { document, author, revision: `${region}-${++this.#serial}` })
  }

  save(documents: readonly DraftToSave[]): SavedDraft[] {
    if (this.weather === 'away') throw unreachable(new Error('test'))
    this.requests.push(documents)
    if (this.weather === 'signed out') throw new ApiError('登录已失效', { status: 401, code: 401001 })
    if (this.weather === 'refusing') throw new ApiError('没有权限', { status: 403, code: 403001 })
    if (this.weather === 'failing') throw new ApiError('操作失败', { status: 500, code: 500001 })
    const regions = documents.map(({ page_id }) => this.#regionOf(page_id))
    const old = documents.filter(({ base, document, mayBeThere }, index) => {
      const draft = this.#draft(regions[index] ?? 'body')
      // changes are made of their base alone
      return draft?.revision !== base && !(mayBeThere && draft?.document === document)
    })
    if (old.length > 0)
      throw new DraftsMovedOn(
        old.map(({ page_id }) => {
          const draft = this.#draft(this.#regionOf(page_id)) ?? this.pages.body
          return { ...draft, page_id }
        }),
      )
    const saved = documents.map(({ page_id, document }, index) => {
      const region = regions[index] ?? 'body'
      if (this.text(region) !== document) this.put(region, document, '我')
      const draft = this.#draft(region) ?? this.pages.body
      return { page_id, revision: draft.revision, number: 1, saved: '2026-01-01T00:00:00.000Z' }
    })
    if (this.weather === 'mute') throw unreachable(new Error('test'))
    return saved
  }

  #draft(region: keyof WorkspacePages) {
    return this.pages[region]
  }

  #regionOf(page_id: string): keyof WorkspacePages {
    const regions = Object.keys(this.pages) as (keyof WorkspacePages)[]
    return regions.find((region) => this.pages[region]?.page.page_id === page_id) ?? 'body'
  }
}

/** A tab's view of the browser's database: after a crash nothing more is written. */
class TabStore extends JournalStore {
  crashed = false
  /** The disk is full. */
  full = false
  pending = 0

  override begin(head: JournalHead, entries: readonly JournalEntry[], isReplaced?: () => boolean) {
    return this.#through(() => super.begin(head, entries, isReplaced))
  }

  override append(tab: string, entries: readonly JournalEntry[], at: number) {
    return this.#through(() => super.append(tab, entries, at))
  }

  override drop(tab: string) {
    return this.#through(() => super.drop(tab))
  }

  override heads(scope: string) {
    return this.#through(() => super.heads(scope))
  }

  override entries(tab: string) {
    return this.#through(() => super.entries(tab))
  }

  async #through<T>(work: () => Promise<T>): Promise<T> {
    if (this.crashed) return new Promise(() => {})
    if (this.full) throw new DOMException('test', 'QuotaExceededError')
    this.pending++
    try {
      return await work()
    } finally {
      this.pending--
    }
  }
}

export interface Tab {
  workspace: OpenedWorkspace
  saver: Saver
  store: TabStore
  clock: TestClock
  /** The body as it would be saved now. */
  text(): string
  memory: TabMemory
}

let worlds = 0

/** One browser and one server; every tab opens the same page. */
/** Session storage of one tab. */
function emptyMemory(): TabMemory {
  const kept = new Map<string, string>()
  return {
    read: (scope) => JSON.parse(kept.get(scope) ?? 'null') as Memory | null,
    write: (scope, memory) => void kept.set(scope, JSON.stringify(memory)),
  }
}

export class World {
  readonly server: TestServer
  readonly #database = `journal-${++worlds}`
  readonly #held = new Map<string, number>()
  readonly #tabs = new Set<Tab & { number: number }>()
  #time = 1_000_000
  #numbers = 0

  constructor(pages: Parameters<typeof openWorkspace>[0] = {}) {
    this.server = new TestServer(structuredClone(openWorkspace(pages).pages))
  }

  /**
   * Opens the page from the server and restores lost edits.
   * @param memory of the tab that is loaded again; absent: a new tab
   * @param readOnly for a viewer
   */
  async open(memory: TabMemory = emptyMemory(), readOnly = false): Promise<Tab> {
    const number = ++this.#numbers
    const clock = new TestClock()
    clock.time = this.#time
    const store = new TabStore(this.#database)
    const alive = <T>(answer: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        if (store.crashed) return
        try {
          resolve(answer())
        } catch (error) {
          reject(error as Error)
        }
      })
    const server: DraftServer = {
      save: (documents) => alive(() => this.server.save(documents)),
      row: (page_id) =>
        alive(() => {
          if (this.server.weather !== 'fair') throw unreachable(new Error('test'))
          const draft = Object.values(this.server.pages).find((each) => each?.page.page_id === page_id)
          if (!draft) throw new ApiError('您访问的内容不存在', { status: 404, code: 404001 })
          return { ...draft.page, draft_revision: draft.revision }
        }),
      open: () => alive(() => structuredClone(this.server.pages)),
    }
    const workspace = openWorkspace({
      drafts: structuredClone(this.server.pages),
      readOnly,
      saving: {
        server,
        clock,
        store,
        locks: this.#locks(number),
        memory,
        quiet: async () => {},
        words: async () => ({ titleOf: () => undefined, textOf: () => '' }),
      },
    })
    const { saver } = workspace
    const text = () => storedPage(workspace.documents().body)
    const tab = { workspace, saver, store, clock, text, number, memory }
    this.#tabs.add(tab)
    void saver.open('scope')
    await this.settle()
    return tab
  }

  /** The tab ends between two instructions: no further timers, answers or writes. */
  crash(tab: Tab): void {
    tab.store.crashed = true
    for (const each of this.#tabs) {
      if (each.saver !== tab.saver) continue
      this.#tabs.delete(each)
      for (const [name, holder] of this.#held) if (holder === each.number) this.#held.delete(name)
    }
  }

  /** Advances the time in every tab, timer by timer, with all consequences. */
  async wait(milliseconds: number): Promise<void> {
    const until = (this.#time += milliseconds)
    for (const { clock } of this.#tabs) {
      while (clock.step(until)) await this.settle()
      clock.time = until
    }
    await this.settle()
  }

  /** Until only timers are pending. */
  async settle(): Promise<void> {
    for (let calm = 0; calm < 3; calm++) {
      await new Promise((resolve) => setImmediate(resolve))
      if ([...this.#tabs].some(({ store }) => store.pending > 0)) calm = 0
    }
  }

  #locks(number: number): TabLocks {
    const take = (tab: string): Release => {
      this.#held.set(tab, number)
      return () => void this.#held.delete(tab)
    }
    return {
      hold: async (tab) => take(tab),
      claim: async (tab) => (this.#held.has(tab) ? null : take(tab)),
    }
  }
}
