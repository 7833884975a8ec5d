import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '../../core/errors'

/** Characters that are judged: judging takes time by the square of them, and what follows makes a password no weaker. */
const JUDGED = 64
/** zxcvbn's "safely unguessable": more than 10^8 guesses. */
const SAFE = 3

let judging: Promise<ZxcvbnFactory> | undefined

/** The lists of common passwords are read when one is first judged: few servers ever need them. */
function judge(): Promise<ZxcvbnFactory> {
  judging ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }]) =>
      new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED }),
  )
  return judging
}

/**
 * Refuses what an attacker tries first: common passwords and what is made of them by repeating, digits or keyboard
 * rows, and the names of the account.
 * @param names of the account, which its password must not be made of
 * @throws AppError invalid, with `errors.password`
 */
export async function refuseWeakPassword(password: string, names: readonly string[] = []): Promise<void> {
  if (await isWeakPassword(password, names))
    throw new AppError('invalid', { message: WEAK, errors: { password: [WEAK] } })
}

export async function isWeakPassword(password: string, names: readonly string[] = []): Promise<boolean> {
  const zxcvbn = await judge()
  return zxcvbn.check(password, ['pumian', '铺面', ...names]).score < SAFE
}

const WEAK = '密码过于常见或容易猜到，请换一个'
