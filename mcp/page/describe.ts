/** What widgets are for and what they take, from their schemas, as short lines. */
import { catalogue } from '@schemas/generated/catalogue'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { commons } from '@schemas/generated/commons'
import { closestOf } from '@schemas/dialect/closest'
import { resolve, sourceOf } from '@schemas/dialect/resolve'
import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { equal } from '@schemas/json'
import { linkTargets } from '@schemas/generated/link-targets'
import { schemaAt } from '@schemas/schema-at'
import { Refusal } from '../refusal'

const commonShapes = new Map(commons.map(sourceOf).map((shape) => [shape.id, shape]))
const { properties: boxStyle = {} } = resolve(
  sourceOf({ $id: 'box', $ref: 'common/box-style' }),
  commonShapes,
)

/** A line for each type that can be inserted. */
export function listTypes(): string {
  const lines = Object.values(catalogue)
    .filter(({ palette }) => palette)
    .map(({ type, title, also, platforms, children }) => {
      const only = platforms.length === 1 ? ` (${platforms.join()} only)` : ''
      return `${type} ${title}: ${also.join(' ')}${children ? ' (panel, holds widgets)' : ''}${only}`
    })
  return [...lines, 'page: properties of the page itself', 'style: box style of every widget'].join('\n')
}

/** One type with every property: name, title, type and bounds, default, notes. @throws Refusal for an unknown one */
export function describeType(name: string): string {
  if (name === 'style') return describe('style', { properties: boxStyle }, [])
  const type = name === 'page' ? 'W0000' : name
  const entry = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined
  const schema = resolvedSchemas[type]
  if (!entry || !schema) {
    throw new Refusal(`no type ${name}; did you mean ${closestType(name)}? describe without a type lists all`)
  }
  return describe(`${type} ${entry.title}`, schemaAt(type, ['props']), [
    ...[schema.description ?? entry.also.join(' ')].filter(Boolean),
    ...(entry.children ? [`holds: ${entry.children.join(' ')}`] : []),
    ...(entry.fixed ? ['section of a page of the shop itself: it stays on its page'] : []),
    ...ownStyle(type),
  ])
}

/** The type that was probably meant, in whatever case it was written. */
function closestType(name: string): string {
  const types = new Map(Object.keys(catalogue).map((type) => [type.toLowerCase(), type]))
  return types.get(closestOf(name.toLowerCase(), types.keys())) ?? ''
}

/** Where the box of a type begins differently from that of others. */
function ownStyle(type: string): string[] {
  const own = Object.entries(schemaAt(type, ['style'])?.properties ?? {}).flatMap(([key, field]) => {
    const isUsual = equal(field.default, boxStyle[key]?.default)
    return field.default === undefined || (isUsual && !SIZE.has(key))
      ? []
      : [`${key} =${JSON.stringify(field.default)}`]
  })
  return own.length === 0 ? [] : [`style, else as "style" says: ${own.join(', ')}`]
}

const SIZE: ReadonlySet<string> = new Set(['width', 'height'])

type Shapes = Map<string, Schema>

function describe(head: string, schema: Schema | undefined, notes: readonly string[]): string {
  const shapes: Shapes = new Map()
  const lines = [head, ...notes, ...fieldsOf(schema, '  ', shapes)]
  // a shape may name further ones, which are appended while this runs
  for (const [name, shape] of shapes)
    lines.push(`${name}: ${shapeOf(shape)}`, ...fieldsOf(shape, '  ', shapes))
  return lines.join('\n')
}

function shapeOf(schema: Schema): string {
  // a plain value has the title of its field
  const { title, properties, 'x-name': name } = schema
  return [properties && title, usualDescription(name), ...(name === 'Link' ? [linkKinds()] : [])]
    .filter(Boolean)
    .join('；')
}

/** The property that each kind of link is to have. */
const linkKinds = () =>
  Object.entries(linkTargets)
    .map(([kind, { keys }]) => (keys.length > 0 ? `${kind}: ${keys.join('/')}` : kind))
    .join(', ')

function fieldsOf(schema: Schema | undefined, indent: string, shapes: Shapes): string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const inner = field['x-name'] ? [] : fieldsOf(innerOf(field), `${indent}  `, shapes)
    return [`${indent}${name} ${lineOf(field, shapes)}`, ...inner]
  })
}

/** What of a list or an object has properties of its own. */
function innerOf({ items, ...schema }: Schema): Schema | undefined {
  const item = Array.isArray(items) ? items[0] : items
  return item && !item['x-name'] ? item : schema
}

function lineOf(field: Schema, shapes: Shapes): string {
  const { title = '', description, 'x-name': shape, 'x-viewport': phone, 'x-ui': { when } = {} } = field
  return [
    title,
    typeOf(field, shapes),
    ...defaultOf(field),
    ...(phone ? ['[h5]'] : []),
    ...(when ? [`if ${when.prop}=${when.in.map((value) => JSON.stringify(value)).join('|')}`] : []),
    ...(description && description !== usualDescription(shape) ? [`(${description})`] : []),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Of fields with a shared shape, whose description is said once. */
const usual = new Map<string, string>()

function usualDescription(shape: string | undefined): string | undefined {
  if (usual.size === 0) countDescriptions()
  return shape === undefined ? undefined : usual.get(shape)
}

function countDescriptions(): void {
  const counts = new Map<string, number>()
  for (const schema of Object.values(resolvedSchemas))
    walk(schema, ({ 'x-name': shape, description = '' }) => {
      if (!shape) return
      const key = `${shape} ${description}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count >= (counts.get(`${shape} ${usual.get(shape) ?? ''}`) ?? 0)) usual.set(shape, description)
    })
}

function typeOf(field: Schema, shapes: Shapes): string {
  const { 'x-name': shape, enum: choices, 'x-enum': labels = [], items, type } = field
  if (shape) {
    shapes.set(shape, shapes.get(shape) ?? field)
    return shape
  }
  if (choices)
    return choices
      .map((value, index) => `${JSON.stringify(value)}${labels[index] ? `(${labels[index]})` : ''}`)
      .join('|')
  const [item] = [items].flat()
  if (item) return `list${span(field.minItems, field.maxItems)} of ${typeOf(item, shapes)}`
  const length = span(field.minLength, field.maxLength)
  return [type].flat().join('|') + span(field.minimum, field.maximum) + (length && ` length${length}`)
}

const span = (low: number | undefined, high: number | undefined): string =>
  low === undefined && high === undefined ? '' : ` ${low ?? ''}..${high ?? ''}`

/** Characters of a default. */
const SHOWN = 40

function defaultOf({ default: literal }: Schema): string[] {
  if (literal === undefined) return []
  const text = JSON.stringify(literal)
  if (text.length <= SHOWN) return [`=${text}`]
  return [Array.isArray(literal) ? `=${literal.length} placeholders` : `=${text.slice(0, SHOWN)}…`]
}
