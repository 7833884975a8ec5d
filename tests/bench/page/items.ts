import { fillPage, readingOrder, type PageJson } from '@schemas'
import type { BenchProps, Kind } from './contents'
import type { Item } from './hand-written'

/** Input of the hand-written page: the same contents in reading order. */
export function itemsOf(page: PageJson): Item[] {
  const filled = fillPage(page)
  return readingOrder(filled as unknown as PageJson).map(([id, { type }]) => {
    const { props, style } = filled.widgets[id]!
    return { id, kind: type as Kind, props: props as unknown as BenchProps[Kind], style }
  })
}
