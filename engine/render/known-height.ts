import type { BoxStyle } from '@schemas/generated/types'
import type { Registry } from '../registry/registry'
import { childrenOf, type Children } from './children'
import { px } from './css-values'
import type { ViewPage } from './contract'

const marked = new WeakMap<object, object>()

/**
 * A desktop's page with `knownHeight` at those top-level widgets whose height follows from the document alone and out of
 * which nothing hangs: the browser lays them out when they come near the screen (`frame.css`), and the page's length, which
 * anchors and restored scroll positions rely on, is exact before.
 */
export function withKnownHeights<P extends ViewPage>(page: P, registry: Registry): P {
  const earlier = marked.get(page)
  if (earlier) return earlier as P
  const index = childrenOf(page)
  const top = index.get(null) ?? []
  // with negative margins one lies over another, and which one is above would change
  const overlaps = top.some(
    ([, { style }]) => !(length(style.marginTop) >= 0 && length(style.marginBottom) >= 0),
  )
  const known = overlaps ? [] : top.filter(([uuid]) => isClosed(uuid, page, index, registry))
  const heights = known.map(
    ([uuid, widget]) => [uuid, { ...widget, knownHeight: heightOf(widget.style) }] as const,
  )
  const all =
    heights.length > 0 ? { ...page, widgets: { ...page.widgets, ...Object.fromEntries(heights) } } : page
  marked.set(page, all)
  return all
}

/** Whether a widget has its stored height, and everything in it lies within its box. */
function isClosed(uuid: string, page: ViewPage, index: Children, registry: Registry): boolean {
  const widget = page.widgets[uuid]
  const definition = widget && registry.get(widget.type)
  if (!definition || definition.autoHeight || !(length(widget.style.height) > 0)) return false
  // a panel clips nothing, but holds what lies within it; menus hang out of any box
  if (!definition.freeLayout) return !definition.overflow
  return (index.get(uuid) ?? []).every(
    ([child, { style }]) => isWithin(style, widget.style) && isClosed(child, page, index, registry),
  )
}

function isWithin(child: BoxStyle, panel: BoxStyle): boolean {
  const left = length(child.x)
  const top = length(child.y) + length(child.marginTop)
  const across =
    length(child.width) +
    length(child.paddingLeft) +
    length(child.paddingRight) +
    length(child.borderLeftWidth) +
    length(child.borderRightWidth)
  const down = heightOf(child) + length(child.borderTopWidth) + length(child.borderBottomWidth)
  return left >= 0 && top >= 0 && left + across <= length(panel.width) && top + down <= length(panel.height)
}

/** px within the border, as a widget of the page's flow has it. */
const heightOf = (style: BoxStyle): number =>
  length(style.height) + Math.max(0, length(style.paddingTop)) + Math.max(0, length(style.paddingBottom))

const length = (value: unknown): number => px(value) ?? 0
