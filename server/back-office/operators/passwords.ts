import argon2 from '@node-rs/argon2'

/** argon2id with what OWASP asks at least: 19 MiB, two passes, one lane. The library's default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Nobody's password, at the same cost: an unknown account must take as long as a known one (rule members-4). */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$gT5ez6KHuK6URhwnj4Y5Wg$yvFTf8gHSKsyb0ZTRH5i68QbTLEjkocvqQA5rjujCAU'

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, COST)

/** Whether this is the password; always one evaluation of argon2, for an account that does not exist too. */
export async function isPassword(password_hash: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(password_hash ?? DECOY, password)
  return matches && password_hash !== undefined
}
