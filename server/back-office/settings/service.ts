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
import { type CurrentOperator, lockSetting, writeSetting } from '../../platform'
import { recordAudit } from '../audit/repo'
import { refuseErrors } from '../refuse-errors'
import { sessionBell } from '../roles/session-bell'

/** Sessions hold the shop's name and theme, and whether a second factor is due. */
const TOLD_BY_SESSIONS: readonly SettingName[] = ['shop_info', 'theme', 'operator_sign_in']

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
  refuseErrors(problemsOfSetting(name, value))
  const after = fillSetting(name, value)
  return inTransaction(db, async (tx) => {
    const stored = await lockSetting(tx, company_id, name)
    const before = fillSetting(name, stored)
    if (isDeepStrictEqual(before, after)) return after
    await writeSetting(tx, company_id, name, value)
    if (TOLD_BY_SESSIONS.includes(name)) sessionBell.ring(tx, { company_id })
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
