import { createHash } from 'node:crypto'
import type { RecordValue } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { fillRecord, problemsOfRecord, kindOfRecord, type RecordName } from '@schemas/records'
import type { Database, Transaction } from '../../db/client'
import { sqlState } from '../../db/postgres-errors'
import { inTransaction } from '../../db/transaction'
import { AppError, type ErrorName } from '../../core/errors'
import { recordAudit } from '../audit/repo'
import { refuseErrors } from '../refuse-errors'
import { foreignIds, requireOwn } from '../shops/foreign-repo'
import { type AnyRecord, type RecordContext, requireRecord } from './record'

/** @throws AppError not_found */
export async function readRecord(
  db: Database | Transaction,
  company_id: string,
  name: string,
  id: string,
  lock = false,
): Promise<RecordValue> {
  const record = requireRecord(name)
  const found = await record.read(db, company_id, id, lock)
  if (!found) throw new AppError('not_found')
  const value = inOrder(record.name, fillRecord(record.name, found.value as unknown as JsonObject))
  return { id, title: found.title, value, version: versionOf(value) }
}

/**
 * Creates a record, validated as in its form.
 * @throws AppError invalid with `errors` by path and `details.problems`; nothing is written then; forbidden for a
 * kind whose rows always exist
 */
export async function createRecord(
  db: Database,
  by: RecordContext,
  name: string,
  value: JsonObject,
): Promise<RecordValue> {
  const record = requireRecord(name)
  if (record.creatable === false)
    throw new AppError('forbidden', { message: `${kindOfRecord(record.name).title}不能新建` })
  const filled = validated(record.name, value)
  return refusing(db, async (tx) => {
    const id = await record.write(tx, by, null, filled)
    await refuseForeign(tx, record, by, id)
    const after = await readRecord(tx, by.company_id, name, id)
    await audit(tx, by, record.name, 'create', { after })
    return after
  })
}

/**
 * Changes a record if it is still as the operator saw it.
 * @param version as it was read
 * @throws AppError conflict with the current record, invalid as above
 */
export async function saveRecord(
  db: Database,
  by: RecordContext,
  { name, id, value, version }: { name: string; id: string; value: JsonObject; version: string },
): Promise<RecordValue> {
  const record = requireRecord(name)
  const filled = validated(record.name, value)
  return refusing(db, async (tx) => {
    await requireOwn(tx, record.shopsOf, seenBy(by), id)
    const before = await readRecord(tx, by.company_id, name, id, true)
    if (before.version !== version) throw new AppError('conflict', { details: before })
    await record.write(tx, by, id, filled)
    await refuseForeign(tx, record, by, id)
    const after = await readRecord(tx, by.company_id, name, id)
    if (after.version !== before.version) await audit(tx, by, record.name, 'change', { before, after })
    return after
  })
}

/** @throws AppError not_found, in_use; forbidden for a kind that cannot be deleted */
export async function removeRecord(db: Database, by: RecordContext, name: string, id: string): Promise<void> {
  const record = requireRecord(name)
  const { remove } = record
  if (!remove) throw new AppError('forbidden', { message: `${kindOfRecord(record.name).title}不能删除` })
  await refusing(db, async (tx) => {
    await requireOwn(tx, record.shopsOf, seenBy(by), id)
    const before = await readRecord(tx, by.company_id, name, id, true)
    await remove(tx, by, id)
    await audit(tx, by, record.name, 'delete', { before })
  })
}

const seenBy = ({ company_id, operator: { shops } }: RecordContext) => ({ company_id, shops })

/** @throws AppError forbidden for a row that would belong to another shop than those of the operator */
async function refuseForeign(tx: Transaction, record: AnyRecord, by: RecordContext, id: string) {
  if ((await foreignIds(tx, record.shopsOf, seenBy(by), [id])).size > 0)
    throw new AppError('forbidden', { message: '账号只能管理指定的门店，这里只能选这些门店' })
}

/** The fields in the order of the form, independent of the tables. */
const inOrder = (name: RecordName, value: object): JsonObject => {
  const own = value as JsonObject
  return Object.fromEntries(kindOfRecord(name).fields.map((field) => [field, own[field] ?? null]))
}

function validated<N extends RecordName>(name: N, value: JsonObject) {
  refuseErrors(problemsOfRecord(name, value))
  return fillRecord(name, value)
}

type Change = { before?: RecordValue; after?: RecordValue }

async function audit(
  tx: Transaction,
  by: RecordContext,
  name: RecordName,
  verb: string,
  { before, after }: Change,
) {
  const either = after ?? before
  await recordAudit(tx, {
    ...by,
    action: `${name}.${verb}`,
    subject: name,
    subject_id: either?.id ?? '',
    title: `${kindOfRecord(name).title} ${either?.title ?? ''}`,
    before: before?.value,
    after: after?.value,
  })
}

/** The error for a violated key of a table. */
const REFUSED: Record<string, { error: ErrorName; message: string }> = {
  // foreign_key_violation: the row is referenced, or references one that does not exist
  '23503': { error: 'in_use', message: '有其他资料与它关联，不能这样修改或删除' },
  // unique_violation
  '23505': { error: 'in_use', message: '已经有一条相同的资料' },
}

async function refusing<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work)
  } catch (cause) {
    const refused = REFUSED[sqlState(cause) ?? '']
    if (!refused) throw cause
    throw new AppError(refused.error, { message: refused.message, cause })
  }
}

/** Equal values have equal versions, independent of their author. */
const versionOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
