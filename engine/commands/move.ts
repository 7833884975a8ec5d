import type { WidgetJson } from '@schemas/page'
import type { Command } from '../page/command'
import { nameOf, requireWidget } from '../page/find'
import { placeAt, requirePosition, type InsertPosition } from '../page/position'
import { childrenOf } from '../page/children'
import { isRoot } from '../page/doc'
import { descendants } from '../page/walk'
import { texts } from '../texts/texts'
import { editLabel } from './edit'

/** Moves a widget among its siblings; `index` is its position afterwards. */
export function moveTo(uuid: string, index: number): Command {
  return {
    label: editLabel(texts.steps.move, uuid, {}, 'moveTo'),
    run: (tx) => placeAt(tx, uuid, { parent: requireWidget(tx.doc, uuid, 'moveTo').parent, index }),
  }
}

/** Swaps with the previous sibling; the first one stays. */
export function moveUp(uuid: string): Command {
  return {
    label: editLabel(texts.steps.moveUp, uuid, {}, 'moveUp'),
    run(tx) {
      const { parent, index } = requirePosition(tx.doc, uuid, 'moveUp')
      if (index > 0) placeAt(tx, uuid, { parent, index: index - 1 })
    },
  }
}

/** Swaps with the next sibling; the last one stays. */
export function moveDown(uuid: string): Command {
  return {
    label: editLabel(texts.steps.moveDown, uuid, {}, 'moveDown'),
    run(tx) {
      const { parent, index } = requirePosition(tx.doc, uuid, 'moveDown')
      if (index + 1 < childrenOf(tx.doc, parent).length) placeAt(tx, uuid, { parent, index: index + 1 })
    },
  }
}

/** Moves a widget under another parent and sets its style there (`x`, `y` inside a panel) in the same step. */
export function reparent(
  uuid: string,
  position: InsertPosition,
  style: Partial<WidgetJson['style']> = {},
): Command {
  return {
    label: (doc) => {
      const { parent } = position
      const target =
        parent === null || isRoot(parent) ? texts.steps.page : nameOf(requireWidget(doc, parent, 'reparent'))
      return texts.steps.moveInto(nameOf(requireWidget(doc, uuid, 'reparent')), target)
    },
    run(tx) {
      placeAt(tx, uuid, position)
      for (const [key, value] of Object.entries(style)) tx.set(uuid, ['style', key], value)
    },
  }
}

/** Removes a widget and its descendants. */
export function remove(uuid: string): Command {
  return {
    label: editLabel(texts.steps.remove, uuid, {}, 'remove'),
    run(tx) {
      for (const inner of descendants(tx.doc, uuid).toReversed()) tx.remove(inner)
      tx.remove(uuid)
    },
  }
}
