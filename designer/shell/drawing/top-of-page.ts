import { px } from '@engine/render/css-values'
import { fillWidget } from '@schemas/fill'
import type { PageJson } from '@schemas/page'

/** The page without what begins below so many px: its first widgets at the top level, with what lies in them. */
export function topOfPage(page: PageJson, shown: number): PageJson {
  const top = Object.entries(page.widgets)
    .filter(([, { parent, hidden }]) => parent === null && hidden !== true)
    .toSorted(([, a], [, b]) => (a.order < b.order ? -1 : 1))
  const kept = new Set<string>()
  let height = 0
  for (const [uuid, widget] of top) {
    if (height >= shown) break
    kept.add(uuid)
    const { style } = fillWidget(widget.type, widget)
    for (const side of [style.height, style.marginTop, style.marginBottom]) height += px(side) ?? 0
  }
  const isKept = (uuid: string) => kept.has(uuid) || kept.has(page.widgets[uuid]?.parent ?? '')
  return {
    ...page,
    widgets: Object.fromEntries(Object.entries(page.widgets).filter(([uuid]) => isKept(uuid))),
  }
}
