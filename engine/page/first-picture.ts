import type { Json } from '@schemas/page'
import type { Widget } from './doc'

const PICTURE = /^(?:\/|https?:)[^?#]*\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i

/** The address of the first picture of a widget, of its own properties, then of its entries; '' if it has none. */
export function firstPictureOf({ props }: Pick<Widget, 'props'>): string {
  let level: Json[] = [props]
  while (level.length > 0) {
    const next: Json[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      for (const inner of Object.values(value)) {
        if (typeof inner === 'object') next.push(inner)
        else if (typeof inner === 'string' && PICTURE.test(inner)) return inner
      }
    }
    level = next
  }
  return ''
}
