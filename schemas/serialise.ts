/** Canonical bytes of a page (page-format rule 4). */
import { isRecord } from './envelope'
import { keyOrder } from './generated/key-order'
import { readingOrder } from './order'
import type { PageJson } from './page'
import envelopeSchema from './page.schema.json'
import { writeJson, type WriteOrder } from './text/write-json'

/**
 * The text of a page: widgets in reading order, keys in schema order (unknown ones after them, sorted), two-space
 * indent, final newline. Equal pages give equal bytes, whatever the order of their maps.
 */
export function serialisePage(page: PageJson): string {
  return `${writeJson({ ...page, widgets: new Map(readingOrder(page)) }, pageOrder)}\n`
}

const { properties } = envelopeSchema
const [widgetSchema] = Object.values(properties.widgets.patternProperties)
const widgetKeys = namesOf(widgetSchema?.properties ?? {})

const pageOrder: WriteOrder = {
  keys: {
    ...namesOf(properties),
    page: { keys: { ...namesOf(properties.page.properties), ...keyOrder.W0000?.keys } },
    widgets: { entry: orderOfWidget },
  },
}

const widgetOrders = new Map<string, WriteOrder>()

function orderOfWidget(widget: unknown): WriteOrder {
  const type = isRecord(widget) && typeof widget.type === 'string' ? widget.type : ''
  let order = widgetOrders.get(type)
  if (!order) {
    const content = Object.hasOwn(keyOrder, type) ? keyOrder[type]?.keys : undefined
    order = { keys: { ...widgetKeys, ...content } }
    widgetOrders.set(type, order)
  }
  return order
}

function namesOf(schemas: object): Record<string, null> {
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, null]))
}
