import { isRoot, nameOf, need, standAt, type Command, type Spot } from '@engine/design'
import { isPanel, REGION_PROPERTY, regionOfRoot } from './place'
import { REGION_NAMES } from './ui-state'

/**
 * Moves widgets, in this order, to a place: among their siblings, into or out of a panel, to another region. A
 * top-level panel then belongs to the region it stands in (decisions 3). One step of the history, whatever it crosses.
 * @param at px inside the panel it goes to
 */
export function relocate(uuids: readonly string[], spot: Spot, at?: { x: number; y: number }): Command {
  return {
    label: (doc) => {
      const [first = ''] = uuids
      const name = uuids.length === 1 ? nameOf(need(doc, first, 'relocate')) : `${uuids.length} 个组件`
      const region = regionOfRoot(spot.parent)
      const crosses = doc.widgets.get(first)?.parent !== spot.parent
      if (!crosses) return `移动 ${name}`
      return `移动 ${name} 到 ${region ? REGION_NAMES[region] : nameOf(need(doc, String(spot.parent), 'relocate'))}`
    },
    run(tx) {
      let { index } = spot
      for (const uuid of uuids) {
        standAt(tx, uuid, index === undefined ? { parent: spot.parent } : { parent: spot.parent, index })
        if (index !== undefined) index += 1
        const region = regionOfRoot(spot.parent)
        const { type } = need(tx.doc, uuid, 'relocate')
        if (region && isPanel(type)) tx.set(uuid, ['props', REGION_PROPERTY], region)
        if (at && !isRoot(spot.parent)) {
          tx.set(uuid, ['style', 'x'], at.x)
          tx.set(uuid, ['style', 'y'], at.y)
        }
      }
    },
  }
}
