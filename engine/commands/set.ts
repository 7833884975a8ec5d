import type { Json, WidgetJson } from '@schemas/page'
import type { Command } from '../page/command'
import type { Path } from '../page/patch'
import { editLabel, fieldKey, type EditOptions } from './edit'
import { fitToPicture } from './resize'
import { PAGE, type PageDoc } from '../page/doc'
import { diff } from '../page/diff'
import { texts } from '../texts/texts'

/** Sets one value at any depth of a widget's props; `undefined` removes it. Missing objects on the path are created. */
export function setProp(
  uuid: string,
  path: Path,
  value: Json | undefined,
  options: EditOptions = {},
): Command {
  const full = ['props', ...path]
  return {
    label: editLabel(texts.steps.edit, uuid, options),
    mergeKey: fieldKey(uuid, full),
    run(tx) {
      tx.set(uuid, full, value)
      if (path.length === 1) fitToPicture(tx, uuid, path[0])
    },
  }
}

/** Sets one value of the page configuration. */
export function setPage(path: Path, value: Json | undefined, options: EditOptions = {}): Command {
  return setProp(PAGE, path, value, options)
}

/** Sets several style values at once (both coordinates of a drag); `undefined` removes a value. */
export function setStyle(
  uuid: string,
  style: Partial<WidgetJson['style']>,
  options: EditOptions = {},
): Command {
  return {
    label: editLabel(texts.steps.adjust, uuid, options),
    mergeKey: fieldKey(uuid, ['style', Object.keys(style).join('+')]),
    run(tx) {
      for (const [key, value] of Object.entries(style)) tx.set(uuid, ['style', key], value)
    },
  }
}

/** Sets the operator's own label of a widget. */
export function setAlias(uuid: string, alias: string): Command {
  return {
    label: editLabel(texts.steps.rename, uuid, {}),
    mergeKey: fieldKey(uuid, ['alias']),
    run: (tx) => tx.set(uuid, ['alias'], alias),
  }
}

/** Hides widgets from shoppers and the canvas, or shows them, as one step. */
export const setHidden = (uuids: readonly string[], hidden: boolean): Command =>
  setFlag(uuids, 'hidden', hidden, hidden ? texts.steps.hide : texts.steps.show)

/** Holds widgets in their place, or releases them, as one step. */
export const setLocked = (uuids: readonly string[], locked: boolean): Command =>
  setFlag(uuids, 'locked', locked, locked ? texts.steps.lock : texts.steps.unlock)

function setFlag(uuids: readonly string[], flag: 'hidden' | 'locked', on: boolean, verb: string): Command {
  return {
    label: editLabel(verb, uuids[0] ?? '', {}),
    run(tx) {
      for (const uuid of uuids) tx.set(uuid, [flag], on || undefined)
    },
  }
}

/**
 * Replaces the page by another document (the result of a merge) as one step.
 * @param isForeign the difference is another operator's, which undo passes over
 */
export function adopt(target: PageDoc, label = texts.steps.merge, isForeign = false): Command {
  return {
    label: () => label,
    isSettled: true,
    isForeign,
    run(tx) {
      for (const change of diff(tx.doc, target)) tx.apply(change)
    },
  }
}
