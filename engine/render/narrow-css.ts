import { panelChild } from '../page/phone/panel-child'
import { ICON, placedWithin, type Placed } from '../page/phone/place'
import { tracksOf } from '../page/phone/tracks'
import type { Registry } from '../registry/registry'
import { childrenOf } from './children'
import type { ViewPage, ViewWidget } from './contract'

/** px; the least width of a window for which panels are arranged, as in the style sheets of panels. */
const NARROW = 480

type Narrow = NonNullable<ViewWidget['narrow']>

/** What is wider than half of the page shares its row with nothing. */
const WHOLE_ROW: Narrow = { '--basis': '100%' }
const arranged = new WeakMap<object, object>()

/**
 * A desktop's page with the places that the children of free panels get in a narrow window (or at 200 % zoom): columns of
 * links stay columns. Only panels of texts and pictures; what has content of its own flows (rule look-4).
 */
export function withNarrowCss<P extends ViewPage>(page: P, registry: Registry): P {
  const known = arranged.get(page)
  if (known) return known as P
  const places = new Map<string, Narrow>()
  for (const [panel, children] of childrenOf(page)) {
    if (panel === null || !registry.get(page.widgets[panel]?.type ?? '')?.freeLayout) continue
    const all = children.map(([uuid, widget]) =>
      panelChild(uuid, { ...widget, props: { ...widget.props } }, true),
    )
    const { pageWidth } = page.page.props
    if (all.length < 2 || !all.every(({ reflow }) => reflow === 'text' || reflow === 'scale')) {
      for (const { uuid, box } of all) if (box.width > pageWidth / 2) places.set(uuid, WHOLE_ROW)
      continue
    }
    for (const [uuid, place] of placesOf(panel, placedWithin(all, pageWidth, NARROW))) places.set(uuid, place)
  }
  const widgets = Object.entries(page.widgets).map(([uuid, widget]) => {
    const narrow = places.get(uuid)
    return [uuid, narrow ? { ...widget, narrow } : widget] as const
  })
  const all = places.size > 0 ? { ...page, widgets: Object.fromEntries(widgets) } : page
  arranged.set(page, all)
  return all
}

function placesOf(panel: string, placed: readonly Placed[]): [uuid: string, place: Narrow][] {
  const { tracks, spans } = tracksOf(new Map(placed.map(({ child, box }) => [child.uuid, box])))
  const rows = tracks.map(({ least, grows }) => {
    const height = `${Math.round(least)}px`
    return grows ? `minmax(${height},auto)` : height
  })
  return [
    [panel, { '--narrow': 'grid', '--rows': rows.join(' '), '--gap': '0', '--align': 'start' }],
    ...placed.map(({ child, box }): [string, Narrow] => {
      const [from, to] = spans.get(child.uuid) ?? [1, 2]
      const scales = child.reflow === 'scale'
      return [
        child.uuid,
        {
          '--area': `${from}/1/${to}`,
          '--from': share(box.x),
          '--wide': child.box.width <= ICON ? `${Math.round(child.box.width)}px` : share(box.width),
          ...(scales && { '--ratio': `${Math.round(child.box.width)}/${Math.round(child.box.height)}` }),
        },
      ]
    }),
  ]
}

const share = (length: number): string => `${Math.round((length / NARROW) * 1000) / 10}%`
