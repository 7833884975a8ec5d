import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { DEMO_PASSWORDS } from '../../config/demo-accounts'
import { AppError } from '../../core/errors'
import { SmsCodes, Throttle, useCaptcha } from '../../platform'
import { accountByMobile, type Account } from '../members/account-repo'
import { isPassword, type PasswordAttempt } from '../../back-office'
import { register } from './account'

const NOT_REGISTERED = '手机号码未注册，请注册后登陆'

export interface CodeAttempt {
  company_id: string
  mobile: string
  vcode: string
  address: string
  /** Creates an account for an unknown number. */
  auto_register: boolean
}

/** Signs members in, at a rate that makes guessing hopeless (rule members-2). */
export class MemberSignIn {
  readonly #db: Database
  readonly #throttle: Throttle
  readonly #codes: SmsCodes
  /** The demo's passwords are public: a deployment refuses them, even in a database that was a demo before. */
  readonly #refused: ReadonlySet<string>

  constructor(app: Pick<FastifyInstance, 'db' | 'config' | 'sms'>) {
    this.#db = app.db
    this.#throttle = new Throttle(app.db, app.config.limits)
    this.#codes = new SmsCodes(app)
    this.#refused = app.config.deployed ? DEMO_PASSWORDS : new Set()
  }

  /**
   * By mobile number and password. Neither the response nor its duration reveals whether the account exists.
   * @throws AppError too_many_requests, captcha_required, invalid (wrong captcha), account_disabled; wrong_login,
   * whose `details.captcha` says whether the next attempt needs a captcha
   */
  async byPassword({
    company_id,
    password,
    address,
    token,
    yzm,
    ...attempt
  }: PasswordAttempt): Promise<Account> {
    const username = attempt.username.trim()
    const throttle = this.#throttle
    await throttle.take(company_id, 'login_address', address)
    // counted by account alone, from all addresses
    const plainLeft = await throttle.count(company_id, 'login_plain', username)
    if (plainLeft < 0) {
      if (!token) throw new AppError('captcha_required', { details: { captcha: true } })
      await useCaptcha(this.#db, company_id, 'login', { token, yzm })
    }
    await throttle.take(company_id, 'login', username, address)
    await throttle.begin(company_id, username, address)

    const found = await accountByMobile(this.#db, company_id, username)
    const matches = await isPassword(found?.password_hash ?? undefined, password)
    if (!found || !matches || this.#refused.has(password))
      throw new AppError('wrong_login', { details: { captcha: plainLeft <= 0 } })
    await throttle.release(company_id, 'login_address', address)
    await throttle.clear(company_id, 'login_plain', username)
    await throttle.clear(company_id, 'login', username, address)
    await throttle.clear(company_id, 'wait', username, address)
    if (found.disabled) throw new AppError('account_disabled')
    return found
  }

  /**
   * By a code sent to the number.
   * @throws AppError too_many_requests, account_disabled; invalid for a wrong code, and for a number without an
   * account once its owner is proved
   */
  async byCode({
    company_id,
    mobile,
    vcode,
    address,
    auto_register,
  }: CodeAttempt): Promise<{ account: Account; is_new: boolean }> {
    await this.#throttle.take(company_id, 'login_address', address)
    await this.#codes.use({ company_id, mobile, purpose: 'login' }, vcode)
    const found = await accountByMobile(this.#db, company_id, mobile)
    if (!found) {
      if (!auto_register)
        throw new AppError('invalid', { message: NOT_REGISTERED, errors: { username: [NOT_REGISTERED] } })
      return { account: await register(this.#db, { company_id, mobile, password_hash: null }), is_new: true }
    }
    if (found.disabled) throw new AppError('account_disabled')
    return { account: found, is_new: false }
  }

  /** Whether the next sign-in by password needs a captcha; the same for numbers without an account. */
  async needsCaptcha(company_id: string, username: string): Promise<boolean> {
    return (await this.#throttle.left(company_id, 'login_plain', username.trim())) <= 0
  }
}
