/** What mends one problem of a page. Every repair is tried before it is offered, so that it holds. */
import { closestOf, distance } from './dialect/closest'
import { defaultAt } from './fix'
import { isRecord } from './json'
import type { Json, JsonObject } from './page'
import { child, segmentsOf, valueAt } from './pointer'
import { problemKey, type Problem } from './problem'
import { minimalValue, nearValues, otherValues } from './repair-values'
import { schemaOf } from './schema-in-page'
import {
  validateDocument,
  validateWidget,
  type Fault,
  type ValidateOptions,
  type WidgetsOfAnyShape,
} from './validate'

/** Sets one value of a widget, or of the document where `uuid` is ''; without `value` it is removed. */
export interface Edit extends Pick<Problem, 'uuid' | 'path'> {
  value?: Json
}

/** A document whose envelope and widgets may have any shape, as one that is being written. */
type AnyPage = WidgetsOfAnyShape & { page?: unknown }

/** The first repair after which the problem is gone and no other one has come; `null` if there is none. */
export function repairOf(page: AnyPage, fault: Fault, options: ValidateOptions = {}): Edit[] | null {
  const [first = null] = repairsOf(page, fault, options)
  return first
}

/** All such repairs, those that keep most of what the operator meant first. Each is tried when it is asked for. */
export function* repairsOf(page: AnyPage, fault: Fault, options: ValidateOptions = {}): Generator<Edit[]> {
  for (const edits of candidatesOf(page, fault, options))
    if (mends(page, fault.problem, edits, options)) yield edits
}

/** A copy of the page with the edits; what they do not touch is shared. */
export function withEdits<P extends AnyPage>(page: P, edits: readonly Edit[]): P {
  let next: Json = page as unknown as Json
  for (const { uuid, path, value } of edits) {
    const whole = [...(uuid === '' ? [] : ['widgets', uuid]), ...segmentsOf(path)]
    next = edited(next, whole, value)
  }
  return next as unknown as P
}

/** What a repair may leave out. */
const OPTIONAL = /^\/(?:(?:page\/props|props|style)\/.|(?:h5|name|alias|hidden|locked)(?:\/|$))/

/** From what keeps most of the operator's intention to what only removes the problem. */
function* candidatesOf(page: AnyPage, fault: Fault, options: ValidateOptions): Generator<Edit[]> {
  const { problem } = fault
  const { region } = options
  const { type, uuid, path, keyword } = problem
  const edit = (value?: Json, at = path): Edit[] => [
    { uuid, path: at, ...(value !== undefined && { value }) },
  ]
  const holder = uuid === '' ? page : page.widgets[uuid]
  const value = valueAt(holder, path) as Json | undefined
  const schema = schemaOf(page, problem)
  for (const next of nearValues(schema ?? {}, value, fault)) yield edit(next)
  if (path === '/parent') yield edit(null)
  if (keyword === 'regionKind' && region && path !== '/type') yield edit(region)
  if (keyword === 'goodsAfterShop') yield edit([], child(path.slice(0, path.lastIndexOf('/')), 'goods_list'))
  // without its key a widget would be gone
  if (keyword === 'unknownType' || (keyword === 'additionalProperties' && path === '')) return
  const contentType = uuid === '' ? 'W0000' : type
  if (keyword === 'additionalProperties') {
    yield* renamings(page, problem, value, options)
    // what the envelope does not know may go, wherever it is
    if (!OPTIONAL.test(path)) yield edit(undefined)
  }
  if (schema) for (const next of otherValues(schema, value, fault)) yield edit(next)
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

/** A misspelt property under the name that was meant, where that is free; with the nearest value that it may have. */
function* renamings(
  page: AnyPage,
  { uuid, path }: Problem,
  value: Json | undefined,
  options: ValidateOptions,
): Generator<Edit[]> {
  const above = path.slice(0, path.lastIndexOf('/'))
  const name = segmentsOf(path).at(-1) ?? ''
  const schema = schemaOf(page, { uuid, path: above })
  const closest = closestOf(name.toLowerCase(), Object.keys(schema?.properties ?? {}))
  const meant = child(above, closest)
  const holder = valueAt(uuid === '' ? page : page.widgets[uuid], above)
  if (closest === '' || !isRecord(holder) || holder[closest] !== undefined || value === undefined) return
  if (distance(name, closest) > Math.ceil(closest.length / 3)) return
  const renamed = (as: Json): Edit[] => [
    { uuid, path: meant, value: as },
    { uuid, path },
  ]
  yield renamed(value)
  const faults = validateDocument(withEdits(page, renamed(value)), options)
  for (const fault of faults.filter(({ problem }) => problem.uuid === uuid && problem.path === meant))
    for (const near of nearValues(schema?.properties?.[closest] ?? {}, value, fault)) yield renamed(near)
}

function mends(page: AnyPage, problem: Problem, edits: readonly Edit[], options: ValidateOptions): boolean {
  const { uuid } = problem
  const isOwn = uuid !== '' && edits.every(({ path }) => path !== '' && path !== '/parent')
  const errorsOf = (one: AnyPage) =>
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
