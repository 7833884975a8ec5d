/** Canonical bytes of a page (rule page-format-7). */
import { documentProblem, type Problem } from './problem'
import { isRecord } from './json'
import { keyOrder } from './generated/key-order'
import { readingOrder } from './order'
import type { PageJson, WidgetJson } from './page'
import envelopeSchema from './page.schema.json'
import { PAGE_BYTES, megabytes } from './text/limits'
import { writeJson, type WriteOrder } from './text/write-json'

/**
 * The text of a page: widgets in reading order, keys in schema order (unknown ones after them, sorted), two-space
 * indent, final newline. Equal pages give equal bytes for any map order.
 * @param kept cache of widget texts between calls, for pages whose widgets are immutable: serialising a page after one
 * edit then costs little more than that widget
 */
export function serialisePage(page: PageJson, kept?: WeakMap<WidgetJson, string>): string {
  const widgets = { entry: orderOfWidget, ...(kept && { kept }) }
  const order: WriteOrder = { keys: { ...pageKeys, widgets } }
  return `${writeJson({ ...page, widgets: new Map(readingOrder(page)) }, order)}\n`
}

/** Bytes of a widget in the serialised page, including its key and the following comma. */
export function bytesOfWidget(uuid: string, widget: WidgetJson): number {
  const entry = `    ${JSON.stringify(uuid)}: ${writeJson(widget, orderOfWidget(widget), '    ')},\n`
  return utf8.encode(entry).length
}

/**
 * The text of a page for storage.
 * @throws PageTooLarge
 */
export function serialiseForStore(page: PageJson): string {
  const text = serialisePage(page)
  const bytes = utf8.encode(text).length
  if (bytes > PAGE_BYTES) throw new PageTooLarge(bytes)
  return text
}

/** A page whose canonical text is longer than PAGE_BYTES; its message is for the operator. */
export class PageTooLarge extends Error {
  override readonly name = 'PageTooLarge'

  constructor(bytes: number) {
    super(`页面内容有 ${megabytes(bytes)}，超过上限 ${megabytes(PAGE_BYTES)}，请删减组件或拆成多个页面`)
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

const { properties } = envelopeSchema
const [widgetSchema] = Object.values(properties.widgets.patternProperties)
const widgetKeys = namesOf(widgetSchema?.properties ?? {})
const patchKeys = namesOf(widgetSchema?.properties.h5.properties ?? {})

const pageKeys: Record<string, WriteOrder | null> = {
  ...namesOf(properties),
  page: { keys: { ...namesOf(properties.page.properties), ...keyOrder.W0000?.keys } },
}

const widgetOrders = new Map<string, WriteOrder>()

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
