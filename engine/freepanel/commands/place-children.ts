import { nameOf, type Command, type PageDoc } from '../../page'
import type { WidgetJson } from '@schemas/page'

/** Styles to be written, by uuid. */
export type Placements = ReadonlyMap<string, Partial<WidgetJson['style']>>

/** Writes the places of several children as one step. Those that the page no longer has are passed over. */
export function placeChildren(verb: string, placements: Placements, mergeKey?: string): Command {
  return {
    label: (doc) => childrenLabel(verb, [...placements.keys()], doc),
    ...(mergeKey !== undefined && { mergeKey }),
    run(tx) {
      for (const [uuid, style] of placements) {
        if (!tx.doc.widgets.has(uuid)) continue
        for (const [key, value] of Object.entries(style)) tx.set(uuid, ['style', key], value)
      }
    },
  }
}

/** What the history says of one child, or of several. */
export function childrenLabel(verb: string, uuids: readonly string[], doc: PageDoc): string {
  const [only] = uuids
  const widget = only !== undefined && uuids.length === 1 ? doc.widgets.get(only) : undefined
  return `${verb} ${widget ? nameOf(widget) : `${uuids.length} 个组件`}`
}
