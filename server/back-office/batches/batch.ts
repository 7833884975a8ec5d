import type { ActionName, ActionValues } from '@schemas/actions'
import type { BatchKind, BatchLine } from '@schemas/generated/api'
import { titleOfAction } from '@schemas/actions'
import type { Right } from '@schemas/rights'
import type { Database, Transaction } from '../../db/client'
import type { CurrentOperator, Sight } from '../../platform'
import type { ShopsOf } from '../shops/foreign-repo'
import { AppError } from '../../core/errors'

/** What a list is narrowed to. */
export interface BatchSearch {
  company_id: string
  sight: Sight
  tab?: string | undefined
  keyword?: string | undefined
  /** As in the list's request, `approve_status:onsale`. */
  filter?: readonly string[] | undefined
}

/** The company, the operator who acts, and the time. */
export interface BatchCaller {
  company_id: string
  operator: CurrentOperator
  now: Date
}

export interface BatchContext extends BatchCaller {
  /** Unique for each batch: `batch:{key}`. */
  cause: string
}

/** The outcome for one row, and its entry in the audit log where it changed, which may be about something else (`of`). */
export interface BatchOutcome extends BatchLine {
  change?: { before?: unknown; after: unknown; of?: { subject_id: string; title: string } }
}

/**
 * Something that operators do to many rows of a list at once: one of the export `batches` of
 * `server/<context>/<module>/<name>.batch.ts`, found by its name. Its form is a schema in `schemas/actions`.
 */
export interface Batch<N extends ActionName = ActionName> {
  form: N
  right: Right
  /** The list that offers it. */
  list: `records/${string}` | `worklists/${string}`
  /** The shops of its list's rows, as the list has them. */
  shopsOf?: ShopsOf
  /** It changes what belongs to the company as a whole: not for operators narrowed to shops. */
  wholeCompany?: boolean
  /** Subject of the entries in the audit log. */
  subject: string
  /** The rows that a search finds, in the list's order. */
  find(db: Database | Transaction, search: BatchSearch, limit: number): Promise<string[]>
  /**
   * Changes the rows that can be changed, all in the given transaction, and says of each of the others why it is not.
   * @throws AppError for a value that no row could take
   */
  run(
    tx: Transaction,
    context: BatchContext,
    ids: readonly string[],
    value: ActionValues[N],
  ): Promise<BatchOutcome[]>
}

/** Keeps the type of the form. */
export const defineBatch = <N extends ActionName>(batch: Batch<N>): Batch<ActionName> => batch as never

let batches: readonly Batch[] = []

/** Called once, at start: the contexts above provide batches. */
export function provideBatches(found: readonly Batch[]): void {
  batches = found
}

export const allBatches = (): readonly Batch[] => batches

/** @throws AppError not_found for an unknown batch */
export function requireBatch(form: string): Batch {
  const found = allBatches().find((batch) => batch.form === form)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${form} 的批量操作` })
  return found
}

/** The batches of a list, described for the designer; absent where there are none. */
export function batchesOf(list: Batch['list']): { batches?: BatchKind[] } {
  const own = batches.filter((batch) => batch.list === list)
  return own.length === 0
    ? {}
    : { batches: own.map(({ form, right }) => ({ form, right, title: titleOfAction(form) })) }
}
