import type { Json } from '@schemas/page'
import { childrenOf } from './children'
import type { PageDoc, Widget } from './doc'

/** Characters of the text. */
const SHOWN = 24

/** What operators type, as opposed to choices, addresses and colours. */
const WORDS = /\p{Script=Han}/u
const TEXT_KEY = /text|title|caption|placeholder|name$/i
/** Names of kinds, the same in every link. */
const LABEL = 'linkPageLabel'

/**
 * The first text that tells a widget from others of its kind, '' if it has none: of its own properties, then of its entries
 * in their order.
 */
export function firstTextOf({ props }: Pick<Widget, 'props'>): string {
  let level: Json[] = [props]
  while (level.length > 0) {
    const next: Json[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'object') next.push(inner)
        else if (typeof inner === 'string' && isText(key, inner)) return shortened(inner)
      }
    }
    level = next
  }
  return ''
}

/** The same; of a panel without texts of its own, the first one of what lies in it. */
export function firstTextIn(doc: PageDoc, uuid: string): string {
  const widget = doc.widgets.get(uuid)
  if (!widget) return ''
  const own = firstTextOf(widget)
  if (own !== '') return own
  for (const child of childrenOf(doc, uuid)) {
    const text = firstTextIn(doc, child)
    if (text !== '') return text
  }
  return ''
}

const isText = (key: string, value: string): boolean =>
  key !== LABEL &&
  value.trim() !== '' &&
  (WORDS.test(value) || (TEXT_KEY.test(key) && /^[\w ]+$/.test(value)))

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}
