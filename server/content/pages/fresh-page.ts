import type { FilledPage, FilledWidget } from '@schemas/fill'
import { entityMarks } from '@schemas/generated/entities'
import { isRecord, matchesOf } from '@schemas/json'
import type { Json, JsonObject, PageJson } from '@schemas/page'
import type { LiveData } from '@schemas/page-data'

/**
 * The page as another reader of it should see it now (rule import-6): goods carry today's prices in cents, and
 * categories that are gone are left out. A vanished good keeps its snapshot. Changes a copy.
 */
export function freshPage(page: FilledPage, live: LiveData): PageJson {
  const widgets = Object.entries(page.widgets).map(([uuid, widget]) => [uuid, fresh(widget, live)])
  return {
    ...page,
    page: { ...page.page, props: { ...page.page.props } },
    widgets: Object.fromEntries(widgets) as PageJson['widgets'],
  }
}

function fresh(widget: FilledWidget, live: LiveData): FilledWidget {
  const marks = (entityMarks[widget.type] ?? []).filter(({ link }) => !link)
  if (marks.length === 0) return widget
  const props = structuredClone(widget.props)
  for (const { path, entity } of marks) {
    if (entity === 'goods')
      for (const { value } of matchesOf({ props }, path.slice(0, -1))) reprice(value, path, live)
    if (entity === 'category' && path.at(-2) === '*')
      for (const { value } of matchesOf({ props }, path.slice(0, -2))) trim(value, path, live)
  }
  return { ...widget, props }
}

/** Rule price-3: the activity's price before the plain one; a visitor has no member's price. */
function reprice(holder: Json, path: string[], { goods }: LiveData) {
  if (!isRecord(holder) || !('price' in holder)) return
  const live = goods[idIn(holder, path)]
  if (!live) return
  holder.price = live.activity_price ?? live.price
  if ('market_price' in holder) holder.market_price = live.market_price
}

function trim(list: Json, path: string[], { category }: LiveData) {
  if (!Array.isArray(list)) return
  const isThere = (item: Json) => !isRecord(item) || idIn(item, path) === '' || idIn(item, path) in category
  list.splice(0, list.length, ...list.filter(isThere))
}

const idIn = (holder: JsonObject, path: string[]) => String(holder[path.at(-1) ?? ''] ?? '')
