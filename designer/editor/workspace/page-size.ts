import { bytesOfWidget, PAGE_BYTES } from '@schemas'
import { megabytes } from '@schemas/text/limits'
import { proxy } from 'valtio'
import { PAGE, type Change, type Editor, type Patch, type Widget } from '@engine/design'
import type { Host } from '../../shell/ui'

/** Bytes that the page configuration can grow by. Header, body and footer count as one page. */
export const RESERVE = 64 * 1024

/** Shares of the limit at which the operator is notified; the second one is shown as a warning. */
const TOLD = 0.8
const URGENT = 0.95
/** Least ms between two messages: typing at the limit is refused at every keystroke. */
const QUIET = 3000

/** How far the page is from the limit; `null` while it is far. */
export interface SizeNotice {
  text: string
  urgent: boolean
}

/**
 * Size of the page as it would be stored; refuses edits that exceed the limit. Far from it the edits' values are added
 * up, since to write a widget at every key takes longer than what else a key does; near it, widgets are counted.
 */
export class PageSize {
  readonly state = proxy<{ notice: SizeNotice | null }>({ notice: null })
  /** The widgets that are counted in `#total`. */
  readonly #counted: Map<string, Widget>
  /** Widgets that changed since. */
  readonly #uncounted = new Set<string>()
  readonly #editor: Editor
  readonly #host: Host
  #total: number
  /** Bytes that the page has at most. */
  #atMost: number
  #toldAt = -QUIET

  /** @param total bytes of the documents as they were opened: to write 10,000 widgets would take longer than to open them */
  constructor(editor: Editor, host: Host, total: number) {
    this.#editor = editor
    this.#host = host
    this.#total = this.#atMost = total
    this.#counted = new Map(editor.doc.widgets)
    this.#tell()
    editor.subscribeChanges((changes) => this.#note(changes))
  }

  /** Whether the page with these changes may be stored. Changes that make it smaller are always allowed. */
  admits(changes: readonly Change[]): boolean {
    if (this.#atMost + mostGrowthOf(changes) < FAR) return true
    const uncounted = new Set([...this.#uncounted, ...idsOf(changes)])
    const grown = [...uncounted].reduce((sum, id) => sum + this.#growthOf(id), 0)
    if (grown <= 0 || this.#total + grown <= PAGE_BYTES - RESERVE) return true
    const now = performance.now()
    if (now - this.#toldAt >= QUIET) {
      this.#toldAt = now
      const after = megabytes(this.#total + grown)
      this.#host.warn(
        `未执行：页面将达 ${after}，超过上限 ${megabytes(PAGE_BYTES)}，请先删减组件或拆成多个页面`,
      )
    }
    return false
  }

  #note(changes: readonly Change[]): void {
    for (const id of idsOf(changes)) this.#uncounted.add(id)
    this.#atMost += mostGrowthOf(changes)
    if (this.#atMost >= FAR) this.#count()
    this.#tell()
  }

  #count(): void {
    for (const id of this.#uncounted) {
      this.#total += this.#growthOf(id)
      const widget = this.#editor.doc.widgets.get(id)
      if (widget) this.#counted.set(id, widget)
      else this.#counted.delete(id)
    }
    this.#uncounted.clear()
    this.#atMost = this.#total
  }

  #tell(): void {
    const notice = noticeOf(this.#atMost)
    if (notice?.text !== this.state.notice?.text) this.state.notice = notice
  }

  /** Bytes that a widget has now beyond those counted; 0 for the page configuration. */
  #growthOf(id: string): number {
    const [before, now] = [this.#counted.get(id), this.#editor.doc.widgets.get(id)]
    return before === now ? 0 : sizeOf(id, now) - sizeOf(id, before)
  }
}

/** Bytes below which no message is due. */
const FAR = TOLD * (PAGE_BYTES - RESERVE)

/** The most bytes that changes add to the page; the page configuration has its own reserve. */
const mostGrowthOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => {
    if (change.id === PAGE || 'removed' in change) return sum
    if ('added' in change) return sum + bytesOfWidget(change.id, change.added)
    return change.patches.reduce((inner, patch) => inner + mostOf(patch), sum)
  }, 0)

/** Of the patch's value with its key, a colon and a comma; a character has at most three bytes. */
function mostOf(patch: Patch): number {
  if (!('value' in patch)) return 0
  const key = patch.op === 'add' ? JSON.stringify(patch.path.at(-1)).length + 2 : 0
  return 3 * (key + (JSON.stringify(patch.value) ?? '').length)
}

const sizeOf = (id: string, widget: Widget | undefined) => (widget ? bytesOfWidget(id, widget) : 0)

const idsOf = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ id }) => id))]

function noticeOf(bytes: number): SizeNotice | null {
  const share = bytes / (PAGE_BYTES - RESERVE)
  if (share < TOLD) return null
  const percent = Math.min(100, Math.floor(share * 100))
  const text = `页面大小已用 ${percent}%（${megabytes(bytes)}，上限 ${megabytes(PAGE_BYTES)}）`
  return { text, urgent: share >= URGENT }
}
