import { isRecordName, recordNames, type RecordName } from '@schemas/records'
import { AppError } from '../../core/errors'
import type { RecordAdapter } from './record'

/** One kind, whose values nobody here looks into. */
export type AnyRecord = RecordAdapter<RecordName>

const adapters = new Map<string, AnyRecord>()

/** Called once, at start: the contexts above provide kinds of records. */
export function provideRecords(records: readonly AnyRecord[]): void {
  for (const record of records) adapters.set(record.name, record)
}

/** Every kind that has a schema and tables, in the order of the operators' menu. */
export const allRecords = (): AnyRecord[] => recordNames.flatMap((name) => adapters.get(name) ?? [])

/** @throws AppError not_found for a kind that does not exist */
export function needRecord(name: string): AnyRecord {
  const record = isRecordName(name) ? adapters.get(name) : undefined
  if (!record) throw new AppError('not_found', { message: `没有名为 ${name} 的资料` })
  return record
}
