import type { WidgetJson } from '@schemas/page'
import type { Command } from '../page/command'
import { editLabel, fieldKey, type EditOptions } from './edit'

/** Sets some of a widget's style at once (both coordinates of a drag); `undefined` removes one. */
export function setStyle(
  uuid: string,
  style: Partial<WidgetJson['style']>,
  options: EditOptions = {},
): Command {
  return {
    label: editLabel('调整', uuid, options),
    mergeKey: fieldKey(uuid, ['style', Object.keys(style).join('+')]),
    run(tx) {
      for (const [key, value] of Object.entries(style)) tx.set(uuid, ['style', key], value)
    },
  }
}
