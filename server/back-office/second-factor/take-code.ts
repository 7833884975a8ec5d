import type { Transaction } from '../../db/client'
import type { SecretBox } from '../../db/secret-box'
import { recoveryHash, stepOf } from './codes'
import { changeSecondFactor, type SecondFactor } from './repo'

export interface TakenCode {
  /** A recovery code, which is used up now. */
  recovery: boolean
  /** How many of them are left. */
  recovery_left: number
}

/** What separates the purpose from others of `SecretBox`. */
export const PURPOSE = 'second-factor'

/**
 * Takes one code of an operator, once: a code of the app whose step, or a later one, was taken before is none.
 * @param factor locked in this transaction
 * @returns undefined for a wrong code
 */
export async function takeCode(
  tx: Transaction,
  box: SecretBox,
  factor: SecondFactor,
  code: string,
): Promise<TakenCode | undefined> {
  const typed = code.replaceAll(/\s/g, '')
  const { recovery } = factor
  if (/^\d{6}$/.test(typed)) {
    const step = stepOf(await box.open(tx, factor.company_id, factor.secret), typed)
    if (step === undefined || step <= factor.used_step) return undefined
    await changeSecondFactor(tx, factor, { used_step: step })
    return { recovery: false, recovery_left: recovery.length }
  }
  const left = recovery.filter((hash) => hash !== recoveryHash(typed))
  if (left.length === recovery.length) return undefined
  await changeSecondFactor(tx, factor, { recovery: left })
  return { recovery: true, recovery_left: left.length }
}
