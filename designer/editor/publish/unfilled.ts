import { walk, type PageDoc } from '@engine/design'
import { placeholdersIn } from '@schemas/placeholders'
import { whoIs } from './finding'
import type { Unchosen } from './unchosen'

export const unfilledText = (count: number) => `还有${count}处占位内容未填写，顾客看不到`

/** Widgets with texts or entries that were inserted and never filled, in reading order. */
export function unfilledPlaces(doc: PageDoc): Unchosen[] {
  return walk(doc).flatMap((uuid) => {
    const widget = doc.widgets.get(uuid)
    const places = widget ? placeholdersIn(widget) : []
    return places.map(({ name, count }) => ({
      severity: 'warning' as const,
      uuid,
      path: `/props/${name}`,
      message: unfilledText(count),
      count,
      name: whoIs(doc, uuid),
    }))
  })
}
