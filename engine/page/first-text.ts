import { plainText } from '@schemas/marked-text'
import { childrenOf } from './children'
import type { PageDoc, Widget } from './doc'
import { nameOf } from './find'
import { leavesOf } from './leaves'

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
  for (const [key, text] of leavesOf(props)) if (isText(key, text)) return shortened(text)
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

/**
 * What the operator calls a widget, with the first text, which tells it from others of its kind.
 * @param widget one that is no longer on the page
 */
export function fullNameOf(doc: PageDoc, uuid: string, widget = doc.widgets.get(uuid)): string {
  if (!widget) return uuid
  const name = nameOf(widget)
  const text = firstTextIn(doc, uuid) || firstTextOf(widget)
  return text === '' || text === name ? name : `${name} · ${text}`
}

const isText = (key: string, value: string): boolean =>
  key !== LABEL &&
  value.trim() !== '' &&
  (WORDS.test(value) || (TEXT_KEY.test(key) && /^[\w ]+$/.test(value)))

function shortened(text: string): string {
  const line = plainText(text).replaceAll(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}
