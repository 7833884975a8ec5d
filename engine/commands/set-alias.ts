import type { Command } from '../page/command'
import { editLabel, fieldKey } from './edit'

/** Gives a widget the operator's own label. */
export function setAlias(uuid: string, alias: string): Command {
  return {
    label: editLabel('重命名', uuid, {}),
    mergeKey: fieldKey(uuid, ['alias']),
    run: (tx) => tx.set(uuid, ['alias'], alias),
  }
}
