/**
 * What the upstream form has no place for travels in one key of each exported widget, so that import(export(page))
 * is the page again, byte for byte. Upstream readers keep keys they do not know; a file without marks is foreign.
 */
import { isRecord } from '../envelope'
import type { JsonObject } from '../page'

export const MARK = 'pumian'

export interface Mark {
  v?: number
  order?: string
  /** Keys that the export filled in with their defaults; the page itself leaves them out. */
  filled?: string[]
  /** Set when children of a widget without a schema stand in `childWidgets`. */
  children?: true
  /** Content that the flat form would not give back exactly, such as of a type without a schema. */
  exact?: { props: JsonObject; style: JsonObject }
  /** Only on the page configuration. */
  platform?: string
  $schema?: string
}

/** The mark of a widget; `null` for a foreign one. Parts of another shape than ours count as absent. */
export function markOf(widget: JsonObject): Mark | null {
  const raw = Object.hasOwn(widget, MARK) ? widget[MARK] : undefined
  if (!isRecord(raw)) return null
  const { v, order, filled, children, exact, platform, $schema } = raw
  const mark: Mark = {}
  if (Number.isInteger(v) && Number(v) >= 1) mark.v = Number(v)
  if (typeof order === 'string') mark.order = order
  if (Array.isArray(filled)) mark.filled = filled.filter((key) => typeof key === 'string')
  if (children === true) mark.children = true
  if (isRecord(exact) && isRecord(exact.props) && isRecord(exact.style)) {
    mark.exact = { props: exact.props as JsonObject, style: exact.style as JsonObject }
  }
  if (typeof platform === 'string') mark.platform = platform
  if (typeof $schema === 'string') mark.$schema = $schema
  return mark
}
