import { bytesOfWidget, PAGE_BYTES } from '@schemas'
import { megabytes } from '@schemas/text/limits'
import { proxy } from 'valtio'
import type { Change, Editor } from '@engine/design'
import type { Host } from '../../shell/ui'

/** Reserved for the page configurations and envelopes of the three documents. */
const FRAMES = 64 * 1024
/** Bytes of all widgets together; header, body and footer count as one page. */
export const WIDGET_BYTES = PAGE_BYTES - FRAMES

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

/** Size of the page as it would be stored, updated widget by widget; refuses edits that exceed the limit. */
export class PageSize {
  readonly state = proxy<{ notice: SizeNotice | null }>({ notice: null })
  readonly #sizes = new Map<string, number>()
  readonly #editor: Editor
  readonly #host: Host
  #total = 0
  #toldAt = -QUIET

  constructor(editor: Editor, host: Host) {
    this.#editor = editor
    this.#host = host
    this.#note([...editor.doc.widgets.keys()])
    editor.subscribeChanges((changes) => this.#note(idsOf(changes)))
  }

  /** Whether the page with these changes may be stored. Changes that make it smaller are always allowed. */
  admits(changes: readonly Change[]): boolean {
    const grown = idsOf(changes).reduce((sum, id) => sum + this.#sizeOf(id) - (this.#sizes.get(id) ?? 0), 0)
    if (grown <= 0 || this.#total + grown <= WIDGET_BYTES) return true
    const now = performance.now()
    if (now - this.#toldAt >= QUIET) {
      this.#toldAt = now
      const after = megabytes(this.#total + grown + FRAMES)
      this.#host.warn(
        `未执行：页面将达 ${after}，超过上限 ${megabytes(PAGE_BYTES)}，请先删减组件或拆成多个页面`,
      )
    }
    return false
  }

  #note(ids: readonly string[]): void {
    for (const id of ids) {
      const size = this.#sizeOf(id)
      this.#total += size - (this.#sizes.get(id) ?? 0)
      if (size === 0) this.#sizes.delete(id)
      else this.#sizes.set(id, size)
    }
    const notice = noticeOf(this.#total)
    if (notice?.text !== this.state.notice?.text) this.state.notice = notice
  }

  /** 0 for a widget that does not exist, and for the page configuration. */
  #sizeOf(id: string): number {
    const widget = this.#editor.doc.widgets.get(id)
    return widget ? bytesOfWidget(id, widget) : 0
  }
}

const idsOf = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ id }) => id))]

function noticeOf(bytes: number): SizeNotice | null {
  const share = bytes / WIDGET_BYTES
  if (share < TOLD) return null
  const percent = Math.min(100, Math.floor(share * 100))
  const text = `页面大小已用 ${percent}%（${megabytes(bytes + FRAMES)}，上限 ${megabytes(PAGE_BYTES)}）`
  return { text, urgent: share >= URGENT }
}
