import type { Json } from '@schemas/page'
import type { Command } from '../page/command'
import type { Path } from '../page/patch'
import { editLabel, type EditOptions } from './edit'
import { texts } from '../texts/texts'

/** Inserts an item into a list of a widget's props before `index`; the list's length appends. */
export function listInsert(
  uuid: string,
  path: Path,
  index: number,
  item: Json,
  options: EditOptions = {},
): Command {
  return {
    label: editLabel(texts.steps.addItem, uuid, options),
    run: (tx) => tx.listInsert(uuid, ['props', ...path], index, item),
  }
}

/** Moves an item within a list inside a widget's props; `to` is its index afterwards. */
export function listMove(
  uuid: string,
  path: Path,
  from: number,
  to: number,
  options: EditOptions = {},
): Command {
  return {
    label: editLabel(texts.steps.moveItem, uuid, options),
    run: (tx) => tx.listMove(uuid, ['props', ...path], from, to),
  }
}

/** Removes an item from a list of a widget's props. */
export function listRemove(uuid: string, path: Path, index: number, options: EditOptions = {}): Command {
  return {
    label: editLabel(texts.steps.removeItem, uuid, options),
    run: (tx) => tx.listRemove(uuid, ['props', ...path], index),
  }
}
