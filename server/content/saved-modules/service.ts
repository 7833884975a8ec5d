import { randomUUID } from 'node:crypto'
import { strings } from '@schemas/generated/strings/W0006'
import type { SavedModule, SaveModuleBody } from '@schemas/generated/api'
import { PageError } from '@engine/page'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../../back-office'
import type { ContentActor } from '../actor'
import { validateModule, type ValidatedModule } from './validate-module'
import { lockModule, insertModule, updateModule, serializeModule, type ModuleRow } from './repo'

/**
 * Saves widgets under a name (组合模块, rule canvas-3).
 * @throws AppError invalid without a name, for anything but widgets, and with `details.problems` for one with errors
 */
export async function saveModule(
  db: Database,
  actor: ContentActor,
  body: SaveModuleBody,
): Promise<SavedModule> {
  const name = nameFrom(body.name)
  const params = validContent(body.params)
  const { image } = body
  return inTransaction(db, async (tx) => {
    const { company_id, operator } = actor
    const design_id = randomUUID()
    const made = { company_id, design_id, name, image, params, operator_name: operator.name }
    const row = await insertModule(tx, made)
    await audit(tx, actor, 'module.create', row, undefined, { name, image })
    return serializeModule(row)
  })
}

export async function renameModule(
  db: Database,
  actor: ContentActor,
  design_id: string,
  text: string,
): Promise<SavedModule> {
  const name = nameFrom(text)
  return inTransaction(db, async (tx) => {
    const row = await current(tx, actor, design_id)
    if (row.name === name) return serializeModule(row)
    await updateModule(tx, row, { name })
    await audit(tx, actor, 'module.rename', row, { name: row.name }, { name })
    return serializeModule({ ...row, name })
  })
}

/** Removes a module from the list; pages made with it have copies and do not change. */
export async function removeModule(db: Database, actor: ContentActor, design_id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await current(tx, actor, design_id)
    await updateModule(tx, row, { deleted: timeNow() })
    await audit(tx, actor, 'module.delete', row, { name: row.name }, undefined)
  })
}

/** Undoes a removal; does nothing for a module that is not removed. */
export async function restoreModule(
  db: Database,
  actor: ContentActor,
  design_id: string,
): Promise<SavedModule> {
  return inTransaction(db, async (tx) => {
    const row = await lockModule(tx, actor.company_id, design_id)
    if (!row) throw missing()
    if (row.deleted === null) return serializeModule(row)
    await updateModule(tx, row, { deleted: null })
    await audit(tx, actor, 'module.restore', row, undefined, { name: row.name })
    return serializeModule(row)
  })
}

async function current(tx: Transaction, { company_id }: ContentActor, design_id: string): Promise<ModuleRow> {
  const row = await lockModule(tx, company_id, design_id)
  if (!row || row.deleted !== null) throw missing()
  return row
}

const missing = () => new AppError('not_found', { message: '组合模块不存在或已删除' })

function nameFrom(text: string): string {
  const name = text.trim()
  if (name !== '') return name
  throw new AppError('invalid', { message: strings.nameRequired, errors: { name: [strings.nameRequired] } })
}

function validContent(params: unknown): NonNullable<ValidatedModule['module']> {
  try {
    const { module, problems } = validateModule(params)
    if (module) return module
    const message = `组合模块有 ${problems.length} 处错误：${problems[0]?.message}`
    throw new AppError('invalid', { message, details: { problems } })
  } catch (cause) {
    if (!(cause instanceof PageError)) throw cause
    throw new AppError('invalid', {
      message: strings.selectPanel,
      errors: { params: [strings.selectPanel] },
      cause,
    })
  }
}

async function audit(
  tx: Transaction,
  actor: ContentActor,
  action: string,
  { design_id, name }: ModuleRow,
  before: unknown,
  after: unknown,
) {
  const subject = { subject: 'saved_design', subject_id: design_id, title: name }
  await recordAudit(tx, { ...actor, ...subject, action, before, after })
}
