/** How many items a list may hold, and what is said beyond that. */
import type { ConditionalLimit } from '@schemas/dialect/form-limits'
import type { Json } from '@schemas/page'
import { hintsOf, type FormPart } from './schema-at'

export interface Limits {
  min: number
  max: number
  /** The schema's own words, by keyword. */
  messages: Readonly<Record<string, string>>
}

/** Limits of a list, given what the property holds that they depend on. */
export function limitsOf({ schema, ui }: FormPart, condition: Json | undefined): Limits {
  const hints = hintsOf(ui)
  const conditional = conditionsOf(ui).find(({ when }) => when.in.some((value) => value === condition))
  return {
    min: conditional?.minItems ?? schema.minItems ?? 0,
    max: conditional?.maxItems ?? schema.maxItems ?? Number.POSITIVE_INFINITY,
    messages: { ...hints.messages, ...conditional?.messages },
  }
}

/** The property of `props` that the limits of a list depend on, if they do. */
export const conditionOf = (ui: FormPart['ui']): string | undefined => conditionsOf(ui)[0]?.when.prop

const conditionsOf = (ui: FormPart['ui']): readonly ConditionalLimit[] => {
  const { limits } = hintsOf(ui)
  return Array.isArray(limits) ? (limits as ConditionalLimit[]) : []
}

/** Why a list may not get this many items; `null` where it may. */
export function objection({ min, max, messages }: Limits, length: number): string | null {
  if (length > max) return messages['maxItems'] ?? `最多${max}项`
  if (length < min) return messages['minItems'] ?? `至少${min}项`
  return null
}
