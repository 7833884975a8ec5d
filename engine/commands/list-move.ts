import type { Command } from '../page/command'
import type { Path } from '../page/patch'
import { editLabel, type EditOptions } from './edit'

/** Moves an item within a list inside a widget's props; `to` is its index afterwards. */
export function listMove(
  uuid: string,
  path: Path,
  from: number,
  to: number,
  options: EditOptions = {},
): Command {
  return {
    label: editLabel('移动项', uuid, options),
    run: (tx) => tx.listMove(uuid, ['props', ...path], from, to),
  }
}
