/** What mends one problem of a page. Every repair is tried before it is offered, so that it holds. */
import { closestOf, distance } from './dialect/closest'
import type { Schema } from './dialect/schema'
import { defaultAt } from './fix'
import { isRecord } from './json'
import type { Json, JsonObject, PageJson } from './page'
import { child, segmentsOf, valueAt } from './pointer'
import { problemKey, type Problem } from './problem'
import { minimalValue, valuesFor } from './repair-values'
import { schemaAt } from './schema-at'
import { validateDocument, validateWidget, type Fault, type ValidateOptions } from './validate'

/** Sets one value of a widget, or of the document where `uuid` is ''; without `value` it is removed. */
export interface Edit extends Pick<Problem, 'uuid' | 'path'> {
  value?: Json
}

/** The first repair after which the problem is gone and no other one has come; `null` if there is none. */
export function repairOf(page: PageJson, fault: Fault, options: ValidateOptions = {}): Edit[] | null {
  for (const edits of candidatesOf(page, fault, options))
    if (mends(page, fault.problem, edits, options)) return edits
  return null
}

/** A copy of the page with the edits; what they do not touch is shared. */
export function withEdits(page: PageJson, edits: readonly Edit[]): PageJson {
  let next = page
  for (const { uuid, path, value } of edits) {
    const whole = [...(uuid === '' ? [] : ['widgets', uuid]), ...segmentsOf(path)]
    next = edited(next as unknown as Json, whole, value) as unknown as PageJson
  }
  return next
}

/** What a repair may leave out. */
const OPTIONAL = /^\/(?:(?:page\/props|props|style)\/.|(?:h5|name|alias|hidden|locked)(?:\/|$))/

/** From what keeps most of the operator's intention to what only removes the problem. */
function* candidatesOf(page: PageJson, fault: Fault, { region }: ValidateOptions): Generator<Edit[]> {
  const { problem, clamped } = fault
  const { type, uuid, path, keyword } = problem
  const edit = (value?: Json, at = path): Edit[] => [
    { uuid, path: at, ...(value !== undefined && { value }) },
  ]
  if (clamped !== undefined) yield edit(clamped)
  if (path === '/parent') yield edit(null)
  if (keyword === 'regionKind' && region && path !== '/type') yield edit(region)
  if (keyword === 'goodsAfterShop') yield edit([], child(path.slice(0, path.lastIndexOf('/')), 'goods_list'))
  if (keyword === 'unknownType') return
  const holder = uuid === '' ? page : page.widgets[uuid]
  const segments = uuid === '' ? segmentsOf(path).slice(1) : segmentsOf(path)
  const contentType = uuid === '' ? 'W0000' : type
  const value = valueAt(holder, path) as Json | undefined
  if (keyword === 'additionalProperties')
    yield* renamings(problem, schemaAt(contentType, segments.slice(0, -1)), value, holder)
  const schema = schemaAt(contentType, segments)
  if (schema) for (const next of valuesFor(schema, value, fault)) yield edit(next)
  const plain = defaultAt(page, { ...problem, type: contentType })
  if (plain !== undefined) yield edit(plain)
  if (schema) yield edit(minimalValue(schema))
  // then what is around it
  for (let at = path; OPTIONAL.test(at); at = at.slice(0, at.lastIndexOf('/'))) {
    yield edit(undefined, at)
    const outer = defaultAt(page, { type: contentType, uuid, path: at })
    if (outer !== undefined) yield edit(outer, at)
  }
  if (path === '/type' || path === '/parent') yield edit(undefined, '')
}

/** A misspelt property under the name that was meant, where that is free. */
function* renamings(
  { uuid, path }: Problem,
  schema: Schema | undefined,
  value: Json | undefined,
  holder: unknown,
): Generator<Edit[]> {
  const above = path.slice(0, path.lastIndexOf('/'))
  const name = segmentsOf(path).at(-1) ?? ''
  const closest = closestOf(name.toLowerCase(), Object.keys(schema?.properties ?? {}))
  const meant = child(above, closest)
  const isFree = isRecord(valueAt(holder, above)) && valueAt(holder, meant) === undefined
  if (closest === '' || !isFree || value === undefined || distance(name, closest) > closest.length / 3) return
  yield [
    { uuid, path: meant, value },
    { uuid, path },
  ]
}

function mends(page: PageJson, problem: Problem, edits: readonly Edit[], options: ValidateOptions): boolean {
  const { uuid } = problem
  const isOwn = uuid !== '' && edits.every(({ path }) => path !== '' && path !== '/parent')
  const errorsOf = (one: PageJson) =>
    (isOwn ? validateWidget(one, uuid, options) : validateDocument(one, options)).map(
      (fault) => fault.problem,
    )
  const before = new Set(errorsOf(page).map(problemKey))
  const after = errorsOf(withEdits(page, edits))
  return after.every((one) => problemKey(one) !== problemKey(problem) && before.has(problemKey(one)))
}

/** A copy with one value set, added to its object or removed from it; `undefined` removes. */
function edited(root: Json, path: readonly string[], value: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return value ?? null
  if (Array.isArray(root)) {
    const index = Number(key)
    const isRemoval = rest.length === 0 && value === undefined
    return isRemoval ? root.toSpliced(index, 1) : root.with(index, edited(root[index] ?? {}, rest, value))
  }
  const copy: JsonObject = isRecord(root) ? { ...root } : {}
  if (value === undefined && copy[key] === undefined) return copy
  if (rest.length === 0 && value === undefined) Reflect.deleteProperty(copy, key)
  else copy[key] = edited(copy[key] ?? {}, rest, value)
  return copy
}
