import type { Json } from '@schemas/page'
import type { Command } from '../page/command'
import type { Path } from '../page/patch'
import { editLabel, fieldKey, type EditOptions } from './edit'
import { fitToPicture } from './locked-ratio'

/** Sets one value inside a widget's props, however deep; `undefined` removes it. Missing objects on the way are made. */
export function setProp(
  uuid: string,
  path: Path,
  value: Json | undefined,
  options: EditOptions = {},
): Command {
  const full = ['props', ...path]
  return {
    label: editLabel('编辑', uuid, options),
    mergeKey: fieldKey(uuid, full),
    run(tx) {
      tx.set(uuid, full, value)
      if (path.length === 1) fitToPicture(tx, uuid, path[0])
    },
  }
}
