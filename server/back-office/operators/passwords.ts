import argon2 from '@node-rs/argon2'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '../../core/errors'

/**
 * argon2id with the minimum that OWASP recommends: 19 MiB, two passes, one lane. The library's default is argon2id.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A random password at the same cost: checking an unknown account must take as long as a known one (rule members-4).
 */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$gT5ez6KHuK6URhwnj4Y5Wg$yvFTf8gHSKsyb0ZTRH5i68QbTLEjkocvqQA5rjujCAU'

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, COST)

/** Whether the password is right; always one evaluation of argon2, also for an unknown account. */
export async function isPassword(password_hash: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(password_hash ?? DECOY, password)
  return matches && password_hash !== undefined
}

/**
 * Number of characters that are checked: the time grows with their square, and further characters make a password no
 * weaker.
 */
const CHECKED_LENGTH = 64
/** zxcvbn's "safely unguessable": more than 10^8 guesses. */
const SAFE = 3

let loading: Promise<ZxcvbnFactory> | undefined

/** The lists of common passwords are loaded at the first check: few servers ever need them. */
function loadZxcvbn(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }]) =>
      new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED_LENGTH }),
  )
  return loading
}

/**
 * Refuses what an attacker tries first: common passwords and variations of them (repetition, digits, keyboard rows),
 * and the names of the account.
 * @param names of the account, which its password must not be made of
 * @throws AppError invalid, with `errors.password`
 */
export async function refuseWeakPassword(password: string, names: readonly string[] = []): Promise<void> {
  if (await isWeakPassword(password, names))
    throw new AppError('invalid', { message: WEAK, errors: { password: [WEAK] } })
}

export async function isWeakPassword(password: string, names: readonly string[] = []): Promise<boolean> {
  const zxcvbn = await loadZxcvbn()
  return zxcvbn.check(password, ['pumian', '铺面', ...names]).score < SAFE
}

const WEAK = '密码过于常见或容易猜到，请换一个'
