/** The journal of this tab and those of tabs that are gone: whatever happens to saving, edits lie in the browser. */
import type { Change } from '@engine/design'
import type { Clock } from './clock'
import type { Drafts } from './drafts'
import { Journal, type JournalSource } from './journal'
import type { JournalStore } from './journal-store'
import type { Merging } from './merging'
import { recover, type Lost, type TextsOf } from './recovery'
import type { SaverPage } from './saver-page'
import type { Release, TabLocks } from './tab-locks'
import { hashesOf, hasArrived, type TabMemory } from './tab-memory'

const RESTORED = '恢复未保存的修改'

interface KeeperOptions {
  page: Pick<SaverPage, 'editor' | 'host'>
  store: JournalStore
  clock: Clock
  locks: TabLocks
  memory: TabMemory
  merging: Merging
  source: JournalSource
  textsOf: TextsOf
  /** Whether the last write worked. */
  onKept(kept: boolean): void
}

/** The page was closed before the operator chose; its journal stays where it is. */
class Abandoned extends Error {
  override readonly name = 'Abandoned'
}

export class Keeper {
  readonly #tab = crypto.getRandomValues(new Uint32Array(4)).join('-')
  #journal: Journal | null = null
  #scope = ''
  #release: Promise<Release> | null = null
  #recovering: Promise<void> | null = null

  constructor(private readonly options: KeeperOptions) {}

  /** @param scope company, operator and page: only who opens the same again is offered what was lost */
  open(scope: string): void {
    const { store, clock, locks, source } = this.options
    this.#scope = scope
    this.#release = locks.hold(this.#tab)
    this.#journal = new Journal(store, clock, { tab: this.#tab, scope }, source)
  }

  note(changes: readonly Change[]): void {
    this.#journal?.note(changes)
  }

  /** Never rejects: where nothing can be kept, saving goes on without. */
  sent(): Promise<void> {
    return this.#watch(this.#journal?.sent())
  }

  restart(): Promise<void> {
    return this.#watch(this.#journal?.restart())
  }

  flush(): Promise<void> {
    return this.#watch(this.#journal?.flush())
  }

  leave(): Promise<void> {
    return this.#watch(this.#journal?.leave())
  }

  /** Keeps the undo history over a reload, and what the page is like now. */
  remember(): void {
    const { page, memory, textsOf } = this.options
    if (!this.#journal) return
    const { doc, steps } = page.editor
    memory.write(this.#scope, { tab: this.#tab, texts: hashesOf(textsOf(doc)), steps })
  }

  /** The undo history goes on where the reloaded page is what it was. */
  recall(): void {
    const { page, memory, textsOf } = this.options
    const kept = memory.read(this.#scope)
    if (!kept) return
    const now = hashesOf(textsOf(page.editor.doc))
    const ids = new Set([...Object.keys(now), ...Object.keys(kept.texts)])
    if ([...ids].every((page_id) => now[page_id] === kept.texts[page_id])) page.editor.takeUp(kept.steps)
  }

  /** Looks for journals of tabs that are gone; several calls at a time are one. */
  recover(current: () => Drafts): Promise<void> {
    if (!this.#journal) return Promise.resolve()
    const { store, locks, textsOf, page, memory } = this.options
    const left = memory.read(this.#scope)
    this.#recovering ??= recover({
      scope: this.#scope,
      tab: this.#tab,
      store,
      locks,
      current,
      textsOf,
      arrived: (tab) => left?.tab === tab && hasArrived(left, current()),
      restore: (lost) => this.#restore(lost),
      damaged: (error) => {
        console.error(error)
        page.host.error('上次未保存的修改已损坏，无法恢复')
      },
    })
      .catch((error: unknown) => {
        if (!(error instanceof Abandoned)) console.warn(error)
      })
      .finally(() => (this.#recovering = null))
    return this.#recovering
  }

  async close(): Promise<void> {
    this.remember()
    await this.flush()
    this.#journal = null
    ;(await this.#release)?.()
  }

  /** Resolves when it is in the page and in this tab's journal. @throws Abandoned, or what the journal throws */
  async #restore({ base, mine }: Lost): Promise<void> {
    const { page, merging } = this.options
    await new Promise<void>((resolve, reject) => {
      const request = {
        versions: () => ({ base, mine, theirs: page.editor.doc }),
        label: RESTORED,
        done: `已${RESTORED}`,
        author: '',
        onEnd: resolve,
        onAbandon: () => reject(new Abandoned()),
      }
      merging.merge(request).catch(reject)
    })
    await this.#journal?.flush()
  }

  async #watch(work: Promise<void> | undefined): Promise<void> {
    try {
      await work
      this.options.onKept(true)
    } catch (error) {
      console.warn(error)
      this.options.onKept(false)
    }
  }
}
