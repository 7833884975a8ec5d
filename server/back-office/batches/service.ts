import {
  fillAction,
  problemsOfAction,
  titleOfAction,
  type ActionName,
  type ActionValues,
} from '@schemas/actions'
import type { DoBatchAnswer } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import type { Database, Transaction } from '../../db/client'
import { inTransaction, inTrial } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { hashOfContent, onceForKey, sightOf } from '../../platform'
import { foreignIds } from '../shops/foreign-repo'
import { refuseNarrowed } from '../shops/whole-company'
import { recordAudits } from '../audit/repo'
import { refuseErrors } from '../refuse-errors'
import { type Batch, type BatchCaller, type BatchOutcome, type BatchSearch, requireBatch } from './batch'

interface Asked {
  form: string
  /** A repeated key answers what the first request with it did. */
  key: string
  preview: boolean
  /** Absent: the rows that the search finds. */
  ids: readonly string[] | undefined
  search: Omit<BatchSearch, 'company_id' | 'sight'>
  value: JsonObject
}

/**
 * Does one thing to many rows in one transaction, with an entry in the audit log for each changed row (rule office-3). A
 * preview runs the same and takes it back.
 * @throws AppError invalid for a wrong form, no rows, or more than FIGURES.batch_rows
 */
export async function doBatch(db: Database, context: BatchCaller, asked: Asked): Promise<DoBatchAnswer> {
  const batch = requireBatch(asked.form)
  refuseErrors(problemsOfAction(batch.form, asked.value))
  const value = fillAction(batch.form, asked.value)
  const work = (tx: Transaction) => changeRows(tx, batch, context, asked, value)
  if (asked.preview) return inTrial(db, work)
  const { company_id, operator, now } = context
  const { key, ...content } = asked
  const request = {
    company_id,
    user_id: operator.operator_id,
    key: `batch:${key}`,
    body_hash: hashOfContent(content),
  }
  return inTransaction(db, async (tx) => (await onceForKey(tx, request, now, () => work(tx))).answer)
}

async function changeRows<N extends ActionName>(
  tx: Transaction,
  batch: Batch<N>,
  context: BatchCaller,
  { key, ids, search }: Asked,
  value: ActionValues[N],
): Promise<DoBatchAnswer> {
  const { company_id, operator } = context
  const most = FIGURES.batch_rows
  const chosen = ids ?? (await batch.find(tx, { ...search, company_id, sight: sightOf(operator) }, most + 1))
  if (chosen.length > most) throw new AppError('invalid', { message: `一次最多处理 ${most} 项，请缩小范围` })
  if (chosen.length === 0) throw new AppError('invalid', { message: '没有符合条件的内容' })
  if (batch.wholeCompany) refuseNarrowed(operator)
  const foreign = await foreignIds(tx, batch.shopsOf, { company_id, shops: operator.shops }, chosen)
  const own = chosen.filter((id) => !foreign.has(id))
  const found = await batch.run(tx, { ...context, cause: `batch:${key}` }, own, value)
  const outcomes = [...found, ...[...foreign].map(missing)]
  await recordAudits(
    tx,
    outcomes.flatMap(({ id, title, change }) => {
      if (!change) return []
      const { of = { subject_id: id, title }, before, after } = change
      return {
        company_id,
        operator,
        action: `${batch.subject}.${batch.form}`,
        subject: batch.subject,
        subject_id: of.subject_id,
        title: `${titleOfAction(batch.form)} ${of.title}`,
        before,
        after,
      }
    }),
  )
  return summaryOf(outcomes)
}

/** A row of another shop answers like one that does not exist. */
const missing = (id: string): BatchOutcome => ({
  id,
  title: id,
  state: 'failed',
  before: '',
  after: '',
  message: '内容不存在或已删除',
})

function summaryOf(outcomes: readonly BatchOutcome[]): DoBatchAnswer {
  const counts = { done: 0, same: 0, failed: 0 }
  for (const { state } of outcomes) counts[state]++
  const lines = outcomes.map(({ change: _change, ...line }) => line)
  return { total: outcomes.length, ...counts, lines }
}
