import { firstTextIn, nameOf, toJson, walk, type PageDoc, type Widget } from '@engine/design'
import type { Schema } from '@schemas/dialect/schema'
import { referencesOf } from '@schemas/entities'
import { isRecord } from '@schemas/json'
import type { Json } from '@schemas/page'
import { toPointer } from '@schemas/pointer'
import { schemaAt } from '@schemas/schema-at'

interface Query {
  type?: string | undefined
  text?: string | undefined
  link?: string | undefined
  texts?: boolean | undefined
}

export interface Hit {
  uuid: string
  type: string
  name: string
  /** Values that match, by path from the widget. */
  at?: Record<string, string>
}

/** Widgets of a page for which all of the query holds, in reading order. */
export function findIn(doc: PageDoc, { type, text, link, texts = false }: Query): Hit[] {
  const links = link === undefined ? null : linksTo(doc, link)
  const wanted = text?.toLowerCase()
  return walk(doc).flatMap((uuid): Hit[] => {
    const widget = doc.widgets.get(uuid)
    if (!widget || (type !== undefined && widget.type !== type)) return []
    const typed = texts || wanted !== undefined ? textsOf(widget) : {}
    const named = nameOf(widget)
    const matching = Object.entries(typed).filter(([, each]) => each.toLowerCase().includes(wanted ?? ''))
    const isNamed = wanted !== undefined && named.toLowerCase().includes(wanted)
    if (wanted !== undefined && matching.length === 0 && !isNamed) return []
    if (texts && matching.length === 0) return []
    const linked = links?.get(uuid)
    if (links && !linked) return []
    const at = { ...Object.fromEntries(matching), ...linked }
    const first = firstTextIn(doc, uuid)
    const name = first === '' || first === named ? named : `${named} · ${first}`
    return [{ uuid, type: widget.type, name, ...(Object.keys(at).length > 0 && { at }) }]
  })
}

/** Controls whose text the operator types. */
const FIELDS: ReadonlySet<unknown> = new Set([undefined, 'text', 'textarea'])

/** Texts that the operator types, by path from the widget: no choices, addresses, colours and ids. */
function textsOf(widget: Widget): Record<string, string> {
  const found: Record<string, string> = {}
  const visit = (value: Json, schema: Schema | undefined, path: readonly string[]) => {
    // names in a link are of what it leads to
    if (schema?.['x-name'] === 'Link') return
    if (typeof value === 'string') {
      if (schema && isTyped(schema) && value.trim() !== '') found[toPointer(path)] = value
    } else if (Array.isArray(value))
      value.forEach((item, index) =>
        visit(item, schemaAt(widget.type, [...path, String(index)]), [...path, String(index)]),
      )
    else if (isRecord(value))
      for (const [key, inner] of Object.entries(value))
        visit(inner, schemaAt(widget.type, [...path, key]), [...path, key])
  }
  visit(widget.props, schemaAt(widget.type, ['props']), ['props'])
  return found
}

const isTyped = (schema: Schema): boolean =>
  schema.enum === undefined &&
  schema.pattern === undefined &&
  schema['x-entity'] === undefined &&
  schema['x-content'] === undefined &&
  FIELDS.has(schema['x-ui']?.widget)

/** For each widget what leads to an id, `goods:42` or an address, by path. */
function linksTo(doc: PageDoc, target: string): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>()
  const note = (uuid: string, path: string, value: string) =>
    found.set(uuid, { ...found.get(uuid), [path]: value })
  for (const { uuid, path, entity, id } of referencesOf(toJson(doc)))
    if (id === target || `${entity}:${id}` === target) note(uuid, path, `${entity}:${id}`)
  for (const [uuid, { props }] of doc.widgets)
    for (const { path, value } of addressesIn(props, ['props']))
      if (value === target || (target.length > 2 && value.includes(target) && /^(?:\/|https?:)/.test(target)))
        note(uuid, toPointer(path), value)
  return found
}

function* addressesIn(
  value: Json,
  path: readonly string[],
): Generator<{ path: readonly string[]; value: string }> {
  if (typeof value === 'string') {
    if (/^(?:\/|https?:)/.test(value)) yield { path, value }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* addressesIn(inner, [...path, key])
}
