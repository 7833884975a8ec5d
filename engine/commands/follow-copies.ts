import { linkMarks } from '@schemas/entities'
import { indexed, matchesOf } from '@schemas/json'
import type { Command } from '../page/command'
import { texts } from '../texts/texts'

/**
 * Links of copies to a place of the page (rule links-2) lead to the copy of their target where it was copied with them.
 * @param copies uuid of each copy by that of its original
 */
export function followCopies(copies: ReadonlyMap<string, string>): Command {
  return {
    label: () => texts.steps.duplicate,
    run(tx) {
      for (const uuid of copies.values()) {
        const widget = tx.doc.widgets.get(uuid)
        if (!widget) continue
        const { type, props } = widget
        for (const { path: pattern } of linkMarks(type, 'widget'))
          for (const { value, path } of matchesOf({ props }, pattern)) {
            const copy = typeof value === 'string' ? copies.get(value) : undefined
            if (copy !== undefined) tx.set(uuid, indexed(path), copy)
          }
      }
    },
  }
}
