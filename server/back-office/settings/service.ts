import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '@schemas/page'
import {
  fillSetting,
  problemsOfSetting,
  titleOfSetting,
  type SettingName,
  type SettingValues,
} from '@schemas/site-settings'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { type CurrentOperator, lockSetting, writeSetting } from '../../platform'
import { recordAudit } from '../audit/repo'

/**
 * Saves one setting, validated as in its form.
 * @returns the value with its defaults
 * @throws AppError invalid, with `errors` by path and `details.problems`; nothing is written then
 */
export async function saveSetting<N extends SettingName>(
  db: Database,
  { company_id, operator }: { company_id: string; operator: CurrentOperator },
  name: N,
  value: JsonObject,
): Promise<SettingValues[N]> {
  refuseProblems(name, value)
  const after = fillSetting(name, value)
  return inTransaction(db, async (tx) => {
    const stored = await lockSetting(tx, company_id, name)
    const before = fillSetting(name, stored)
    if (isDeepStrictEqual(before, after)) return after
    await writeSetting(tx, company_id, name, value)
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'setting.change',
      subject: 'setting',
      subject_id: name,
      title: titleOfSetting(name),
      before,
      after,
    })
    return after
  })
}

function refuseProblems(name: SettingName, value: JsonObject): void {
  const problems = problemsOfSetting(name, value).filter(({ severity }) => severity === 'error')
  if (problems.length === 0) return
  const errors: Record<string, string[]> = {}
  for (const { path, message } of problems) (errors[path] ??= []).push(message)
  const message = [...new Set(problems.map((problem) => problem.message))].join('；')
  throw new AppError('invalid', { message, errors, details: { problems } })
}
