import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { AppError, fieldError } from '../../core/errors'
import { Throttle } from '../throttle/throttle'
import { storeCode, takeCode, tryCode, type CodeKey, type SmsPurpose } from './code-repo'
import type { Message, SmsSender } from './sender'

export type { CodeKey, SmsPurpose } from './code-repo'

const DIGITS = 6
const TEXTS = {
  code: (code: string) => `您的验证码是${code}，5分钟内有效，请勿告诉他人。`,
  already_registered: () => '您的手机号码已注册，请直接登录。如非本人操作，请忽略。',
}
const WRONG = { sms: '短信验证码错误', mail: '邮箱验证码错误' } as const

/**
 * Purposes whose code is sent whether or not an account exists, so a failure may be reported. For the other purposes
 * neither response time nor gateway failures may reveal which numbers and work ids exist.
 */
const SENT_TO_ALL: ReadonlySet<SmsPurpose> = new Set(['login', 'update', 'email'])

/** Verification codes by SMS and e-mail (rule members-1). They are never logged. */
export class SmsCodes {
  readonly #db: Database
  readonly #throttle: Throttle
  readonly #sender: SmsSender

  constructor({ db, config, sms }: Pick<FastifyInstance, 'db' | 'config' | 'sms'>) {
    this.#db = db
    this.#throttle = new Throttle(db, config.limits)
    this.#sender = sms
  }

  /** Call before an account is looked up. @throws AppError not_ready if nothing can be sent */
  expectReady(): void {
    this.#sender.expectReady()
  }

  /**
   * Sends a code: 60 s after the last one, ten a day per number, twenty an hour per address.
   * @param address of the request
   * @param mail also sent to this e-mail address, for members without their phone
   * @throws AppError too_many_requests, not_ready; provider_failed for a purpose that needs no account
   */
  async send(key: CodeKey, address: string, mail?: string): Promise<void> {
    await this.#allow(key, address)
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    await this.#store(key, code)
    const { company_id, mobile: recipient, purpose } = key
    const message = { company_id, template: 'code', text: TEXTS.code(code), params: { code } } as const
    const own: Message = { ...message, kind: kindOf(purpose), recipient }
    if (SENT_TO_ALL.has(purpose)) await this.#sender.send(own)
    else await this.#sender.handOver(own)
    if (mail !== undefined) await this.#sender.handOver({ ...message, kind: 'mail', recipient: mail })
  }

  /**
   * For accounts that get no code: applies the same limits, does the same work and gives the same answer (rule members-4).
   * @param notice message sent to the owner of the number instead
   */
  async pretend(key: CodeKey, address: string, notice?: 'already_registered'): Promise<void> {
    await this.#allow(key, address)
    // no six-digit code has this hash
    await this.#store(key, randomBytes(16).toString('hex'))
    if (!notice) return
    const { company_id, mobile: recipient } = key
    const text = TEXTS[notice]()
    await this.#sender.handOver({ company_id, kind: 'sms', recipient, template: notice, text, params: {} })
  }

  /** Uses a code up. @throws AppError invalid if it is wrong, used, expired, or was tried five times */
  async use(key: CodeKey, code: string): Promise<void> {
    const hash = await this.#verify(key, code)
    if (!(await takeCode(this.#db, key, hash))) throw wrong(key)
  }

  /** Checks a code without using it up; counts as an attempt. @throws AppError invalid, as above */
  async check(key: CodeKey, code: string): Promise<void> {
    await this.#verify(key, code)
  }

  async #verify(key: CodeKey, code: string): Promise<string> {
    const known = await tryCode(this.#db, key)
    const secrets = await acceptedSecrets(this.#db, key.company_id, PURPOSE)
    if (known === undefined || !secrets.some((secret) => hashOf(secret, key, code) === known))
      throw wrong(key)
    return known
  }

  async #allow({ company_id, mobile }: CodeKey, address: string): Promise<void> {
    this.expectReady()
    await this.#throttle.take(company_id, 'sms_address', address)
    await this.#throttle.take(company_id, 'sms', mobile)
    await this.#throttle.take(company_id, 'sms_number', mobile)
  }

  async #store(key: CodeKey, code: string): Promise<void> {
    await storeCode(this.#db, key, hashOf(await companySecret(this.#db, key.company_id, PURPOSE), key, code))
  }
}

const PURPOSE = 'sms'

/** With a key that is not in the table: reading the table is not enough to try a million codes. */
const hashOf = (secret: Buffer, { mobile, purpose }: CodeKey, code: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([mobile, purpose, code]))
    .digest('base64url')

const kindOf = (purpose: SmsPurpose) => (purpose === 'email' ? 'mail' : 'sms')

function wrong({ purpose }: CodeKey): AppError {
  const message = WRONG[kindOf(purpose)]
  return fieldError('vcode', message)
}
