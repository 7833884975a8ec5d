import { childrenOf } from '../page/children'
import type { Command } from '../page/command'
import { nameOf, need } from '../page/find'
import { needSpot, standAt } from '../page/stand'

/** Changes places with the sibling after; the last one stays where it is. */
export function moveDown(uuid: string): Command {
  return {
    label: (doc) => `下移 ${nameOf(need(doc, uuid, 'moveDown'))}`,
    run(tx) {
      const { parent, index } = needSpot(tx.doc, uuid, 'moveDown')
      if (index + 1 < childrenOf(tx.doc, parent).length) standAt(tx, uuid, { parent, index: index + 1 })
    },
  }
}
