import {
  childrenOf,
  type Command,
  type InsertPosition,
  isPanel,
  isRoot,
  nameOf,
  type PageDoc,
  placeAt,
  requireWidget,
} from '@engine/design'
import { REGION_PROPERTY, regionOfRoot } from './place'
import { REGION_NAMES } from '../workspace'

/** px */
interface Point {
  x: number
  y: number
}

/**
 * Moves widgets, in this order, to a place: among their siblings, into or out of a panel, to another region. A
 * top-level panel then belongs to its new region (rule canvas-1). One step of the history in every case.
 * @param position its index counts the siblings that stay
 * @param at px inside the panel it goes to, of the first one; the others keep their distance to it
 */
export function relocate(uuids: readonly string[], position: InsertPosition, at?: Point): Command {
  return {
    label: (doc) => labelOf(doc, uuids, position),
    run(tx) {
      const stays = childrenOf(tx.doc, position.parent).filter((uuid) => !uuids.includes(uuid))
      const next = position.index === undefined ? undefined : stays[position.index]
      const places = at && !isRoot(position.parent) ? placesIn(tx.doc, uuids, at) : null
      const region = regionOfRoot(position.parent)
      for (const uuid of uuids) {
        const others = childrenOf(tx.doc, position.parent).filter((sibling) => sibling !== uuid)
        const index = next === undefined ? others.length : others.indexOf(next)
        placeAt(tx, uuid, { parent: position.parent, index })
        const { type } = requireWidget(tx.doc, uuid, 'relocate')
        if (region && isPanel(type)) tx.set(uuid, ['props', REGION_PROPERTY], region)
        const place = places?.get(uuid)
        if (place) {
          tx.set(uuid, ['style', 'x'], place.x)
          tx.set(uuid, ['style', 'y'], place.y)
        }
      }
    },
  }
}

function labelOf(doc: PageDoc, uuids: readonly string[], { parent }: InsertPosition): string {
  const [first = ''] = uuids
  const name = uuids.length === 1 ? nameOf(requireWidget(doc, first, 'relocate')) : `${uuids.length} 个组件`
  if (doc.widgets.get(first)?.parent === parent) return `移动 ${name}`
  const region = regionOfRoot(parent)
  return `移动 ${name} 到 ${region ? REGION_NAMES[region] : nameOf(requireWidget(doc, String(parent), 'relocate'))}`
}

/** px between moved widgets that did not come from one panel. */
const STAGGER = 20

function placesIn(doc: PageDoc, uuids: readonly string[], at: Point): Map<string, Point> {
  const first = requireWidget(doc, uuids[0] ?? '', 'relocate')
  return new Map(
    uuids.map((uuid, index) => {
      const { parent, style } = requireWidget(doc, uuid, 'relocate')
      const together = parent === first.parent && !isRoot(parent)
      const x = together ? (style.x ?? 0) - (first.style.x ?? 0) : STAGGER * index
      const y = together ? (style.y ?? 0) - (first.style.y ?? 0) : STAGGER * index
      return [uuid, { x: Math.max(0, at.x + x), y: Math.max(0, at.y + y) }]
    }),
  )
}
