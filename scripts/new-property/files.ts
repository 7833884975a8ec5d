import { checkSource } from '@schemas/dialect/check'
import { checkResolved } from '@schemas/dialect/check-resolved'
import { DialectError } from '@schemas/dialect/problem'
import { resolve, type Commons } from '@schemas/dialect/resolve'
import type { Schema } from '@schemas/dialect/schema'
import { applyEdits, findNodeAtLocation, parseTree } from 'jsonc-parser'
import { meant } from '../launch/cli.mjs'
import { KINDS, shownSchema, type Options } from './kinds'

/** A property as it is asked for on the command line. */
export interface NewProperty {
  name: string
  /** What operators read. */
  title: string
  /** A key of `KINDS`. */
  kind: string
  options: Options
  /** Group of the form; it comes after the others of the group. */
  group?: string
  /** Name of the property that it follows; absent: the last of its group, else of all. */
  after?: string
  /** What operators read below the field. */
  about?: string
}

/** What a renderer reads as `props.name`. */
const NAME = /^[a-z][A-Za-z0-9]*$/

/** @throws Error naming what was expected and what came */
function propertySchema({ name, title, kind, options, group, about }: NewProperty): Schema {
  if (!NAME.test(name))
    throw new Error(
      `A name is a camelCase identifier, such as subtitle or maxLines; got ${JSON.stringify(name)}.`,
    )
  if (title.trim() === '') throw new Error('The title, which operators read, is missing.')
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!known)
    throw new Error(
      `Expected a kind of property, got ${JSON.stringify(kind)}${meant(kind, Object.keys(KINDS))}`,
    )
  const foreign = Object.keys(options).find((option) => !known.takes.some((taken) => taken === option))
  if (foreign !== undefined)
    throw new Error(
      `A ${kind} takes no --${foreign}; it takes ${known.takes.map((option) => `--${option}`).join(', ') || 'none'}.`,
    )
  const { title: shown, $ref, 'x-ui': ui, ...rest } = known.schema(title, options)
  return {
    ...($ref !== undefined && { $ref }),
    ...(shown !== undefined && { title: shown }),
    ...(about !== undefined && { description: about }),
    ...rest,
    ...((ui || group !== undefined) && { 'x-ui': { ...ui, ...(group !== undefined && { group }) } }),
  }
}

/**
 * The text of a schema source with one property more; its other lines stay.
 * @param source id and file of the schema, with its text
 * @throws Error naming what was expected, what came and where
 */
export function withProperty(
  { id, file, text }: { id: string; file: string; text: string },
  property: NewProperty,
  commons: Commons,
): string {
  const { name, group, after } = property
  const added = propertySchema(property)
  const root = parseTree(text)
  const path = placeIn(id)
  const list = root && findNodeAtLocation(root, path)
  if (!list)
    throw new Error(`Expected an object with properties at #/${path.join('/')} of ${file}, found none.`)
  const fields = (list.children ?? []).map((node) => ({ node, name: String(node.children?.[0]?.value) }))
  const names = fields.map((field) => field.name)
  if (names.includes(name)) throw new Error(`${file} has a property "${name}" already; choose another name.`)
  if (after !== undefined && !names.includes(after))
    throw new Error(`Expected a property of ${file} for --after, got "${after}"${meant(after, names)}`)
  const isBefore = (field: string) =>
    after === undefined ? group === groupOf(text, [...path, field]) : field === after
  const previous = fields.findLast((field) => isBefore(field.name)) ?? fields.at(-1)
  const entry = `${JSON.stringify(name)}: ${shownSchema(added)}`
  const edit = previous
    ? { offset: previous.node.offset + previous.node.length, length: 0, content: `,\n${entry}` }
    : { offset: list.offset, length: list.length, content: `{\n${entry}\n}` }
  const result = applyEdits(text, [edit])
  refuseBreaches({ id, file, schema: JSON.parse(result) as Schema }, commons)
  return result
}

/** Where the schema has the property, in its text. */
export function offsetOf({ id, text }: { id: string; text: string }, name: string): number {
  const root = parseTree(text)
  return (root && findNodeAtLocation(root, [...placeIn(id), name])?.parent?.offset) ?? 0
}

/** Where the properties of a source are: those of a widget in its props. */
const placeIn = (id: string): string[] =>
  id.startsWith('common/') ? ['properties'] : ['properties', 'props', 'properties']

function groupOf(text: string, path: string[]): unknown {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, [...path, 'x-ui', 'group'])
  return node?.value
}

function refuseBreaches(source: { id: string; file: string; schema: Schema }, commons: Commons): void {
  const breaches = checkSource(source)
  const found = breaches.length > 0 ? breaches : checkResolved(source, resolve(source, commons))
  if (found.length > 0) throw new DialectError(found)
}
