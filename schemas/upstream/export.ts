/** The page document → the upstream array form (rule import-6). Pure. */
import { fillSetting } from '../site-settings'
import type { ShopTheme } from '../generated/types'
import { withValue, type JsonPath } from '../json'
import { linkedIn, plainColours, type PlainColours } from '../linked-colours'
import { readingOrder } from '../order'
import type { JsonObject, PageJson, WidgetJson } from '../page'
import { toPointer } from '../pointer'
import { writeJson } from '../text/write-json'
import { contentOf, contextOf, ENVELOPE_KEYS, type Content } from './content'
import { PAGE_TYPE } from './import'
import { MARK, type Mark } from './mark'
import { nested } from './values'
import { silent } from './report'
import type { UpstreamWidget } from './types'
import { widgetSchemas, type WidgetSchemas } from './widget-schemas'

export interface ExportOptions {
  /**
   * Whether each widget has a mark under `pumian` with what the upstream form cannot express, so that `importUpstream`
   * restores the exact page. Without it the answer is plain upstream. Default true.
   */
  marks?: boolean
  /** The shop's theme, for colours that follow it; default: the theme of a new shop. */
  theme?: ShopTheme
  schemas?: WidgetSchemas
}

/**
 * The page as upstream's readers expect it: flat fields with missing defaults filled in, children nested with `leaf:
 * true`, W0000 first, then the top level in order. With marks `importUpstream` is its exact inverse.
 */
export function exportUpstream(page: PageJson, options: ExportOptions = {}): UpstreamWidget[] {
  const { marks = true, schemas = widgetSchemas, theme = fillSetting('theme') } = options
  const colours = plainColours(page.page.props, theme)
  const exporter: Exporter = { marks, schemas, colours, childrenOf: groupByParent(page) }
  return [configurationOf(page, exporter), ...widgetsUnder(null, exporter)]
}

interface Exporter {
  marks: boolean
  schemas: WidgetSchemas
  colours: PlainColours
  childrenOf: ReadonlyMap<string | null, readonly (readonly [string, WidgetJson])[]>
}

/** Widgets with a missing parent or in a circle are exported at top level. */
function groupByParent(page: PageJson): Exporter['childrenOf'] {
  const groups = new Map<string | null, (readonly [string, WidgetJson])[]>()
  const placed = new Set<string | null>([null])
  for (const entry of readingOrder(page)) {
    const [uuid, { parent }] = entry
    const holder = placed.has(parent) ? parent : null
    const group = groups.get(holder)
    if (group) group.push(entry)
    else groups.set(holder, [entry])
    placed.add(uuid)
  }
  return groups
}

function configurationOf(page: PageJson, exporter: Exporter): UpstreamWidget {
  const { v, props } = page.page
  let uuid = PAGE_TYPE
  while (Object.hasOwn(page.widgets, uuid)) uuid += '_'
  const mark: Mark = { v }
  if (page.platform !== 'pc') mark.platform = page.platform
  if (page.$schema !== undefined) mark.$schema = page.$schema
  return flatten({ type: PAGE_TYPE, uuid }, { props, style: {} }, mark, exporter)
}

function widgetsUnder(parent: string | null, exporter: Exporter): UpstreamWidget[] {
  return (exporter.childrenOf.get(parent) ?? []).map(([uuid, widget]) => {
    const { type, v, order, name, alias, hidden, locked, props, style, h5 } = widget
    const envelope: UpstreamWidget = { type, uuid }
    if (name !== undefined) envelope.name = name
    if (alias !== undefined) envelope.alias = alias
    const children = widgetsUnder(uuid, exporter)
    const isKnown = exporter.schemas.schemaOf(type, v) !== undefined
    const mark: Mark = { v, order, ...(h5 && { h5: { ...h5 } as JsonObject }) }
    if (hidden !== undefined) mark.hidden = hidden
    if (locked !== undefined) mark.locked = locked
    if (!isKnown && children.length > 0) mark.children = true
    const flat = flatten(envelope, { props, style }, mark, exporter)
    const isContainer = children.length > 0 || exporter.schemas.isContainer(type)
    return {
      ...flat,
      ...(parent !== null && { leaf: true }),
      ...(isContainer && { childWidgets: children }),
    }
  })
}

/** One flat widget. If the flat form would not be read back exactly, the mark contains the content verbatim. */
function flatten(envelope: UpstreamWidget, content: Content, mark: Mark, exporter: Exporter): UpstreamWidget {
  const { type } = envelope
  const schema = exporter.schemas.schemaOf(type, mark.v ?? 1)
  const filled: JsonObject = {}
  for (const side of ['props', 'style'] as const) {
    for (const [key, property] of Object.entries(schema?.properties?.[side]?.properties ?? {})) {
      if (!Object.hasOwn(content[side], key) && property.default !== undefined) filled[key] = property.default
    }
  }
  const linked = linkedIn(content, schema)
  const { props, style } = linked.reduce<Content>(
    (plain, { path, link }) => coloured(plain, path, exporter.colours[link]),
    content,
  )
  const settings = asUpstream(type, { ...filled, ...style, ...props })
  const widget: UpstreamWidget = { ...envelope, ...structuredClone(settings) }
  if (!exporter.marks) return widget

  const complete: Mark = { ...mark }
  if (linked.length > 0)
    complete.linked = linked.map(({ path, link }) => [toPointer(path), link, exporter.colours[link]])
  if (Object.keys(filled).length > 0) complete.filled = Object.keys(filled)
  const marked = { ...widget, [MARK]: asJson(complete) }
  if (readsBackAs(content, marked, complete, exporter.schemas)) return marked
  const exact = { props: content.props, style: content.style }
  return { ...widget, [MARK]: asJson({ ...complete, exact }) }
}

const coloured = ({ props, style }: Content, path: JsonPath, colour: string): Content =>
  withValue({ props, style }, path, colour) as unknown as Content

function asUpstream(type: string, settings: JsonObject): JsonObject {
  const entries = Object.entries(settings).filter(([key]) => !ENVELOPE_KEYS.has(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, nested(type, key, value)]))
}

function readsBackAs(content: Content, widget: UpstreamWidget, mark: Mark, schemas: WidgetSchemas): boolean {
  const { v, props, style } = contentOf(widget, mark, contextOf(widget, mark, silent), schemas)
  return v === mark.v && writeJson({ props, style }) === writeJson(content)
}

function asJson(mark: Mark): JsonObject {
  return structuredClone({ ...mark })
}
