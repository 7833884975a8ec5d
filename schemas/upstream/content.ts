/** One upstream widget, flat beside `type` → version, props and style (rule import-2). */
import { noted, type Context, type Reporter, inside, isEmpty, isPresent } from './report'
import { type Mark, MARK } from './mark'
import type { UpstreamWidget } from './types'
import type { WidgetSchemas } from './widget-schemas'
import type { Schema } from '../dialect/schema'
import { indexed, withValue } from '../json'
import { isLinkedColour } from '../linked-colours'
import type { Json, JsonObject, WidgetJson } from '../page'
import { segmentsOf, valueAt } from '../pointer'
import { withoutAliases } from './aliases'
import common from './common-fields.json'
import { convert } from './convert'
import { unnested } from './values'

/** Version, props and style of one flat widget, upgraded to the version this program writes. */
export function contentOf(
  widget: UpstreamWidget,
  mark: Mark | null,
  at: Context,
  schemas: WidgetSchemas,
): Content & { v: number } {
  const { type } = widget
  // Version 1 of each schema describes the upstream form.
  const v = mark?.v ?? 1
  const schema = schemas.schemaOf(type, v)
  if (!schema) {
    if (at.foreign) noted(at, { severity: 'info', kind: 'kept', message: '类型未知或保留，原样保留' })
    return { v, ...splitUnknown(widget, schemas.boxKeys, mark) }
  }
  const content = splitKnown(widget, schema, mark, at)
  const upgrade = schemas.upgrade(type, { v, ...content })
  if (upgrade.ok) return upgrade.widget
  noted(at, { severity: 'error', kind: 'unreadable', message: upgrade.message })
  return { v, ...content }
}

export function contextOf({ type }: UpstreamWidget, mark: Mark | null, report: Reporter): Context {
  return { type, path: '', report, foreign: mark === null, yuan: false }
}

/** Only a schema or our own mark declares `childWidgets` as widgets; otherwise they are kept unchanged. */
export function holdsEntries({ type }: UpstreamWidget, mark: Mark | null, schemas: WidgetSchemas): boolean {
  return mark?.children === true || schemas.schemaOf(type, mark?.v ?? 1) !== undefined
}

/** Keys of an upstream widget that belong to the envelope or to our mark, never to props or style. */
export const ENVELOPE_KEYS: ReadonlySet<string> = new Set(['type', 'uuid', 'name', 'alias', MARK])

export interface Content {
  props: JsonObject
  style: JsonObject
}

/** The content of a widget with a known schema: each key converted by the schema; the rest reported. */
function splitKnown(widget: JsonObject, schema: Schema, mark: Mark | null, at: Context): Content {
  if (mark?.exact) return structuredClone(mark.exact)
  const { props: propsSchema = {}, style: styleSchema = {} } = schema.properties ?? {}
  const settings = withoutAliases(widget, propsSchema, at)
  const content: Content = { props: {}, style: {} }
  for (const [key, raw] of Object.entries(settings)) {
    const value = unnested(at.type, key, raw)
    const side = Object.hasOwn(propsSchema.properties ?? {}, key) ? 'props' : 'style'
    const sideSchema = side === 'props' ? propsSchema : styleSchema
    const property = Object.hasOwn(sideSchema.properties ?? {}, key)
      ? sideSchema.properties?.[key]
      : undefined
    const keyAt = inside(at, key)
    if (!property) {
      if (!ENVELOPE_KEYS.has(key) && (at.foreign || !isNesting(key, value)))
        reportDropped(key, value, styleSchema.properties !== undefined, keyAt)
    } else if (!wasFilled(key, value, property, mark)) {
      const converted = at.foreign ? withoutUnusableDefault(key, value, property, keyAt) : value
      const result = converted === undefined ? undefined : convert(converted, property, keyAt)
      if (result !== undefined) content[side][key] = result
    }
  }
  return linkedAgain(content, mark)
}

/** Colours that followed the theme when they were exported do so again, unless they have been changed since. */
function linkedAgain(content: Content, mark: Mark | null): Content {
  let linked: Content = content
  for (const [pointer, link, colour] of mark?.linked ?? [])
    if (isLinkedColour(link) && valueAt(linked, pointer) === colour)
      linked = withValue({ ...linked }, indexed(segmentsOf(pointer)), link) as unknown as Content
  return linked
}

/** Nesting information of an export, redundant with the entries. */
function isNesting(key: string, value: Json): boolean {
  return key === 'leaf' || (key === 'childWidgets' && Array.isArray(value))
}

/** The content of a widget without a schema: unchanged, style separated by the keys of a box style. */
function splitUnknown(widget: JsonObject, boxKeys: ReadonlySet<string>, mark: Mark | null): Content {
  if (mark?.exact) return structuredClone(mark.exact)
  const content: Content = { props: {}, style: {} }
  for (const [key, value] of Object.entries(widget)) {
    const isFromExport = (key === 'leaf' && mark) || (key === 'childWidgets' && mark?.children)
    if (!isFromExport && !ENVELOPE_KEYS.has(key))
      content[boxKeys.has(key) ? 'style' : 'props'][key] = structuredClone(value)
  }
  return content
}

/** Label and alias of the envelope, if they are texts. */
export function labelsOf(widget: JsonObject, at: Context): Pick<WidgetJson, 'name' | 'alias'> {
  const labels: Pick<WidgetJson, 'name' | 'alias'> = {}
  for (const key of ['name', 'alias'] as const) {
    const value = Object.hasOwn(widget, key) ? widget[key] : undefined
    if (typeof value === 'string') labels[key] = value
    else if (isPresent(value)) {
      noted(inside(at, key), { severity: 'warning', kind: 'dropped', message: `丢弃 ${key}：应为文本` })
    }
  }
  return labels
}

/** A default that the export wrote for upstream readers and that was not changed since. */
function wasFilled(key: string, value: Json, property: Schema, mark: Mark | null): boolean {
  return mark?.filled?.includes(key) === true && isSame(value, property.default)
}

const DEFAULTS: Readonly<Record<string, Json>> = common.defaults
const NOT_STORED: ReadonlySet<string> = new Set(common.notStored)
const UNUSED: Readonly<Record<string, readonly string[]>> = common.unused

/** An upstream default that our enum does not have, such as `borderStyle: normal`, means ours. */
function withoutUnusableDefault(key: string, value: Json, property: Schema, at: Context): Json | undefined {
  const isUnusable = property.enum && !property.enum.includes(value)
  if (!isUnusable || !Object.hasOwn(DEFAULTS, key) || !isSame(value, DEFAULTS[key])) return value
  noted(at, {
    severity: 'info',
    kind: 'dropped',
    message: `丢弃 ${key} 的上游默认值 ${JSON.stringify(value)}`,
  })
  return undefined
}

function reportDropped(key: string, value: Json, hasStyle: boolean, at: Context): void {
  if (key === 'childWidgets' && Array.isArray(value) && value.length > 0) {
    noted(at, {
      severity: 'info',
      kind: 'converted',
      message: '嵌套的子组件改为各自的条目，parent 指向本组件',
    })
    return
  }
  // The page configuration has no box style, although upstream gives it one.
  const isBox = !hasStyle && Object.hasOwn(DEFAULTS, key)
  const isChildren = key === 'childWidgets' && !isEmpty(value)
  const isFlag = isBox || (NOT_STORED.has(key) && !isChildren) || UNUSED[at.type]?.includes(key)
  const isUntouched = isEmpty(value) || (Object.hasOwn(DEFAULTS, key) && isSame(value, DEFAULTS[key]))
  const severity = isFlag || isUntouched ? 'info' : 'warning'
  const reason = isFlag ? '不保存' : isUntouched ? '没有对应属性，且未改过' : '没有对应属性'
  noted(at, {
    severity,
    kind: 'dropped',
    message: `丢弃 ${key}：${reason}`,
    ...(severity === 'warning' && { values: [JSON.stringify(value)] }),
  })
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
