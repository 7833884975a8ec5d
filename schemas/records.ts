/** Records that operators list, create and edit (`schemas/records`): names, defaults and validation. */
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

/** A field shown in the list of a kind. */
export interface RecordColumn {
  key: string
  title: string
  kind: 'text' | 'number' | 'cents' | 'time' | 'image' | 'flag' | 'enum'
  /** Of a number: its unit. */
  unit?: string
  /** Shown only if another field has one of these values. */
  when?: { prop: string; in: Json[] }
  /** Of an enum: value → label. */
  words?: Record<string, string>
}

/**
 * A filter of a list: a value → its label, or the kind whose records are chosen from, or both; or days, whose value is
 * `2026-11-01~2026-11-30`, both included.
 */
export interface RecordFilter {
  key: string
  title: string
  words?: Record<string, string>
  record?: string
  days?: boolean
}

/** The first and the last day of a filter by days; undefined for another text. */
export function daysOfFilter(value: string): [from: string, to: string] | undefined {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/.exec(value) ?? []
  return from !== undefined && to !== undefined ? [from, to] : undefined
}

export const filterOfDays = ([from, to]: readonly [from: string, to: string]): string => `${from}~${to}`

/** The entry of each kind in `schemas/generated/records.ts`. */
export interface RecordKindOf {
  title: string
  /** Position in the menu. */
  group: string
  /** In form order. */
  fields: string[]
  /** Properties with a local time of the shop. */
  moments: string[]
  /** Numbers masked for viewers (`maskNumber`). */
  personal: string[]
  columns: RecordColumn[]
  filters: RecordFilter[]
  validate: Validate
}

export type RecordName = keyof RecordValues

/** In display order. */
export const recordNames = Object.keys(records) as RecordName[]

export const isRecordName = (name: string): name is RecordName => Object.hasOwn(records, name)

export const kindOfRecord = (name: RecordName): RecordKindOf => records[name]

/** The value with every default filled in at every depth. */
export function fillRecord<N extends RecordName>(name: N, value: JsonObject): RecordValues[N] {
  return fillWidget(name, { props: value, style: {} }).props as RecordValues[N] & JsonObject
}

/**
 * All problems of a value, with the form's messages; paths begin with `/props`. Missing properties count as their
 * defaults, since one field may decide what another must be.
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

/** Times that do not exist, such as 30 February, which no pattern can detect. */
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
