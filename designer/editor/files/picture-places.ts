/** Where pictures go in a widget, by what its schema marks as content. */
import type { Path, Widget } from '@engine/design'
import type { ContentMark } from '@schemas/entities'
import { catalogue } from '@schemas/generated/catalogue'
import { contentMarks } from '@schemas/generated/entities'
import { indexed } from '@schemas/json'
import { emptyContent } from '@schemas/placeholders'

/** The one picture of a widget, not an entry of a list. */
const isOwn = ({ path, content }: ContentMark) => content === 'picture' && path.length === 2

const ownOf = (type: string) => contentMarks[type]?.find(isOwn)

/** The widget of the palette that is one picture, and the path of its address. */
export const PICTURE = (() => {
  const type = Object.keys(catalogue).find((each) => catalogue[each]?.palette && ownOf(each)) ?? ''
  return { type, path: ownOf(type)?.path ?? [] }
})()

/**
 * The places of a widget that pictures go into, in reading order.
 * @param replaces whether a picture that is there gives way where the widget shows only one
 */
export function picturePlaces(widget: Widget, replaces: boolean): Path[] {
  const own = ownOf(widget.type)
  if (own && replaces) return [own.path]
  return emptyContent(widget)
    .places.filter(({ content }) => content === 'picture')
    .map(({ path }) => indexed(path))
}
