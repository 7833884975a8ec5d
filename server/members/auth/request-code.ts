import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { type CaptchaPurpose, type CodeKey, SmsCodes, useCaptcha } from '../../platform'
import { accountByMobile, provedEmail } from '../members/account-repo'

export interface CodeRequest extends CodeKey {
  purpose: Exclude<CaptchaPurpose, 'operator'>
  /** The picture and what was read on it. */
  token?: string | undefined
  yzm?: string | undefined
  /** Where it is asked from. */
  address: string
}

/** Sends codes to who asks for them, without telling which numbers have an account (rule members-4). */
export class CodeRequests {
  readonly #db: Database
  readonly #codes: SmsCodes

  constructor(app: Pick<FastifyInstance, 'db' | 'config' | 'sms'>) {
    this.#db = app.db
    this.#codes = new SmsCodes(app)
  }

  /**
   * A number that is registered gets no code to register with, but a hint; one that is not gets none to reset a
   * password with. Who asks is answered the same.
   * @throws AppError invalid (wrong picture), too_many_requests
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

  /** A code to reset a password with, by e-mail too, where the account has a proved address. */
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
