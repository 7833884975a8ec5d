import { applyPlan } from '@schemas/fill-plan'
import type { KeyOrder } from '@schemas/key-order'
import { FORMAT_VERSION, type JsonObject } from '@schemas/page'
import { writeJson } from '@schemas/text/write-json'
import { orderOf, planOf } from '@schemas/tables/derive'
import type { Output } from './output'
import type { WidgetSchema } from './sources'

/** `widgets/<type>/samples/default.json`: a page with the widget as the palette inserts it. */
export const samples: Output = ({ widgets }) =>
  Object.fromEntries(
    widgets
      .filter(isInserted)
      .map((widget) => [`widgets/${widget.type}/samples/default.json`, sampleOf(widget)]),
  )

const isInserted = ({ id, resolved: { 'x-ui': ui } }: WidgetSchema) =>
  id.startsWith('widgets/') && ui?.['palette'] !== false && ui?.['opaque'] !== true

/** Canonical bytes, as `serialisePage` writes them. */
export function sampleOf({ type, resolved }: Pick<WidgetSchema, 'type' | 'resolved'>): string {
  const inserted = applyPlan({ props: {}, style: {} }, planOf(resolved) ?? {}) as JsonObject
  const widget = { type, v: resolved['x-version'] ?? 1, parent: null, order: 'a0', ...inserted }
  const id = `${type.toLowerCase()}-1`
  const page = {
    formatVersion: FORMAT_VERSION,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { [id]: widget },
  }
  const ofWidget = { ...inPlace(widget), ...orderOf(resolved)?.keys }
  const order: KeyOrder = {
    keys: {
      ...inPlace(page),
      page: { keys: inPlace(page.page) },
      widgets: { keys: { [id]: { keys: ofWidget } } },
    },
  }
  return `${writeJson(page, order)}\n`
}

/** Order of the keys in the file. */
const inPlace = (value: object): Record<string, null> =>
  Object.fromEntries(Object.keys(value).map((key) => [key, null]))
