/** Takes other versions into the page being edited: by itself where it can, else through the operator. */
import { adopt, type PageDoc } from '@engine/design'
import { mergeQuietly, type Dispute } from './dispute'
import type { loadWords } from './field-words'
import type { Versions } from './resolve'
import type { SaverPage } from './saver-page'

interface MergingOptions {
  page: Pick<SaverPage, 'editor' | 'host' | 'ui' | 'problems'>
  /** Resolves when no gesture or composition is going on: a merge may change what is being dragged. */
  quiet(): Promise<void>
  words: typeof loadWords
  /** The first of the disputes that wait for the operator, whenever it changes. */
  onDispute(dispute: Dispute | null): void
}

export interface MergeRequest {
  versions(): Versions
  /** What the history calls it. */
  label: string
  /** What is said when it went by itself. */
  done: string
  /** Who made the other version. */
  author: string
  /** Right before the page changes. */
  onStart?(): void
  /** The page holds the merge. */
  onEnd?(): void
  /** It was closed with the choice still open. */
  onAbandon?(): void
}

export class Merging {
  readonly #disputes: Dispute[] = []
  #asked = 0

  constructor(private readonly options: MergingOptions) {}

  /** True when it is in the page; false when the operator has to choose first. */
  async merge(request: MergeRequest): Promise<boolean> {
    const { host } = this.options.page
    await this.options.quiet()
    const types = Object.values(request.versions()).flatMap(({ widgets }) =>
      [...widgets.values()].map(({ type }) => type),
    )
    const { titleOf } = await this.options.words(types)
    const merged = mergeQuietly(request.versions(), { titleOf })
    if (!merged) {
      this.#ask(request)
      return false
    }
    if (this.#take(request, merged.doc)) host.success(request.done)
    for (const { message } of merged.conflicts) host.warn(message)
    return true
  }

  abandon(): void {
    for (const dispute of this.#disputes.splice(0)) dispute.abandon()
  }

  #ask(request: MergeRequest): void {
    const dispute: Dispute = {
      id: ++this.#asked,
      versions: () => request.versions(),
      author: request.author,
      settle: (result) => {
        this.#disputes.splice(this.#disputes.indexOf(dispute), 1)
        this.#take(request, result)
        this.#show()
      },
      abandon: () => request.onAbandon?.(),
    }
    this.#disputes.push(dispute)
    this.#show()
    this.options.page.ui.dialog = 'conflict'
  }

  #show(): void {
    this.options.onDispute(this.#disputes[0] ?? null)
  }

  /** Whether it changed the page. */
  #take({ label, onStart, onEnd }: MergeRequest, result: PageDoc): boolean {
    const { editor, host, problems } = this.options.page
    const before = problems.totals.errors
    onStart?.()
    const { changes } = editor.run(adopt(result, label))
    onEnd?.()
    // what each side could do alone may be too much together: 4 + 1 + 1 slides
    problems.judge()
    if (problems.totals.errors > before) host.warn('合并后的内容有问题，请检查')
    return changes.length > 0
  }
}
