import type { Widget } from './doc'
import { leavesOf } from './leaves'

const PICTURE = /^(?:\/|https?:)[^?#]*\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i

/** The address of the first picture of a widget, of its own properties, then of its entries; '' if it has none. */
export function firstPictureOf({ props }: Pick<Widget, 'props'>): string {
  for (const [, text] of leavesOf(props)) if (PICTURE.test(text)) return text
  return ''
}
