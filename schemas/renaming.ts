/** Misspelt properties of a page under the names that were meant. */
import { meantNames } from './dialect/closest'
import { mends, withEdits, type AnyPage, type Edit } from './edits'
import { isRecord } from './json'
import type { Json } from './page'
import { child, parentOf, segmentsOf, valueAt } from './pointer'
import type { Problem } from './problem'
import { nearValues } from './repair-values'
import { schemaOf } from './schema-in-page'
import { validateDocument, type Fault, type ValidateOptions } from './validate'

/**
 * The edits that give a misspelt property the name that was meant.
 * @returns `null` unless exactly one declared name is close, it is not in use, the value is valid there, and no other
 * misspelt property is close to the same name
 */
export function renamingOf(page: AnyPage, fault: Fault, options: ValidateOptions = {}): Edit[] | null {
  const { problem } = fault
  const place = misspeltAt(page, problem)
  const [name, other] = place?.meant ?? []
  if (!place || name === undefined || other !== undefined) return null
  const { schema = {}, holder, value } = place
  if (holder[name] !== undefined) return null
  const known = Object.keys(schema.properties ?? {})
  const rivals = Object.keys(holder).filter(
    (each) => !known.includes(each) && meantNames(each, known)[0] === name,
  )
  const edits = renamed(problem, name, value)
  return rivals.length === 1 && mends(page, problem, edits, options) ? edits : null
}

/** A misspelt property under each name that it may mean, where that is free; with the nearest value that it may have. */
export function* renamings(page: AnyPage, problem: Problem, options: ValidateOptions): Generator<Edit[]> {
  const place = misspeltAt(page, problem)
  if (!place) return
  const { schema = {}, holder, value } = place
  for (const name of place.meant.filter((each) => holder[each] === undefined)) {
    yield renamed(problem, name, value)
    const tried = withEdits(page, renamed(problem, name, value))
    const at = child(parentOf(problem.path), name)
    for (const fault of validateDocument(tried, options))
      if (fault.problem.uuid === problem.uuid && fault.problem.path === at)
        for (const near of nearValues(schema.properties?.[name] ?? {}, value, fault))
          yield renamed(problem, name, near)
  }
}

/** What is at an unknown property: its value, the object with it, and the names that it may mean. */
function misspeltAt(page: AnyPage, { uuid, path, keyword }: Problem) {
  const above = parentOf(path)
  const holder = valueAt(uuid === '' ? page : page.widgets[uuid], above)
  const name = segmentsOf(path).at(-1)
  if (keyword !== 'additionalProperties' || !isRecord(holder) || name === undefined) return null
  const value = holder[name] as Json | undefined
  if (value === undefined) return null
  const schema = schemaOf(page, { uuid, path: above })
  return { schema, holder, value, meant: meantNames(name, Object.keys(schema?.properties ?? {})) }
}

const renamed = ({ uuid, path }: Problem, name: string, value: Json): Edit[] => [
  { uuid, path: child(parentOf(path), name), value },
  { uuid, path },
]
