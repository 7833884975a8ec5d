/** Changes of single values of a page, and whether they mend it. */
import { isRecord } from './json'
import type { Json, JsonObject } from './page'
import { segmentsOf } from './pointer'
import { problemKey, type Problem } from './problem'
import { validateDocument, validateWidget, type ValidateOptions, type WidgetsOfAnyShape } from './validate'

/** Sets one value of a widget, or of the document where `uuid` is ''; without `value` it is removed. */
export interface Edit extends Pick<Problem, 'uuid' | 'path'> {
  value?: Json
}

/** A document whose envelope and widgets may have any shape, as one that is being written. */
export type AnyPage = WidgetsOfAnyShape & { page?: unknown }

/** A copy of the page with the edits; what they do not touch is shared. */
export function withEdits<P extends AnyPage>(page: P, edits: readonly Edit[]): P {
  let next: Json = page as unknown as Json
  for (const { uuid, path, value } of edits) {
    const whole = [...(uuid === '' ? [] : ['widgets', uuid]), ...segmentsOf(path)]
    next = edited(next, whole, value)
  }
  return next as unknown as P
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

/** Whether the problem is gone after the edits and no other one has come. */
export function mends(
  page: AnyPage,
  problem: Problem,
  edits: readonly Edit[],
  options: ValidateOptions,
): boolean {
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
