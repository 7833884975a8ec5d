import type { Json, JsonObject } from './page'

/** The defaults of a schema by path; generated from a resolved schema by `npm run generate`. */
export interface FillPlan {
  /** Properties with a default, and that default. */
  missing?: JsonObject
  /** Properties whose values have defaults inside. */
  inner?: Record<string, FillPlan>
  /** For every item of an array. */
  each?: FillPlan
  /** For each position of a tuple. */
  tuple?: (FillPlan | null)[]
}

/**
 * The value with every missing default filled in. The input does not change; a complete value is returned itself. A
 * value of another type than the schema's is left to validation.
 */
export function applyPlan(value: Json, plan: FillPlan): Json {
  if (Array.isArray(value)) return plan.each || plan.tuple ? fillArray(value, plan) : value
  return typeof value === 'object' && value !== null ? fillObject(value, plan) : value
}

function fillArray(list: Json[], plan: FillPlan): Json[] {
  let filled = list
  for (let i = 0; i < list.length; i++) {
    const item = list[i] as Json
    const itemPlan = plan.each ?? plan.tuple?.[i]
    const full = itemPlan ? applyPlan(item, itemPlan) : item
    if (full === item) continue
    if (filled === list) filled = [...list]
    filled[i] = full
  }
  return filled
}

function fillObject(object: JsonObject, { missing, inner }: FillPlan): JsonObject {
  let filled = object
  for (const name in missing)
    if (object[name] === undefined) {
      if (filled === object) filled = { ...object }
      filled[name] = missing[name] as Json
    }
  for (const name in inner) {
    const value = object[name]
    if (typeof value !== 'object' || value === null) continue
    const full = applyPlan(value, inner[name] as FillPlan)
    if (full === value) continue
    if (filled === object) filled = { ...object }
    filled[name] = full
  }
  return filled
}
