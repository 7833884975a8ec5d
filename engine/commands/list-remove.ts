import type { Command } from '../page/command'
import type { Path } from '../page/patch'
import { editLabel, type EditOptions } from './edit'

/** Takes an item out of a list inside a widget's props. */
export function listRemove(uuid: string, path: Path, index: number, options: EditOptions = {}): Command {
  return {
    label: editLabel('删除项', uuid, options),
    run: (tx) => tx.listRemove(uuid, ['props', ...path], index),
  }
}
