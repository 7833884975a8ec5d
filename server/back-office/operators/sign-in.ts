import type { Operator } from '@schemas/generated/api'
import type { StoredRole } from '../roles/rights-of'
import type { Config } from '../../config/read-config'
import type { Database, Transaction } from '../../db/client'
import { SecretBox } from '../../db/secret-box'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../audit/repo'
import { hashOf, newToken, type SessionToken, Throttle, useCaptcha } from '../../platform'
import { maskedAddress } from '../../core/masked-address'
import { isPassword } from './passwords'
import { lockSecondFactor } from '../second-factor/repo'
import { PURPOSE, takeCode, type TakenCode } from '../second-factor/codes'
import { operatorByUsername, operatorForSession, type OperatorRecord } from './repo'
import { insertSession, secondFactorDue } from './session-repo'

/** An attempt to sign in, by an operator or a member. */
export interface PasswordAttempt {
  company_id: string
  username: string
  password: string
  /** Address of the request, for limits and log. */
  address: string
  /** The captcha and its answer; required after three failures. */
  token?: string | undefined
  yzm?: string | undefined
}

export interface SignInRequest extends PasswordAttempt {
  /** Code of the second factor, if the account has one: of the app, or a recovery code. */
  code?: string | undefined
  user_agent: string
}

export interface SignedIn {
  operator: StoredRole & Pick<Operator, 'operator_id' | 'username' | 'name' | 'shops' | 'pages'>
  second_factor_due: boolean
  token: SessionToken
}

const LONGEST_USER_AGENT = 300
const WRONG_CODE = '动态验证码不正确'

/** Signs operators in, at a rate that makes guessing passwords hopeless. */
export class SignIn {
  readonly #throttle: Throttle
  readonly #box: SecretBox

  /** @param refused passwords that must not be used to sign in */
  constructor(
    private readonly db: Database,
    config: Pick<Config, 'limits' | 'secretKeys'>,
    private readonly refused: ReadonlySet<string> = new Set(),
  ) {
    this.#throttle = new Throttle(db, config.limits)
    this.#box = new SecretBox(config, PURPOSE)
  }

  /**
   * Opens a session. An unknown account is refused with the same message as a wrong password, after the same work
   * (rule members-4); that an account is disabled is told only after the right password. Every attempt with a
   * password is recorded in the audit log.
   * @throws AppError too_many_requests, captcha_required, invalid (wrong captcha or wrong `code`), account_disabled;
   * second_factor_required if `code` is missing; wrong_credentials, whose `details.captcha` says whether the next
   * attempt needs a captcha
   */
  async run({
    company_id,
    password,
    address,
    user_agent,
    token: read,
    yzm,
    code,
    ...request
  }: SignInRequest): Promise<SignedIn> {
    const username = request.username.trim().toLowerCase()
    const throttle = this.#throttle
    const picture = { token: read, yzm }
    await throttle.take(company_id, 'operator_address', address)
    // counted by account, from all addresses
    const plainLeft = await throttle.count(company_id, 'operator_plain', username)
    if (plainLeft < 0) {
      if (!picture.token) throw new AppError('captcha_required', { details: { captcha: true } })
      await useCaptcha(this.db, company_id, 'operator', picture)
    }
    await throttle.take(company_id, 'operator', username, address)
    await throttle.take(company_id, 'operator_account', username)
    const found = await operatorByUsername(this.db, company_id, username)
    const matches = await isPassword(found?.password_hash, password)
    if (!found || !matches || this.refused.has(password)) {
      await this.#record(company_id, 'operator.sign_in_failed', address, found)
      throw new AppError('wrong_credentials', { details: { captcha: plainLeft <= 0 } })
    }
    await throttle.release(company_id, 'operator_address', address)
    await throttle.clear(company_id, 'operator_plain', username)
    await throttle.clear(company_id, 'operator_account', username)
    await throttle.clear(company_id, 'operator', username, address)
    if (found.disabled) {
      await this.#record(company_id, 'operator.sign_in_failed', address, found)
      throw new AppError('account_disabled')
    }

    const token = newToken(company_id)
    const { operator_id } = found
    if (code !== undefined) await throttle.take(company_id, 'operator_code', operator_id)
    const signedIn = await inTransaction(this.db, async (tx) => {
      // no session for an operator who was disabled, or whose password was changed, in the meantime
      const operator = await operatorForSession(tx, found)
      if (!operator) throw new AppError('wrong_credentials')
      const taken = await this.#secondFactor(tx, found, code)
      if (taken === 'wrong') return undefined
      await insertSession(tx, {
        company_id,
        operator_id,
        session_id: hashOf(token),
        user_agent: user_agent.slice(0, LONGEST_USER_AGENT),
      })
      const more = taken?.recovery ? { recovery_left: taken.recovery_left } : {}
      await recordAudit(tx, lineOf(company_id, 'operator.sign_in', address, operator, more))
      return { operator, token, second_factor_due: await secondFactorDue(tx, company_id, operator_id) }
    })
    if (!signedIn) {
      await this.#record(company_id, 'operator.sign_in_failed', address, found, { second_factor: 'wrong' })
      throw new AppError('invalid', { message: WRONG_CODE, errors: { code: [WRONG_CODE] } })
    }
    if (code !== undefined) await throttle.clear(company_id, 'operator_code', operator_id)
    return signedIn
  }

  /** Uses a code of the second factor, if the account has one; under its lock, so that a code is used once. */
  async #secondFactor(
    tx: Transaction,
    found: OperatorRecord,
    code: string | undefined,
  ): Promise<TakenCode | 'wrong' | undefined> {
    const factor = await lockSecondFactor(tx, found)
    if (!factor?.confirmed) return undefined
    if (code === undefined) throw new AppError('second_factor_required', { details: { second_factor: true } })
    return (await takeCode(tx, this.#box, factor, code)) ?? 'wrong'
  }

  /** The same work for an unknown account, so that the response time does not reveal which accounts exist. */
  #record(
    company_id: string,
    action: SignInAction,
    address: string,
    found: Known | undefined,
    more: object = {},
  ): Promise<void> {
    return inTransaction(this.db, (tx) => recordAudit(tx, lineOf(company_id, action, address, found, more)))
  }
}

type SignInAction = 'operator.sign_in' | 'operator.sign_in_failed'
type Known = Pick<Operator, 'operator_id' | 'username' | 'name'>

/** The name typed for an unknown account is not stored: it may be a password. */
const UNKNOWN: Known = { operator_id: '', username: '未知账号', name: '未知账号' }

const lineOf = (
  company_id: string,
  action: SignInAction,
  address: string,
  found: Known = UNKNOWN,
  more: object = {},
) => ({
  company_id,
  operator: found,
  action,
  subject: 'operator',
  subject_id: found.operator_id,
  title: found.username,
  after: { address: maskedAddress(address), ...more },
})
