/**
 * Automatic repairs, of those that `repair.ts` offers the ones that need no decision: values outside their bounds go to the
 * bound, those of another type are converted, unknown choices become the one that was meant, else the default.
 */
import { fillWidget } from './fill'
import { isRecord } from './json'
import type { Json, JsonObject, PageJson } from './page'
import { child, segmentsOf, valueAt } from './pointer'
import type { Problem } from './problem'
import { nearValues } from './repair-values'
import { schemaOf } from './schema-in-page'
import { validateDocument, type Fault, type ValidateOptions } from './validate'

/** A changed value with the message of its problem. */
export interface Change extends Pick<Problem, 'type' | 'uuid' | 'path' | 'message'> {
  from: Json
  to: Json
}

/** A repair can require another one (a rounded number below its minimum); more rounds than this would be a loop. */
const MAX_ROUNDS = 4

/**
 * A copy with all clampable values clamped, and the changes. Nothing is removed: overlong lists, unknown properties and
 * missing choices are left to the operator.
 */
export function fixPage(page: PageJson, options?: ValidateOptions): { page: PageJson; changes: Change[] } {
  const fixed = structuredClone(page)
  const changes: Change[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const repairs = validateDocument(fixed, options).flatMap((fault) => repairOf(fixed, fault) ?? [])
    if (repairs.length === 0) break
    // The page's own width bounds the widths of its widgets, so it is fixed first.
    const ofPage = repairs.filter(({ change }) => change.uuid === '')
    for (const { pointer, change } of ofPage.length > 0 ? ofPage : repairs) {
      put(fixed, pointer, change.to)
      changes.push(change)
    }
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

/** The schema's default at a path of a widget or of the page configuration. */
export function defaultAt(
  page: object,
  { type, uuid, path }: Pick<Problem, 'type' | 'uuid' | 'path'>,
): Json | undefined {
  const holder = valueAt(page, uuid === '' ? '/page' : child('/widgets', uuid))
  const inHolder = uuid === '' ? path.replace(/^\/page/, '') : path
  if (!isRecord(holder) || type === 'page') return undefined
  const { props = {}, style = {} } = holder
  if (!isRecord(props) || !isRecord(style)) return undefined
  const without = structuredClone({ props: props as JsonObject, style: style as JsonObject })
  const [last, ...before] = segmentsOf(inHolder).toReversed()
  const parent = valueAt(without, before.toReversed().reduce(child, ''))
  if (last === undefined || typeof parent !== 'object' || parent === null || Array.isArray(parent))
    return undefined
  Reflect.deleteProperty(parent, last)
  return valueAt(fillWidget(type, without), inHolder) as Json | undefined
}

function put(page: PageJson, pointer: string, value: Json): void {
  const [last, ...before] = segmentsOf(pointer).toReversed()
  const parent = valueAt(page, before.toReversed().reduce(child, ''))
  if (last !== undefined && typeof parent === 'object' && parent !== null) Reflect.set(parent, last, value)
}
