import { isRecordName, recordNames, type RecordName } from '@schemas/records'
import { AppError } from '../../core/errors'
import type { RecordAdapter } from './record'

/** One kind, whose values nobody here looks into. */
export type AnyRecord = RecordAdapter<RecordName>

const files = import.meta.glob<AnyRecord>('../../*/*/*.record.ts', { import: 'record', eager: true })

const adapters = new Map(Object.values(files).map((record) => [record.name as string, record]))

/** Every kind that has a schema and tables, in the order in which operators meet them. */
export const allRecords: AnyRecord[] = recordNames.flatMap((name) => adapters.get(name) ?? [])

/** @throws AppError not_found for a kind that does not exist */
export function needRecord(name: string): AnyRecord {
  const record = isRecordName(name) ? adapters.get(name) : undefined
  if (!record) throw new AppError('not_found', { message: `没有名为 ${name} 的资料` })
  return record
}
