import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { timeNow } from '../../db/time'
import type { Transaction } from '../../db/client'
import type { SecretBox } from '../../db/secret-box'
import { changeSecondFactor, type SecondFactor } from './repo'

/** RFC 6238, as all authenticator apps implement it. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Accepted steps before and after the current one: clocks differ, and typing takes a while. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** 16 characters of base32: too many to guess, so a plain hash is enough. */
const RECOVERY_BYTES = 10

export const newSecret = () => new Secret({ size: 20 }).base32

/** Content of the QR code. @param issuer the shop, as the app lists it */
export const uriOf = (secret: string, issuer: string, username: string) =>
  // a colon separates the two in the URI
  new TOTP({ ...FORM, secret, issuer: issuer.replaceAll(':', ' '), label: username }).toString()

/** The step of 30 seconds that a code belongs to; `undefined` for a wrong one. */
function stepOf(secret: string, code: string): number | undefined {
  const timestamp = timeNow().getTime()
  const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / (FORM.period * 1_000)) + delta
}

/** `ABCD-EFGH-IJKL-MNOP` ×10. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer })
    return base32.replaceAll(/(.{4})(?!$)/g, '$1-')
  })

/** Independent of how it was typed: case, blanks, hyphens. */
export const recoveryHash = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
    .digest('hex')

export interface TakenCode {
  /** A recovery code, which is used up now. */
  recovery: boolean
  /** Number of remaining recovery codes. */
  recovery_left: number
}

/** Separates these secrets from others of `SecretBox`. */
export const PURPOSE = 'second-factor'

/**
 * Uses one code of an operator, once: a code of the app is refused if its step or a later one was used.
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
