import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { type CaptchaPurpose, type CodeKey, SmsCodes, useCaptcha } from '../../platform'
import { accountByMobile, provedEmail } from '../members/account-repo'

export interface CodeRequest extends CodeKey {
  purpose: Exclude<CaptchaPurpose, 'operator'>
  /** The captcha and its answer. */
  token?: string | undefined
  yzm?: string | undefined
  /** Address of the request. */
  address: string
}

/** Sends codes without revealing which numbers have an account (rule members-4). */
export class CodeRequests {
  readonly #db: Database
  readonly #codes: SmsCodes

  constructor(app: Pick<FastifyInstance, 'db' | 'config' | 'sms'>) {
    this.#db = app.db
    this.#codes = new SmsCodes(app)
  }

  /**
   * A registered number gets a notice instead of a code for registration; an unknown number gets no code for
   * resetting a password. The response is the same.
   * @throws AppError invalid (wrong captcha), too_many_requests
   */
  async bySms({ company_id, mobile, purpose, address, ...read }: CodeRequest): Promise<void> {
    this.#codes.expectReady()
    const key = { company_id, mobile, purpose }
    if (purpose !== 'update') await useCaptcha(this.#db, company_id, purpose, read)
    const account = await accountByMobile(this.#db, company_id, mobile)
    if (purpose === 'sign' && account) await this.#codes.pretend(key, address, 'already_registered')
    else if (purpose === 'forgot_password' && !account) await this.#codes.pretend(key, address)
    else await this.#codes.send(key, address)
  }

  /** A code for resetting a password; also by e-mail if the account has a proved address. */
  async byMail(
    company_id: string,
    mobile: string,
    { address, ...read }: Omit<CodeRequest, keyof CodeKey>,
  ): Promise<void> {
    this.#codes.expectReady()
    const key = { company_id, mobile, purpose: 'forgot_password' as const }
    await useCaptcha(this.#db, company_id, key.purpose, read)
    const account = await accountByMobile(this.#db, company_id, mobile)
    if (account) await this.#codes.send(key, address, provedEmail(account))
    else await this.#codes.pretend(key, address)
  }
}
