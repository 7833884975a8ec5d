import {
  fillAction,
  isActionName,
  problemsOfAction,
  titleOfAction,
  type ActionName,
  type ActionValues,
} from '@schemas/actions'
import type { WorklistDetail } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { presetWith } from '@schemas/rights'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { sightOf } from '../../platform'
import { requireOwn } from '../shops/foreign-repo'
import { recordAudit } from '../audit/repo'
import { refuseErrors } from '../refuse-errors'
import { type ActionContext, requireWorklist, rightToAct, type Services, type Worklist } from './worklist'

/** @throws AppError not_found */
export async function readItem(
  db: Database,
  services: Services,
  { company_id, operator, now }: ActionContext,
  name: string,
  id: string,
): Promise<WorklistDetail> {
  const worklist = requireWorklist(name)
  await requireOwn(db, worklist.shopsOf, { company_id, shops: operator.shops }, id)
  const view = await worklist.read(db, company_id, id, now, sightOf(operator))
  if (!view) throw new AppError('not_found')
  const asked = (await worklist.asked?.(db, services, company_id, id)) ?? []
  const actions = view.actions.map(({ form, value = {} }) => {
    const right = rightToAct(worklist, form)
    const role = presetWith([right]) === 'owner' ? ('owner' as const) : ('editor' as const)
    return { form, title: titleOfAction(form), role, right, value: value as unknown }
  })
  return { id, ...view, tables: [...view.tables, ...asked], actions }
}

/**
 * Runs an action that the item offers, validated as in its form.
 * @throws AppError conflict for an action that is not offered (any more), invalid with `details.problems`, and errors
 * of the action; nothing is written then
 */
export async function doAction(
  db: Database,
  services: Services,
  context: ActionContext,
  { name, id, form, value }: { name: string; id: string; form: string; value: JsonObject },
): Promise<WorklistDetail> {
  const worklist = requireWorklist(name)
  if (!isActionName(form) || !worklist.actions[form]) throw new AppError('not_found')
  refuseErrors(problemsOfAction(form, value))
  const filled = fillAction(form, value)
  await inTransaction(db, async (tx) => {
    const { company_id, operator, now } = context
    await requireOwn(tx, worklist.shopsOf, { company_id, shops: operator.shops }, id)
    const before = await worklist.read(tx, company_id, id, now, sightOf(operator))
    if (!before) throw new AppError('not_found')
    const offered = before.actions.find((action) => action.form === form)
    if (!offered) throw new AppError('conflict', { message: '状态已改变，不能再这样操作' })
    await act(worklist, form, tx, context, id, filled)
    await recordAudit(tx, {
      company_id,
      operator,
      action: `${name}.${form}`,
      subject: name,
      subject_id: id,
      title: `${titleOfAction(form)} ${before.title}`,
      after: filled,
    })
  })
  return readItem(db, services, context, name, id)
}

async function act<N extends ActionName>(
  { actions }: Worklist,
  form: N,
  tx: Transaction,
  context: ActionContext,
  id: string,
  value: ActionValues[N],
): Promise<void> {
  await actions[form]?.(tx, context, id, value)
}
