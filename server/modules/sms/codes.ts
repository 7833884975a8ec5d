import { createHmac, randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { companySecret } from '../../db/company-secret'
import { AppError } from '../../errors'
import { Throttle } from '../throttle/throttle'
import { storeCode, takeCode, tryCode, type CodeKey } from './code-repo'
import { smsSender, type SmsSender } from './sender'

export type { CodeKey, SmsPurpose } from './code-repo'

const DIGITS = 6
const TEXTS = {
  code: (code: string) => `您的验证码是${code}，5分钟内有效，请勿告诉他人。`,
  already_registered: () => '您的手机号码已注册，请直接登录。如非本人操作，请忽略。',
}
const WRONG = '短信验证码错误'

/** Codes by SMS (commerce-rules §1): who proves that a number is his. No log ever holds one. */
export class SmsCodes {
  readonly #db: Database
  readonly #throttle: Throttle
  readonly #sender: SmsSender

  constructor({ db, config, breakers }: Pick<FastifyInstance, 'db' | 'config' | 'breakers'>) {
    this.#db = db
    this.#throttle = new Throttle(db, config.limits)
    this.#sender = smsSender(db, config, breakers)
  }

  /**
   * Sends a code: 60 s after the last one, ten a day to a number, twenty an hour from an address.
   * @param address where it is asked from
   * @param mail sent there too, for who has no longer got the phone
   * @throws AppError too_many_requests; provider_failed, not_ready where nothing can be sent
   */
  async send(key: CodeKey, address: string, mail?: string): Promise<void> {
    await this.#allow(key, address)
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    await storeCode(this.#db, key, await this.#hash(key, code))
    const message = { template: 'code', text: TEXTS.code(code), params: { code } } as const
    await this.#sender.send({ ...message, kind: 'sms', company_id: key.company_id, recipient: key.mobile })
    if (mail)
      await this.#sender.send({ ...message, kind: 'mail', company_id: key.company_id, recipient: mail })
  }

  /**
   * Does as if, where no code may be had: the same limits and the same answer (decisions 31).
   * @param notice what the owner of the number is told instead
   */
  async pretend(key: CodeKey, address: string, notice?: 'already_registered'): Promise<void> {
    await this.#allow(key, address)
    if (!notice) return
    const { company_id, mobile: recipient } = key
    await this.#sender.send({
      company_id,
      kind: 'sms',
      recipient,
      template: notice,
      text: TEXTS[notice](),
      params: {},
    })
  }

  /** Uses a code up. @throws AppError invalid where it is wrong, used, too old, or has been tried five times */
  async use(key: CodeKey, code: string): Promise<void> {
    const hash = await this.#verify(key, code)
    if (!(await takeCode(this.#db, key, hash))) throw wrong()
  }

  /** Looks whether a code is right and leaves it; counts as a try. @throws AppError invalid, as above */
  async check(key: CodeKey, code: string): Promise<void> {
    await this.#verify(key, code)
  }

  async #verify(key: CodeKey, code: string): Promise<string> {
    const known = await tryCode(this.#db, key)
    const hash = await this.#hash(key, code)
    if (known !== hash) throw wrong()
    return hash
  }

  async #allow({ company_id, mobile }: CodeKey, address: string): Promise<void> {
    await this.#throttle.take(company_id, 'sms_address', address)
    await this.#throttle.take(company_id, 'sms', mobile)
    await this.#throttle.take(company_id, 'sms_number', mobile)
  }

  /** With a key that is not in the table: who reads it cannot try a million codes. */
  async #hash({ company_id, mobile, purpose }: CodeKey, code: string): Promise<string> {
    const secret = await companySecret(this.#db, company_id, 'sms')
    return createHmac('sha256', secret)
      .update(JSON.stringify([mobile, purpose, code]))
      .digest('base64url')
  }
}

const wrong = () => new AppError('invalid', { message: WRONG, errors: { vcode: [WRONG] } })
