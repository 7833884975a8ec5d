/** Faults in the demo's pages, one at a time, for tests of repairs; the same ones in every run. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parsePage, type Json, type PageJson } from '@schemas'
import type { Schema } from '@schemas/dialect/schema'
import { isRecord } from '@schemas/json'
import type { PageRole } from '@schemas/page-role'
import { child, toPointer } from '@schemas/pointer'
import { withEdits, type Edit } from '@schemas/edits'
import { schemaAt } from '@schemas/schema-at'

export interface SeededFault {
  /** `home goods /props/columnNums = 11`. */
  name: string
  role: PageRole
  page: PageJson
}

const FOLDER = join(import.meta.dirname, '../../storefront/pages')

/** @param most faults, evenly from all pages, widgets and kinds */
export function seededFaults(most: number): SeededFault[] {
  const all = readdirSync(FOLDER).toSorted().flatMap(faultsOfFile)
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(most, all.length) }, (_, index) => {
    const found = all[Math.floor(index * step)]
    if (!found) throw new Error('Expected a fault')
    return found()
  })
}

function faultsOfFile(file: string): (() => SeededFault)[] {
  const { page } = parsePage(readFileSync(join(FOLDER, file), 'utf8'))
  if (!page) throw new Error(`Expected a page document in ${file}`)
  const name = basename(file, '.json')
  const region = (['header', 'footer'] as const).find((each) => name.endsWith(each)) ?? 'body'
  return [...editsFor(page)].map((edit) => () => ({
    name: `${name} ${edit.uuid} ${edit.path} = ${JSON.stringify(edit.value)?.slice(0, 60)}`,
    role: { region },
    page: withEdits(page, [edit]),
  }))
}

function* editsFor(page: PageJson): Generator<Edit> {
  const { props } = page.page
  for (const [path, value] of wrongIn('W0000', ['props'], props))
    yield { uuid: '', path: `/page${path}`, value }
  for (const [uuid, widget] of Object.entries(page.widgets)) {
    for (const part of ['props', 'style'] as const)
      for (const [path, value] of wrongIn(widget.type, [part], widget[part] as Json))
        yield { uuid, path, value }
    yield { uuid, path: '/parent', value: 'missing' }
    yield { uuid, path: '/h5', value: { props: { nothing: 1 } } }
    yield { uuid, path: '/style/showTo', value: '2026-02-30 10:00:00' }
  }
}

/** Wrong values for what is in a value, by pointer. */
function* wrongIn(
  type: string,
  path: readonly string[],
  value: Json,
): Generator<[pointer: string, wrong: Json]> {
  const schema = schemaAt(type, path)
  if (!schema) return
  const pointer = toPointer(path)
  if (path.length > 1) for (const wrong of wrongFor(schema, value)) yield [pointer, wrong]
  if (isRecord(value)) {
    yield [child(pointer, 'unheardOf'), 1]
    const [name = ''] = Object.keys(schema.properties ?? {})
    const first = value[name]
    // a misspelt name beside which the right one is missing
    if (path.length > 1 && first !== undefined) {
      const { [name]: _moved, ...rest } = value
      yield [pointer, { ...rest, [`${name}x`]: first }]
    }
    if (schema['x-name'] === 'Link') yield [pointer, { linkPage: 'goods', linkPageLabel: '商品' }]
    for (const [key, inner] of Object.entries(value)) yield* wrongIn(type, [...path, key], inner)
    for (const [key, inner] of Object.entries(schema.properties ?? {}))
      if (inner['x-name'] === 'GoodsRule') yield [child(pointer, key), { promoted: true }]
  } else if (Array.isArray(value) && value[0] !== undefined) yield* wrongIn(type, [...path, '0'], value[0])
}

function* wrongFor(
  { minimum, maximum, type, enum: choices, pattern, maxItems, 'x-name': shape }: Schema,
  value: Json,
): Generator<Json> {
  if (minimum !== undefined) yield minimum - 1
  if (maximum !== undefined) yield maximum + 1
  if (type === 'integer') yield 2.5
  if (type === 'integer' || type === 'number') yield* ['12', 'wide', null]
  if (type === 'boolean') yield* ['true', 7]
  if (type === 'string' && !choices) yield* [42, { text: 'text' }]
  if (type === 'array') yield* ['none', { first: 1 }]
  if (type === 'object') yield* ['none', [1]]
  if (choices) yield* ['nonsense', typeof value === 'string' ? `${value}s` : 'other']
  if (shape?.endsWith('Colour')) yield* ['reddish', 'FF0000', '#12345']
  else if (pattern !== undefined) yield* ['javascript:alert(1)', 'with space.example/a b']
  if (maxItems !== undefined && Array.isArray(value) && value[0] !== undefined)
    yield Array.from({ length: maxItems + 1 }, () => value[0] ?? null)
}
