/** Reads captchas and receives codes, like a person with the phone. */
import type { FastifyInstance } from 'fastify'
import { newCaptcha, type CaptchaPurpose } from '@server/platform/captcha/captcha'
import { messagesPage } from '@server/platform/outbox/repo'
import { SmsCodes, type SmsPurpose } from '@server/platform/sms/codes'

/** A solved captcha: `token` and `yzm` of a request. */
export async function readCaptcha(app: FastifyInstance, purpose: CaptchaPurpose, company_id = '1') {
  const { token, text } = await newCaptcha(app.db, company_id, purpose)
  return { token, yzm: text }
}

/** The latest code sent to a number. */
export async function receivedCode(
  app: FastifyInstance,
  recipient: string,
  company_id = '1',
): Promise<string> {
  const [message] = await messagesPage(app.db, { company_id, recipient }, { limit: 1, offset: 0 })
  const code = message?.content.code
  if (code === undefined) throw new Error(`Expected a code in the outbox for ${recipient}, found none`)
  return code
}

/** Requests a code without a captcha, and receives it. */
export async function newCode(
  app: FastifyInstance,
  mobile: string,
  purpose: SmsPurpose,
  company_id = '1',
): Promise<string> {
  await new SmsCodes(app).send({ company_id, mobile, purpose }, '127.0.0.1')
  return receivedCode(app, mobile, company_id)
}

let numbers = 0

/** An unused number. */
export const freshMobile = () => `137${String(++numbers).padStart(8, '0')}`
