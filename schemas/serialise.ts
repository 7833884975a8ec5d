/** Canonical bytes of a page (page-format rule 4). */
import { isRecord } from './envelope'
import { keyOrder } from './generated/key-order'
import { readingOrder } from './order'
import type { PageJson, WidgetJson } from './page'
import envelopeSchema from './page.schema.json'
import { writeJson, type WriteOrder } from './text/write-json'

/**
 * The text of a page: widgets in reading order, keys in schema order (unknown ones after them, sorted), two-space
 * indent, final newline. Equal pages give equal bytes, whatever the order of their maps.
 * @param kept texts of widgets from calls before, for pages whose widgets are replaced and never changed: then a page
 * of which one widget was edited costs little more than that one
 */
export function serialisePage(page: PageJson, kept?: WeakMap<WidgetJson, string>): string {
  const widgets = { entry: orderOfWidget, ...(kept && { kept }) }
  const order: WriteOrder = { keys: { ...pageKeys, widgets } }
  return `${writeJson({ ...page, widgets: new Map(readingOrder(page)) }, order)}\n`
}

const { properties } = envelopeSchema
const [widgetSchema] = Object.values(properties.widgets.patternProperties)
const widgetKeys = namesOf(widgetSchema?.properties ?? {})

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
    order = { keys: { ...widgetKeys, ...content } }
    widgetOrders.set(type, order)
  }
  return order
}

function namesOf(schemas: object): Record<string, null> {
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, null]))
}
