/**
 * Content that the upstream form cannot express is stored in one key of each exported widget, so that
 * import(export(page)) is the same page, byte for byte. Upstream readers keep unknown keys; a file without marks is
 * foreign.
 */
import { isRecord } from '../json'
import { isPhonePatch } from '../envelope'
import type { JsonObject } from '../page'

export const MARK = 'pumian'

export interface Mark {
  v?: number
  order?: string
  /** Keys that the export filled with defaults; the page itself does not have them. */
  filled?: string[]
  /** Set if `childWidgets` contains children of a widget without a schema. */
  children?: true
  /** Content that the flat form cannot restore exactly, such as of a type without a schema. */
  exact?: { props: JsonObject; style: JsonObject }
  /** Colours that follow the theme: pointer into the content, the link, and the colour that was exported for it. */
  linked?: [string, string, string][]
  /** What is different on phones, which upstream keeps in pages of their own. */
  h5?: JsonObject
  /** What upstream does not know: hidden from shoppers, held in its place. */
  hidden?: boolean
  locked?: boolean
  /** Only on the page configuration. */
  platform?: string
  $schema?: string
}

/** The mark of a widget; `null` for a foreign one. Malformed parts count as absent. */
export function markOf(widget: JsonObject): Mark | null {
  const raw = Object.hasOwn(widget, MARK) ? widget[MARK] : undefined
  if (!isRecord(raw)) return null
  const { v, order, filled, children, exact, linked, h5, hidden, locked, platform, $schema } = raw
  const mark: Mark = {}
  if (Number.isInteger(v) && Number(v) >= 1) mark.v = Number(v)
  if (typeof order === 'string') mark.order = order
  if (Array.isArray(filled)) mark.filled = filled.filter((key) => typeof key === 'string')
  if (children === true) mark.children = true
  if (isRecord(exact) && isRecord(exact.props) && isRecord(exact.style)) {
    mark.exact = { props: exact.props as JsonObject, style: exact.style as JsonObject }
  }
  if (Array.isArray(linked)) mark.linked = linked.filter(isTriple)
  if (isRecord(h5) && isPhonePatch(h5)) mark.h5 = h5 as JsonObject
  if (typeof hidden === 'boolean') mark.hidden = hidden
  if (typeof locked === 'boolean') mark.locked = locked
  if (typeof platform === 'string') mark.platform = platform
  if (typeof $schema === 'string') mark.$schema = $schema
  return mark
}

const isTriple = (value: unknown): value is [string, string, string] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string')
