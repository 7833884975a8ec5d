import type { WidgetJson } from '@schemas/page'
import type { Command } from '../page/command'
import { isRoot } from '../page/doc'
import { nameOf, need } from '../page/find'
import { standAt, type Spot } from '../page/stand'

/** Moves a widget under another parent, with the style it has there (`x`, `y` inside a panel) in the same step. */
export function reparent(uuid: string, spot: Spot, style: Partial<WidgetJson['style']> = {}): Command {
  return {
    label: (doc) => {
      const { parent } = spot
      const target = parent === null || isRoot(parent) ? '页面' : nameOf(need(doc, parent, 'reparent'))
      return `移动 ${nameOf(need(doc, uuid, 'reparent'))} 到 ${target}`
    },
    run(tx) {
      standAt(tx, uuid, spot)
      for (const [key, value] of Object.entries(style)) tx.set(uuid, ['style', key], value)
    },
  }
}
