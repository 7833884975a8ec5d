import {
  isRecordName,
  type RecordColumn,
  type RecordName,
  recordNames,
  type RecordValues,
} from '@schemas/records'
import type { Right } from '@schemas/rights'
import { localOf, momentOfLocal } from '@schemas/show-times'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import type { CurrentOperator, Sight } from '../../platform'
import type { ShopsOf } from '../shops/foreign-repo'
import type { NamedRows } from './choices'
import { AppError } from '../../core/errors'

/** The company of the rows, and the operator who changes them. */
export interface RecordContext {
  company_id: string
  operator: CurrentOperator
}

export interface RecordSearch extends PageWindow {
  company_id: string
  keyword?: string | undefined
  sight: Sight
  /** One of the adapter's `sorts`; absent: its own order. */
  sort?: string | undefined
  /** Field (`x-ui.filter`) → the value it must have. */
  filters?: Readonly<Record<string, string>>
}

export interface FoundRecords<V> {
  /** `value` needs only the columns of the list, including the adapter's own. */
  list: { id: string; title: string; value: Partial<V> }[]
  count: number
}

/**
 * How one kind of record (`schemas/records/{name}.schema.json`) is stored. Found by its name: a file
 * `server/<context>/<module>/<name>.record.ts` that exports it as `record`.
 */
export interface RecordAdapter<N extends RecordName = RecordName> {
  name: N
  /** Rights to see and to change it; forms list the names of its rows for every operator, or for who has `names`. */
  rights: { view: Right; edit: Right; names?: Right }
  /** Its rows always exist; default: operators create them. */
  creatable?: boolean
  /** A row is a shop: a new one is none of those that an account is narrowed to. */
  areShops?: boolean
  /** Orders besides its own. */
  sorts?: { key: string; title: string }[]
  /** Computed columns that the list shows after the fields of the schema. */
  figures?: RecordColumn[]
  /** The shops of its rows; absent: they belong to none. Lists narrow themselves by `sight`. */
  shopsOf?: ShopsOf
  /** Names of its rows, many at a time; absent: they are in no table. */
  named?: NamedRows
  list(db: Database, search: RecordSearch): Promise<FoundRecords<RecordValues[N]>>
  /** The row as a value of the schema; `lock` holds it until the transaction ends. `undefined`: it does not exist. */
  read(
    db: Database | Transaction,
    company_id: string,
    id: string,
    lock?: boolean,
  ): Promise<{ title: string; value: RecordValues[N] } | undefined>
  /**
   * Writes a validated value with its defaults; `id` is null for a new one.
   * @returns the id
   * @throws AppError for what only the tables know; violations of keys are translated by the service
   */
  write(tx: Transaction, by: RecordContext, id: string | null, value: RecordValues[N]): Promise<string>
  /** Absent: it cannot be deleted. */
  remove?(tx: Transaction, by: RecordContext, id: string): Promise<void>
}

/** Keeps the type of the name. */
export const defineRecord = <N extends RecordName>(adapter: RecordAdapter<N>): RecordAdapter<N> => adapter

/** A record of any kind. */
export type AnyRecord = RecordAdapter<RecordName>

const adapters = new Map<string, AnyRecord>()

/** Called once, at start: the contexts above provide kinds of records. */
export function provideRecords(records: readonly AnyRecord[]): void {
  for (const record of records) adapters.set(record.name, record)
}

/** Every kind with a schema and tables, in the order of the menu. */
export const allRecords = (): AnyRecord[] => recordNames.flatMap((name) => adapters.get(name) ?? [])

/** @throws AppError not_found for an unknown kind */
export function requireRecord(name: string): AnyRecord {
  const record = isRecordName(name) ? adapters.get(name) : undefined
  if (!record) throw new AppError('not_found', { message: `没有名为 ${name} 的资料` })
  return record
}

/** A time as the form shows it, in the shop's time zone; '' for none. */
export const shownMoment = (moment: Date | null): string => (moment ? localOf(moment.getTime()) : '')

/** The time that the form wrote; null for ''. */
export function writtenMoment(local: unknown): Date | null {
  const moment = momentOfLocal(local)
  return moment === undefined ? null : new Date(moment)
}

/** The same for a field that its schema requires. @throws Error if it contains no time */
export function requireMoment(local: unknown): Date {
  const moment = writtenMoment(local)
  if (!moment) throw new Error(`Expected a time like 2026-01-31 08:00:00, got ${JSON.stringify(local)}`)
  return moment
}
