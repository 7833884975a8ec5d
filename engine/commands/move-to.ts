import type { Command } from '../page/command'
import { nameOf, need } from '../page/find'
import { standAt } from '../page/stand'

/** Moves a widget among its siblings; `index` is its position afterwards. */
export function moveTo(uuid: string, index: number): Command {
  return {
    label: (doc) => `移动 ${nameOf(need(doc, uuid, 'moveTo'))}`,
    run: (tx) => standAt(tx, uuid, { parent: need(tx.doc, uuid, 'moveTo').parent, index }),
  }
}
