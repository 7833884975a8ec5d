/** What operators list, make and change a row at a time (`schemas/records`): names, defaults, and the one judge. */
import { addFillPlans, fillWidget } from './fill'
import { formPlans } from './generated/form-defaults'
import { records, type RecordValues } from './generated/records'
import { contentFaults } from './judge'
import type { JsonObject } from './page'
import type { Problem } from './problem'

addFillPlans(formPlans)

export type { RecordValues }
export type RecordName = keyof RecordValues

/** In the order in which operators meet them. */
export const recordNames = Object.keys(records) as RecordName[]

export const isRecordName = (name: string): name is RecordName => Object.hasOwn(records, name)

export const titleOfRecord = (name: RecordName): string => records[name].title

/** The value with every default present, at every depth. */
export function fillRecord<N extends RecordName>(name: N, value: JsonObject): RecordValues[N] {
  return fillWidget(name, { props: value, style: {} }).props as RecordValues[N] & JsonObject
}

/** Everything that is wrong with a value, in the same words as in the form; paths begin with `/props`. */
export function problemsOfRecord(name: RecordName, value: JsonObject): Problem[] {
  const site = { type: name, uuid: '', root: '' }
  return contentFaults(site, { props: value }, records[name].validate).map(({ problem }) => problem)
}
