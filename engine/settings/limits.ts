/** Number of items of a list, bounds as text, and the messages beyond them. */
import type { ConditionalLimit } from '@schemas/dialect/form-limits'
import type { Json } from '@schemas/page'
import type { Schema } from '@schemas/dialect/schema'
import { hintsOf, type FormPart } from './schema-at'
import { texts } from '../texts/texts'

export interface Limits {
  min: number
  max: number
  /** The schema's own messages, by keyword. */
  messages: Readonly<Record<string, string>>
}

/** Limits of a list; `condition` is the value of the property that they depend on. */
export function limitsOf({ schema, ui }: FormPart, condition: Json | undefined): Limits {
  const hints = hintsOf(ui)
  const conditional = conditionsOf(ui).find(({ when }) => when.in.some((value) => value === condition))
  return {
    min: conditional?.minItems ?? schema.minItems ?? 0,
    max: conditional?.maxItems ?? schema.maxItems ?? Number.POSITIVE_INFINITY,
    messages: { ...hints.messages, ...conditional?.messages },
  }
}

/** The property of `props` that the limits of a list depend on, if any. */
export const conditionOf = (ui: FormPart['ui']): string | undefined => conditionsOf(ui)[0]?.when.prop

const conditionsOf = (ui: FormPart['ui']): readonly ConditionalLimit[] => {
  const { limits } = hintsOf(ui)
  return Array.isArray(limits) ? (limits as ConditionalLimit[]) : []
}

/** Why a list may not have this many items; `null` if it may. */
export function limitProblem({ min, max, messages }: Limits, length: number): string | null {
  if (length > max) return messages['maxItems'] ?? texts.forms.tooMany(max)
  if (length < min) return messages['minItems'] ?? texts.forms.tooFew(min)
  return null
}

/** The range of a number or the length of a text as short text beside the field; '' if unlimited. */
export function boundsText({ minimum, maximum, minLength, maxLength, type }: Schema, scale = 1): string {
  if (type === 'string') {
    if (minLength !== undefined && maxLength !== undefined) return texts.forms.lengths(minLength, maxLength)
    return maxLength === undefined ? '' : texts.forms.mostLength(maxLength)
  }
  const [low, high] = [scaled(minimum, scale), scaled(maximum, scale)]
  if (low !== undefined && high !== undefined) return `${low}–${high}`
  if (low !== undefined) return `≥ ${low}`
  return high === undefined ? '' : `≤ ${high}`
}

const scaled = (bound: number | undefined, scale: number) =>
  bound === undefined ? undefined : Number((bound * scale).toFixed(2))

/** The allowed number of items as text; '' if unlimited. */
export function itemsText(min: number, max: number): string {
  if (min === max) return texts.forms.exactItems(max)
  if (max !== Number.POSITIVE_INFINITY)
    return min > 0 ? texts.forms.itemsBetween(min, max) : texts.forms.mostItems(max)
  return min > 0 ? texts.forms.leastItems(min) : ''
}
