import type { Command } from '../page/command'
import { nameOf, need } from '../page/find'
import { descendants } from '../page/walk'

/** Removes a widget with everything inside it. */
export function remove(uuid: string): Command {
  return {
    label: (doc) => `删除 ${nameOf(need(doc, uuid, 'remove'))}`,
    run(tx) {
      for (const inner of descendants(tx.doc, uuid).toReversed()) tx.remove(inner)
      tx.remove(uuid)
    },
  }
}
