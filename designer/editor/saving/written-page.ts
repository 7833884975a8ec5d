/** Documents as they are saved, of widgets that are replaced and never changed. */
import { keepText, storedLength, storedPage, type WidgetTexts } from '@schemas'
import type { PageJson, WidgetJson } from '@schemas/page'

const texts: WidgetTexts = new WeakMap()

type Mark = readonly [first: number, second: number]

/** Of the texts of widgets. */
const marks = new WeakMap<WidgetJson, Mark>()

/**
 * The text of a document as it is saved, put together only where it is needed: with 10,000 widgets that takes longer than a
 * frame may, and a save needs its length and what tells it from others.
 */
export class WrittenPage {
  static readonly #known = new WeakMap<PageJson, WrittenPage>()
  readonly #page: PageJson
  #text: string | undefined
  #length: number | undefined
  #fingerprint: string | undefined

  private constructor(page: PageJson) {
    this.#page = page
  }

  /** One for each page; the page must not be changed. */
  static of(page: PageJson): WrittenPage {
    const written = WrittenPage.#known.get(page) ?? new WrittenPage(page)
    WrittenPage.#known.set(page, written)
    return written
  }

  get text(): string {
    return (this.#text ??= storedPage(this.#page, texts))
  }

  /** UTF-16 units, as the server counts them. */
  get length(): number {
    return (this.#length ??= storedLength(this.#page, texts))
  }

  /** Tells one's own texts apart, which SHA-256 in JavaScript would take half a second for where they are large. */
  get fingerprint(): string {
    return (this.#fingerprint ??= fingerprintOf(this.#page, this.length))
  }
}

/** Writes a widget ahead of the pages that it is in. */
export function writeWidget(widget: WidgetJson): void {
  markOfWidget(widget)
}

/** The order of the widgets is in their texts, so that the marks may be added in any. */
function fingerprintOf(page: PageJson, length: number): string {
  let [first, second] = markOf(storedPage({ ...page, widgets: {} }))
  for (const [uuid, widget] of Object.entries(page.widgets)) {
    const [own, other] = markOfWidget(widget)
    const [name, otherName] = markOf(uuid)
    first = (first + Math.imul(own ^ name, FACTORS[0])) | 0
    second = (second + Math.imul(other ^ otherName, FACTORS[1])) | 0
  }
  return [length, first >>> 0, second >>> 0].join('-')
}

function markOfWidget(widget: WidgetJson): Mark {
  const known = marks.get(widget)
  if (known) return known
  const mark = markOf(keepText(widget, texts))
  marks.set(widget, mark)
  return mark
}

const FACTORS = [2_654_435_761, 1_597_334_677] as const

function markOf(text: string): Mark {
  let [first, second] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, FACTORS[0])
    second = Math.imul(second ^ code, FACTORS[1])
  }
  return [first, second]
}
