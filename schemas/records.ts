/** What operators list, make and change a row at a time (`schemas/records`): names, defaults, and the one judge. */
import { addFillPlans, fillWidget } from './fill'
import { formPlans } from './generated/form-defaults'
import { records, type RecordValues } from './generated/records'
import { validateProps } from './validate'
import type { Json, JsonObject } from './page'
import type { Problem } from './problem'
import { momentOfLocal } from './show-times'
import type { Validate } from './validate-function'

addFillPlans(formPlans)

export type { RecordValues }

/** A field that the list of a kind shows. */
export interface RecordColumn {
  key: string
  title: string
  kind: 'text' | 'number' | 'cents' | 'time' | 'image' | 'flag' | 'enum'
  /** Of a number. */
  unit?: string
  /** Told only where another field has one of these values. */
  when?: { prop: string; in: Json[] }
  /** Of an enum: value → word. */
  words?: Record<string, string>
}

/** What a list can be narrowed by: an enum's value → word, or the kind whose rows are chosen from. */
export interface RecordFilter {
  key: string
  title: string
  words?: Record<string, string>
  record?: string
}

/** What `schemas/generated/records.ts` says of each kind. */
export interface RecordKindOf {
  title: string
  /** Where it stands in the menu. */
  group: string
  /** In the order of the form. */
  fields: string[]
  /** Those that hold a time of the shop's clock. */
  moments: string[]
  /** Numbers that viewers see with their middle hidden (`maskNumber`). */
  personal: string[]
  columns: RecordColumn[]
  filters: RecordFilter[]
  validate: Validate
}

export type RecordName = keyof RecordValues

/** In the order in which operators meet them. */
export const recordNames = Object.keys(records) as RecordName[]

export const isRecordName = (name: string): name is RecordName => Object.hasOwn(records, name)

export const kindOfRecord = (name: RecordName): RecordKindOf => records[name]

/** The value with every default present, at every depth. */
export function fillRecord<N extends RecordName>(name: N, value: JsonObject): RecordValues[N] {
  return fillWidget(name, { props: value, style: {} }).props as RecordValues[N] & JsonObject
}

/**
 * Everything that is wrong with a value, in the same words as in the form; paths begin with `/props`. What it leaves out
 * counts as its default: one field's may decide what another must be.
 */
export function problemsOfRecord(
  name: RecordName,
  value: JsonObject,
  validateSchema = validateProps,
): Problem[] {
  const props = fillRecord(name, value)
  const problems = validateSchema(name, props, records[name].validate)
  return [...problems, ...noMoments(name, props, problems)]
}

/** Times that look like one and are none, such as 30 February, which no pattern can tell. */
function noMoments(name: RecordName, props: object, known: Problem[]): Problem[] {
  const texts = new Map<string, unknown>(Object.entries(props))
  return records[name].moments.flatMap((field): Problem[] => {
    const [path, text] = [`/props/${field}`, texts.get(field)]
    if (typeof text !== 'string' || text === '' || momentOfLocal(text) !== undefined) return []
    if (known.some((problem) => problem.path === path)) return []
    const message = `没有 ${text} 这个时间`
    return [{ severity: 'error', type: name, uuid: '', path, keyword: 'moment', message }]
  })
}
