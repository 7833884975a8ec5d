import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { AppError } from '../../core/errors'
import { insertCaptcha, takeCaptcha } from './repo'

/** Without characters that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CHARACTERS = 4
const WRONG = '图片验证码错误'

/** Purpose of a captcha: an answer for the sign-in is invalid at registration. */
export type CaptchaPurpose = 'sign' | 'forgot_password' | 'login' | 'update' | 'staff' | 'operator'

export interface NewCaptcha {
  /** Returned by the browser together with the answer. */
  token: string
  /** Text in the picture. */
  text: string
}

export async function newCaptcha(
  db: Database,
  company_id: string,
  purpose: CaptchaPurpose,
): Promise<NewCaptcha> {
  const token = randomBytes(24).toString('base64url')
  const text = Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const answer_hash = hashOf(await companySecret(db, company_id, PURPOSE), token, text)
  await insertCaptcha(db, { company_id, captcha_id: idOf(token), purpose, answer_hash })
  return { token, text }
}

/** Checks an answer; a captcha allows one attempt, right or wrong. Case is ignored. @throws AppError invalid */
export async function useCaptcha(
  db: Database,
  company_id: string,
  purpose: CaptchaPurpose,
  { token = '', yzm = '' }: { token?: string | undefined; yzm?: string | undefined },
): Promise<void> {
  const known = await takeCaptcha(db, { company_id, captcha_id: idOf(token), purpose })
  const secrets = await acceptedSecrets(db, company_id, PURPOSE)
  const isRight = secrets.some((secret) => known === hashOf(secret, token, yzm.trim().toUpperCase()))
  if (!isRight) throw new AppError('invalid', { message: WRONG, errors: { yzm: [WRONG] } })
}

const idOf = (token: string) => createHash('sha256').update(token).digest('hex')

const PURPOSE = 'captcha'

const hashOf = (secret: Buffer, token: string, text: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([token, text]))
    .digest('base64url')
