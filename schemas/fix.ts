/**
 * Automatic repairs, of those that `repair.ts` offers the ones that need no decision: values outside their bounds go to the
 * bound, those of another type are converted, unknown choices become the one that was meant, else the default, and a
 * misspelt property gets the name that was meant.
 */
import { withEdits } from './edits'
import type { Json, PageJson } from './page'
import { child, segmentsOf, valueAt } from './pointer'
import type { Problem } from './problem'
import { renamingOf } from './renaming'
import { defaultAt, nearValues } from './repair-values'
import { schemaOf } from './schema-in-page'
import { validateDocument, type Fault, type ValidateOptions } from './validate'

/** A changed value with the message of its problem. */
export interface Change extends Pick<Problem, 'type' | 'uuid' | 'path' | 'message'> {
  from: Json
  to: Json
  /** The path of the value now, where its property was renamed. */
  renamed?: string
}

/** A repair can require another one (a rounded number below its minimum); more rounds than this would be a loop. */
const MAX_ROUNDS = 8

/**
 * A copy with all clampable values clamped and misspelt properties renamed, and the changes. Nothing is removed: overlong
 * lists, unknown properties and missing choices are left to the operator.
 */
export function fixPage(page: PageJson, options?: ValidateOptions): { page: PageJson; changes: Change[] } {
  let fixed = structuredClone(page)
  const changes: Change[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const faults = validateDocument(fixed, options)
    const repairs = faults.flatMap((fault) => repairOf(fixed, fault) ?? [])
    // The page's own width bounds the widths of its widgets, so it is fixed first.
    const ofPage = repairs.filter(({ change }) => change.uuid === '')
    for (const { pointer, change } of ofPage.length > 0 ? ofPage : repairs) {
      put(fixed, pointer, change.to)
      changes.push(change)
    }
    if (repairs.length > 0) continue
    const before = changes.length
    for (const fault of faults) {
      const edits = renamingOf(fixed, fault, options)
      const [to, from] = edits ?? []
      if (!edits || to?.value === undefined || !from) continue
      const { type, uuid, path, message } = fault.problem
      changes.push({ type, uuid, path, message, from: to.value, to: to.value, renamed: to.path })
      fixed = withEdits(fixed, edits)
    }
    if (changes.length === before) break
  }
  return { page: fixed, changes }
}

function repairOf(page: PageJson, fault: Fault): { pointer: string; change: Change } | null {
  const { type, uuid, path, message } = fault.problem
  const pointer = uuid === '' ? path : child('/widgets', uuid) + path
  const from = valueAt(page, pointer) as Json | undefined
  const to = repairedValue(page, fault, from)
  if (from === undefined || to === undefined || to === from) return null
  return { pointer, change: { type, uuid, path, message, from, to } }
}

function repairedValue(page: PageJson, fault: Fault, value: Json | undefined): Json | undefined {
  const [near] = nearValues(schemaOf(page, fault.problem) ?? {}, value, fault)
  if (near !== undefined) return near
  return fault.problem.keyword === 'enum' ? defaultAt(page, fault.problem) : undefined
}

function put(page: PageJson, pointer: string, value: Json): void {
  const [last, ...before] = segmentsOf(pointer).toReversed()
  const parent = valueAt(page, before.toReversed().reduce(child, ''))
  if (last !== undefined && typeof parent === 'object' && parent !== null) Reflect.set(parent, last, value)
}
