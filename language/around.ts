/** The text around a place: the widget that it is in, every other widget as `{}`. */
import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { nameOf } from '@engine/page'
import { isWidget } from '@schemas/envelope'
import { isRecord, type JsonPath } from '@schemas/json'
import { completedWidget } from '@schemas/parse'
import { catalogue } from '@schemas/generated/catalogue'
import { shortText, widgetAt, type PageText, type ShortText } from './text/page-text'

/** A piece of the whole text and what replaces it. */
export interface TextChange {
  start: number
  end: number
  newText: string
}

export interface Around {
  short: ShortText
  /** The offset in the short text. */
  at: number
  /** Of the short text, as far as it can be read. */
  tree: Node | undefined
  valueAt(path: JsonPath): unknown
}

export function around(page: PageText, offset: number): Around {
  const short = shortText(page, widgetAt(page, offset))
  const tree = parseTree(short.text)
  const valueAt = (path: JsonPath): unknown => {
    const node = tree && findNodeAtLocation(tree, [...path])
    return node && getNodeValue(node)
  }
  return { short, at: short.toShort(offset), tree, valueAt }
}

/** What a widget is called: `轮播图 hero`. */
export function titleOf(uuid: string, value: unknown): string {
  const widget = completedWidget(value)
  return isWidget(widget) ? `${nameOf(widget)} ${uuid}` : uuid
}

export const typeIn = (value: unknown): string =>
  isRecord(value) && typeof value.type === 'string' ? value.type : ''

/** The kind of a widget in the words of the palette, or its type. */
export function kindOf(value: unknown): string {
  const type = typeIn(value)
  return Object.hasOwn(catalogue, type) ? (catalogue[type]?.title ?? type) : type
}

export const isPanel = (value: unknown): boolean =>
  Object.hasOwn(catalogue, typeIn(value)) && catalogue[typeIn(value)]?.children !== null
