/** Canonical bytes of a page, as a file and as it is stored (rule page-format-7). */
import { documentProblem, type Problem } from './problem'
import { isRecord } from './json'
import { derivedMap } from './derived'
import { keyOrder } from './generated/key-order'
import { readingOrder } from './order'
import { PAGE_TYPE, type PageJson, type WidgetJson } from './page'
import envelopeSchema from './page.schema.json'
import { PAGE_BYTES, megabytes } from './text/limits'
import { writeCompact, writeJson, type WriteOrder } from './text/write-json'
import { problemTexts } from './problem-texts/problem-texts'

/**
 * The text of a page as a file: widgets in reading order, keys in schema order (unknown ones after them, sorted), two-space
 * indent, final newline. Equal pages give equal bytes for any map order.
 */
export function serialisePage(page: PageJson): string {
  return `${writeJson({ ...page, widgets: new Map(readingOrder(page)) }, orderOfPage(WIDGETS))}\n`
}

/** Texts of widgets as they are stored, for pages whose widgets are immutable. */
export type WidgetTexts = WeakMap<WidgetJson, string>

/**
 * The text of a page as it is stored and sent: the same without white space.
 * @param kept cache of widget texts between calls: the text of a page after one edit then costs little more than that widget
 */
export function storedPage(page: PageJson, kept?: WidgetTexts): string {
  const widgets = kept ? { ...WIDGETS, kept } : WIDGETS
  return writeCompact({ ...page, widgets: new Map(readingOrder(page)) }, orderOfPage(widgets))
}

/** The text of a widget, written into the cache: for pages that are too large to be written at once. */
export function keepText(widget: WidgetJson, kept: WidgetTexts): string {
  const known = kept.get(widget)
  if (known !== undefined) return known
  const text = writeCompact(widget, orderOfWidget(widget))
  kept.set(widget, text)
  return text
}

/** The length of `storedPage(page, kept)` in UTF-16 units, without putting its text together. */
export function storedLength(page: PageJson, kept: WidgetTexts): number {
  const entries = Object.entries(page.widgets)
  const around = storedPage({ ...page, widgets: {} }).length
  return entries.reduce(
    // a colon after the key, and a comma before all but the first
    (sum, [uuid, widget], index) =>
      sum + JSON.stringify(uuid).length + 1 + keepText(widget, kept).length + (index > 0 ? 1 : 0),
    around,
  )
}

/** Bytes of a widget in the stored page, including its key and a comma. */
export const bytesOfWidget = (uuid: string, widget: WidgetJson): number =>
  bytesOf(JSON.stringify(uuid)) + bytesOf(writeCompact(widget, orderOfWidget(widget))) + 2

/**
 * The text of a page for storage.
 * @throws PageTooLarge
 */
export function serialiseForStore(page: PageJson, kept?: WidgetTexts): string {
  const text = storedPage(page, kept)
  const bytes = bytesOf(text)
  if (bytes > PAGE_BYTES) throw new PageTooLarge(bytes)
  return text
}

/** A page whose stored text is longer than PAGE_BYTES; its message is for the operator. */
export class PageTooLarge extends Error {
  override readonly name = 'PageTooLarge'

  constructor(bytes: number) {
    super(problemTexts.tooLargeToStore(megabytes(bytes), megabytes(PAGE_BYTES)))
  }
}

/** The problem of a page that is too large to be stored, for callers that do not store it. */
export function sizeProblems(page: PageJson): Problem[] {
  try {
    serialiseForStore(page)
    return []
  } catch (error) {
    if (!(error instanceof PageTooLarge)) throw error
    return [documentProblem('', 'maxBytes', error.message)]
  }
}

const utf8 = new TextEncoder()
const part = new Uint8Array(65_536)

/** Bytes of a text in UTF-8, counted part by part: `encode` would allocate them all. */
export function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length;) {
    const { read, written } = utf8.encodeInto(text.slice(at), part)
    at += read
    bytes += written
  }
  return bytes
}

const { properties } = envelopeSchema
const [widgetSchema] = Object.values(properties.widgets.patternProperties)
const widgetKeys = namesOf(widgetSchema?.properties ?? {})
const patchKeys = namesOf(widgetSchema?.properties.h5.properties ?? {})

const pageKeys = namesOf(properties)
const configKeys = namesOf(properties.page.properties)

/** The order of a page's keys around its widgets. */
const orderOfPage = (widgets: WriteOrder): WriteOrder => ({
  keys: { ...pageKeys, page: { keys: { ...configKeys, ...keyOrder[PAGE_TYPE]?.keys } }, widgets },
})

const WIDGETS: WriteOrder = { entry: orderOfWidget }

const widgetOrders = derivedMap<string, WriteOrder>()

function orderOfWidget(widget: unknown): WriteOrder {
  const type = isRecord(widget) && typeof widget.type === 'string' ? widget.type : ''
  let order = widgetOrders.get(type)
  if (!order) {
    const content = Object.hasOwn(keyOrder, type) ? keyOrder[type]?.keys : undefined
    const h5 = { keys: { ...patchKeys, ...content } }
    order = { keys: { ...widgetKeys, ...content, h5 } }
    widgetOrders.set(type, order)
  }
  return order
}

function namesOf(schemas: object): Record<string, null> {
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, null]))
}
