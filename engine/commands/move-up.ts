import type { Command } from '../page/command'
import { nameOf, need } from '../page/find'
import { needSpot, standAt } from '../page/stand'

/** Changes places with the sibling before; the first one stays where it is. */
export function moveUp(uuid: string): Command {
  return {
    label: (doc) => `上移 ${nameOf(need(doc, uuid, 'moveUp'))}`,
    run(tx) {
      const { parent, index } = needSpot(tx.doc, uuid, 'moveUp')
      if (index > 0) standAt(tx, uuid, { parent, index: index - 1 })
    },
  }
}
