/** What mends one problem of a page. Every repair is tried before it is offered, so that it holds. */
import { mends, type AnyPage, type Edit } from './edits'
import type { Json } from './page'
import { child, parentOf, valueAt } from './pointer'
import { renamings } from './renaming'
import { defaultAt, minimalValue, nearValues, otherValues } from './repair-values'
import { schemaOf } from './schema-in-page'
import type { Fault, ValidateOptions } from './validate'

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
  if (keyword === 'goodsAfterShop') yield edit([], child(parentOf(path), 'goods_list'))
  // without its key a widget would be gone
  if (keyword === 'unknownType' || (keyword === 'additionalProperties' && path === '')) return
  const contentType = uuid === '' ? 'W0000' : type
  if (keyword === 'additionalProperties') {
    yield* renamings(page, problem, options)
    // what the envelope does not know may go, wherever it is
    if (!OPTIONAL.test(path)) yield edit(undefined)
  }
  if (schema) for (const next of otherValues(schema, value, fault)) yield edit(next)
  const plain = defaultAt(page, { ...problem, type: contentType })
  if (plain !== undefined) yield edit(plain)
  if (schema) yield edit(minimalValue(schema))
  // then what is around it
  for (let at = path; OPTIONAL.test(at); at = parentOf(at)) {
    yield edit(undefined, at)
    const outer = defaultAt(page, { type: contentType, uuid, path: at })
    if (outer !== undefined) yield edit(outer, at)
  }
  if (path === '/type' || path === '/parent') yield edit(undefined, '')
}
