import type { Schema } from '@schemas/dialect/schema'
import type { Json, JsonObject } from '@schemas/page'
import { sampleOf } from './sample'

/**
 * A concrete position for a pattern such as `/props/data/*` + `/price`: content in which it exists (lists get a first
 * item, missing objects are created), and the steps to it.
 */
export function placeAt(resolved: Schema, content: JsonObject, pattern: string) {
  const steps = pattern
    .slice(1)
    .split('/')
    .map((step) => (step === '*' ? '0' : step))
  let whole: Json = content
  let schema = resolved
  for (const [depth, step] of steps.entries()) {
    const { items } = schema
    schema = schema.properties?.[step] ?? (Array.isArray(items) ? items[Number(step)] : items) ?? {}
    const trail = steps.slice(0, depth + 1)
    if (readAt(whole, trail) === undefined) whole = writeAt(whole, trail, sampleOf(schema))
  }
  return { content: whole as JsonObject, steps }
}

/** The value at these steps; undefined if there is none. */
export function readAt(value: Json, steps: string[]): Json | undefined {
  let at: Json | undefined = value
  for (const step of steps) {
    if (Array.isArray(at)) at = at[Number(step)]
    else if (typeof at === 'object' && at !== null) at = at[step]
    else return undefined
  }
  return at
}

/** A copy with the value at these steps replaced; the input stays unchanged. */
export function writeAt(whole: Json, steps: string[], value: Json): Json {
  const [step, ...rest] = steps
  if (step === undefined) return value
  if (Array.isArray(whole)) {
    const copy = [...whole]
    copy[Number(step)] = writeAt(copy[Number(step)] ?? null, rest, value)
    return copy
  }
  const object = typeof whole === 'object' && whole !== null ? whole : {}
  return { ...object, [step]: writeAt(object[step] ?? null, rest, value) }
}
