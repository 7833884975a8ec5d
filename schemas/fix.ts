/** Automatic repairs: values outside their bounds go to the bound, unknown choices to the default. */
import { fillWidget } from './fill'
import { validateDocument, type Fault, type ValidateOptions } from './validate'
import type { Json, PageJson } from './page'
import { child, segmentsOf, valueAt } from './pointer'
import type { Problem } from './problem'

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

function repairedValue(
  page: PageJson,
  { problem, params, clamped }: Fault,
  value: Json | undefined,
): Json | undefined {
  if (clamped !== undefined) return clamped
  switch (problem.keyword) {
    case 'minimum':
    case 'maximum':
      return typeof value === 'number' && typeof params?.limit === 'number' ? params.limit : undefined
    case 'type':
      return typeof value === 'number' && params?.type === 'integer' ? Math.round(value) : undefined
    case 'enum':
      return defaultAt(page, problem)
    default:
      return undefined
  }
}

/** The schema's default at a path of a widget or of the page configuration. */
export function defaultAt(
  page: PageJson,
  { type, uuid, path }: Pick<Problem, 'type' | 'uuid' | 'path'>,
): Json | undefined {
  const holder = uuid === '' ? { props: page.page.props, style: {} } : page.widgets[uuid]
  const inHolder = uuid === '' ? path.replace(/^\/page/, '') : path
  if (!holder || type === 'page') return undefined
  const without = structuredClone({ props: holder.props, style: holder.style })
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
