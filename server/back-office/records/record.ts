import {
  isRecordName,
  type RecordColumn,
  type RecordName,
  recordNames,
  type RecordValues,
} from '@schemas/records'
import type { Database, Transaction } from '../../db/client'
import type { OperatorRole } from '../../db/schema'
import type { CurrentOperator } from '../../platform'
import type { NamedRows } from './choices'
import { AppError } from '../../core/errors'

/** Whose rows, and who changes them. */
export interface RecordContext {
  company_id: string
  operator: CurrentOperator
}

export interface RecordSearch {
  company_id: string
  keyword?: string | undefined
  /** Of who searches, see `seesWholeNumbers`. */
  role: OperatorRole
  /** Field (`x-ui.filter`) → the value it must have. */
  filters?: Readonly<Record<string, string>>
  limit: number
  offset: number
}

export interface FoundRecords<V> {
  /** `value` needs no more than the columns of the list, the adapter's own included. */
  list: { id: string; title: string; value: Partial<V> }[]
  count: number
}

/**
 * How one kind of record (`schemas/records/{name}.schema.json`) lies in the tables. Found by its place: a file
 * `server/<context>/<module>/<name>.record.ts` that exports it as `record`.
 */
export interface RecordAdapter<N extends RecordName = RecordName> {
  name: N
  /** Who may change it; default `editor`. */
  role?: Exclude<OperatorRole, 'viewer'>
  /** Its rows are there from the start; default: operators make them. */
  creatable?: boolean
  /** What its list shows behind the fields of the schema: figures that nobody types. */
  figures?: RecordColumn[]
  /** What its rows are called, many at a time; absent: they stand in no table. */
  named?: NamedRows
  list(db: Database, search: RecordSearch): Promise<FoundRecords<RecordValues[N]>>
  /** The row as a value of the schema; `lock` holds it until the transaction ends. `undefined`: there is none. */
  read(
    db: Database | Transaction,
    company_id: string,
    id: string,
    lock?: boolean,
  ): Promise<{ title: string; value: RecordValues[N] } | undefined>
  /**
   * Writes a judged and filled value; `id` is null for a new one.
   * @returns the id
   * @throws AppError for what only the tables know; what keys refuse is told by the service
   */
  write(tx: Transaction, by: RecordContext, id: string | null, value: RecordValues[N]): Promise<string>
  /** Absent: it cannot be deleted. */
  remove?(tx: Transaction, by: RecordContext, id: string): Promise<void>
}

/** Keeps the name's type. */
export const defineRecord = <N extends RecordName>(adapter: RecordAdapter<N>): RecordAdapter<N> => adapter

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
export function requireRecord(name: string): AnyRecord {
  const record = isRecordName(name) ? adapters.get(name) : undefined
  if (!record) throw new AppError('not_found', { message: `没有名为 ${name} 的资料` })
  return record
}
