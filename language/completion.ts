/** What can be typed at a place of a page's text. */
import { findNodeAtLocation, getLocation, parseTree, type Location } from 'jsonc-parser'
import type { Schema } from '@schemas/dialect/schema'
import { catalogue } from '@schemas/generated/catalogue'
import type { JsonPath } from '@schemas/json'
import { LINKED_COLOURS } from '@schemas/linked-colours'
import { PAGE_TYPE, type Json } from '@schemas/page'
import { minimalValue } from '@schemas/repair-values'
import { around, isPanel, kindOf, titleOf, type Around, type TextChange } from './around'
import type { Span } from './references'
import { schemaInPage } from '@schemas/schema-in-page'
import { aboutSchema } from './schema'
import type { PageText } from './text/page-text'

export interface Completion extends TextChange {
  kind: 'property' | 'value'
  /** The name of the property, or the value as JSON. */
  label: string
  /** Title of the property, label of the value. */
  title: string
  /** In Markdown. */
  about: string
}

export function completionsAt(page: PageText, offset: number): Completion[] {
  const place = around(page, offset)
  const location = getLocation(place.short.text, place.at)
  const range = tokenAt(place, location)
  const found = location.isAtPropertyKey
    ? propertiesAt(place, location.path.slice(0, -1), range)
    : valuesAt(page, place, location.path)
  const next = /^\s*(\S?)/.exec(place.short.text.slice(range.end))?.[1]
  return found.map(({ value, ...completion }) => {
    const literal = JSON.stringify(completion.label)
    const text = completion.kind === 'value' ? completion.label : literal
    const isNamed = completion.kind === 'property' && next === ':'
    const assigned = value === undefined || isNamed ? text : `${text}: ${JSON.stringify(value)}`
    return {
      ...completion,
      start: place.short.toWhole(range.start),
      end: place.short.toWhole(range.end),
      // a property follows
      newText: next === '"' ? `${assigned},` : assigned,
    }
  })
}

type Offer = Pick<Completion, 'kind' | 'label' | 'title' | 'about'> & { value?: Json }

/** The properties that an object could have beside those it has. */
function propertiesAt({ short, tree, at, valueAt }: Around, path: JsonPath, typed: Span): Offer[] {
  const schema = schemaInPage(path, valueAt)
  // a name without value hides the property behind it
  const isNew = !/^\s*:/.test(short.text.slice(typed.end))
  const others = isNew ? parseTree(short.text.slice(0, typed.start) + short.text.slice(typed.end)) : tree
  const object = others && findNodeAtLocation(others, [...path])
  const present = new Set(
    object?.children?.flatMap(({ children: [key] = [] }) => {
      const isTyped = key && !isNew && key.offset <= at && at <= key.offset + key.length
      return key && !isTyped ? [String(key.value)] : []
    }),
  )
  return Object.entries(schema?.properties ?? {})
    .filter(([name]) => !present.has(name))
    .map(([name, property]) => ({
      kind: 'property',
      label: name,
      title: property.title ?? '',
      about: aboutSchema(property),
      value: minimalValue(property),
    }))
}

function valuesAt(page: PageText, { valueAt }: Around, path: JsonPath): Offer[] {
  const schema = schemaInPage(path, valueAt)
  if (!schema) return []
  const [field, uuid, name] = path
  const isOwn = field === 'widgets' && path.length === 3
  if (isOwn && name === 'type') return types()
  if (isOwn && name === 'parent') return [offerOf(null, '顶层'), ...panelsOf(page, uuid)]
  if (schema['x-entity'] === 'widget') return widgetsOf(page)
  return literalsOf(schema)
}

const offerOf = (value: Json, title = '', about = ''): Offer => ({
  kind: 'value',
  label: JSON.stringify(value),
  title,
  about,
})

const types = (): Offer[] =>
  Object.values(catalogue)
    .filter(({ type }) => type !== PAGE_TYPE)
    .map(({ type, title }) => offerOf(type, title))

const widgetsOf = ({ widgets }: PageText): Offer[] =>
  widgets.map(({ uuid, read }) => offerOf(uuid, titleOf(uuid, read.value), kindOf(read.value)))

const panelsOf = ({ widgets, ...page }: PageText, self: unknown): Offer[] =>
  widgetsOf({
    ...page,
    widgets: widgets.filter(({ uuid, read }) => uuid !== self && isPanel(read.value)),
  })

function literalsOf(schema: Schema): Offer[] {
  const { enum: choices, 'x-enum': labels, type, default: literal } = schema
  if (choices) return choices.map((choice, index) => offerOf(choice, labels?.[index]))
  if ([type].flat().includes('boolean')) return [offerOf(true, '是'), offerOf(false, '否')]
  const colours = schema['x-name'] === 'Colour' ? Object.entries(LINKED_COLOURS) : []
  return [
    ...colours.map(([colour, title]) => offerOf(colour, title)),
    ...(literal === undefined ? [] : [offerOf(literal, '默认值')]),
  ]
}

/** The key or value that an offset is in; where there is none, the offset alone. */
function tokenAt({ short: { text }, at }: Around, { previousNode }: Location) {
  if (!previousNode || at < previousNode.offset || at > previousNode.offset + previousNode.length)
    return { start: at, end: at }
  const start = previousNode.offset
  const end = start + previousNode.length
  // a string that is not closed goes to the end of its line
  const isClosed = text[start] !== '"' || (previousNode.length > 1 && text[end - 1] === '"')
  return { start, end: isClosed ? end : at }
}
