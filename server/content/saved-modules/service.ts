import { randomUUID } from 'node:crypto'
import { strings } from '@schemas/generated/strings/W0006'
import type { SavedModule, SaveModuleBody } from '@schemas/generated/api'
import { PageError, type Clip } from '@engine/page'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { CurrentOperator } from '../../platform'
import { recordAudit } from '../../back-office'
import { judgeClip } from './judge-clip'
import { holdModule, insertModule, updateModule, wireModule, type ModuleRow } from './repo'

export interface Actor {
  company_id: string
  operator: CurrentOperator
}

/**
 * Keeps a free panel under a name (组合模块, rule canvas-3).
 * @throws AppError without a name, for what is no panel, and with `details.problems` for one with errors
 */
export async function saveModule(db: Database, actor: Actor, body: SaveModuleBody): Promise<SavedModule> {
  const name = nameFrom(body.name)
  const params = soundClip(body.params)
  const { image } = body
  return inTransaction(db, async (tx) => {
    const { company_id, operator } = actor
    const design_id = randomUUID()
    const made = { company_id, design_id, name, image, params, operator_name: operator.name }
    const row = await insertModule(tx, made)
    await audit(tx, actor, 'module.create', row, undefined, { name, image })
    return wireModule(row)
  })
}

export async function renameModule(
  db: Database,
  actor: Actor,
  design_id: string,
  text: string,
): Promise<SavedModule> {
  const name = nameFrom(text)
  return inTransaction(db, async (tx) => {
    const row = await current(tx, actor, design_id)
    if (row.name === name) return wireModule(row)
    await updateModule(tx, row, { name })
    await audit(tx, actor, 'module.rename', row, { name: row.name }, { name })
    return wireModule({ ...row, name })
  })
}

/** Takes a module out of the list; pages that were made with it hold copies and stay as they are. */
export async function removeModule(db: Database, actor: Actor, design_id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await current(tx, actor, design_id)
    await updateModule(tx, row, { deleted: timeNow() })
    await audit(tx, actor, 'module.delete', row, { name: row.name }, undefined)
  })
}

/** Undoes a removal; a module that is there stays as it is. */
export async function restoreModule(db: Database, actor: Actor, design_id: string): Promise<SavedModule> {
  return inTransaction(db, async (tx) => {
    const row = await holdModule(tx, actor.company_id, design_id)
    if (!row) throw missing()
    if (row.deleted === null) return wireModule(row)
    await updateModule(tx, row, { deleted: null })
    await audit(tx, actor, 'module.restore', row, undefined, { name: row.name })
    return wireModule(row)
  })
}

async function current(tx: Transaction, { company_id }: Actor, design_id: string): Promise<ModuleRow> {
  const row = await holdModule(tx, company_id, design_id)
  if (!row || row.deleted !== null) throw missing()
  return row
}

const missing = () => new AppError('not_found', { message: '组合模块不存在或已删除' })

function nameFrom(text: string): string {
  const name = text.trim()
  if (name !== '') return name
  throw new AppError('invalid', { message: strings.nameRequired, errors: { name: [strings.nameRequired] } })
}

function soundClip(params: unknown): Clip {
  try {
    const { clip, problems } = judgeClip(params)
    if (clip) return clip
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
  actor: Actor,
  action: string,
  { design_id, name }: ModuleRow,
  before: unknown,
  after: unknown,
) {
  const subject = { subject: 'saved_design', subject_id: design_id, title: name }
  await recordAudit(tx, { ...actor, ...subject, action, before, after })
}
