import { isRecord } from '@schemas/json'
import { tooDeepAt } from '@schemas/text/nesting'

/** Deepest nesting of a JSON body: a page has up to 64 levels (schemas/text/limits.ts) and is nested inside the body. */
export const DEEPEST_JSON = 100

/** The parts of a schema that the conversion uses. */
export interface TextSchema {
  type?: string | string[]
  enum?: unknown[]
  minLength?: number
  required?: string[]
  properties?: Record<string, TextSchema>
  items?: TextSchema
}

/**
 * Converts text values to the types of their schema, in place. Strictly: `12` is a number, `1e3`, `0x10` and ` 12`
 * are not; values that cannot be converted stay unchanged for the validator to refuse. An empty text that cannot be
 * valid (`page=`, `category=`) counts as absent; if the field is required, the schema's own message is given.
 */
export function fromText(schema: TextSchema, values: unknown): void {
  if (!isRecord(values)) return
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (values[name] === undefined) continue
    const isOptional = !schema.required?.includes(name)
    if (values[name] === '' && !canBeEmpty(property, isOptional)) delete values[name]
    else values[name] = converted(property, values[name])
  }
}

const canBeEmpty = ({ type, enum: choices, minLength = 0 }: TextSchema, isOptional: boolean) =>
  type === 'string' && !choices && !(isOptional && minLength > 0)

function converted(schema: TextSchema, value: unknown): unknown {
  const { type } = schema
  if (type === 'array') {
    // `brand_id=1` is a list of one
    const list = Array.isArray(value) ? value : [value]
    return list.map((item) => converted(schema.items ?? {}, item))
  }
  if (type === 'object') {
    const parsed = typeof value === 'string' ? objectIn(value) : value
    fromText(schema, parsed)
    return parsed
  }
  if (typeof value !== 'string') return value
  if (type === 'integer') return /^-?\d{1,15}$/.test(value) ? Number(value) : value
  if (type === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value
  if (type === 'boolean') return BOOLEANS.get(value) ?? value
  return value
}

/** The object in a field as JSON (`params` of a module); any other text unchanged. */
function objectIn(text: string): unknown {
  if (!text.startsWith('{') || tooDeepAt(text, DEEPEST_JSON) !== -1) return text
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : text
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

/**
 * Flags of the API are the texts 0 and 1 (`anonymous 0/1`, `not_use_coupon 0/1`); a JSON body may send them as
 * numbers. In place; every other number is left for the validator to refuse.
 */
export function flagsFromNumbers(schema: TextSchema, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) flagsFromNumbers(schema.items ?? {}, item)
  if (!isRecord(value)) return
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const given = value[name]
    if (property.type === 'boolean' && (given === 0 || given === 1)) value[name] = given === 1
    else flagsFromNumbers(property, given)
  }
}

const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])
