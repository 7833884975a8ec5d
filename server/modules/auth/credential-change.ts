import type { FastifyInstance } from 'fastify'
import type { BindMobileBody, ChangePasswordBody, ResetPasswordBody, Token } from '@schemas/generated/api'
import { sqlState } from '../../db/postgres-errors'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
import type { CurrentMember } from '../../http/member-sessions'
import { accountByMobile, accountOf, setMobile, type Account } from '../members/account-repo'
import { endSessionsOf } from '../members/session-repo'
import { isPassword } from '../operators/passwords'
import { SmsCodes } from '../sms/codes'
import { Throttle } from '../throttle/throttle'
import { openSession, type Exchange } from './open-session'
import { refuseWeakPassword, replacePassword } from './passwords'
import { mobileTaken } from './register'

type MemberExchange = Exchange & { company_id: string; member: CurrentMember }

const WRONG = '原密码错误'
const UNIQUE_VIOLATION = '23505'

/** Changes what somebody signs in with; every other session of his ends, and his own gets a new id. */
export class CredentialChange {
  readonly #codes: SmsCodes
  readonly #throttle: Throttle

  constructor(private readonly app: FastifyInstance) {
    this.#codes = new SmsCodes(app)
    this.#throttle = new Throttle(app.db, app.config.limits)
  }

  /** @throws AppError invalid for a weak password or a wrong code; a number without an account has no right code */
  async resetPassword(company_id: string, { mobile, password, vcode }: ResetPasswordBody): Promise<void> {
    refuseWeakPassword(password)
    await this.#codes.use({ company_id, mobile, purpose: 'forgot_password' }, vcode)
    const account = await accountByMobile(this.app.db, company_id, mobile)
    if (!account) throw new AppError('not_found')
    await replacePassword(this.app.db, account, password)
  }

  /** @throws AppError invalid for a weak password or a wrong proof, too_many_requests */
  async changePassword(exchange: MemberExchange, body: ChangePasswordBody): Promise<Token> {
    refuseWeakPassword(body.password)
    const account = await this.#accountOf(exchange)
    if (body.vcode === undefined) await this.#provePassword(account, body.old_password ?? '')
    else await this.#proveNumber(account, body.vcode)
    const password_hash = await replacePassword(this.app.db, account, body.password)
    return { token: await this.#reopen(exchange, { ...account, password_hash }) }
  }

  /** @throws AppError invalid for a wrong code, and for a number that is another member's */
  async changeMobile(exchange: MemberExchange, { mobile, vcode }: BindMobileBody): Promise<Token> {
    const account = await this.#accountOf(exchange)
    const { company_id } = account
    await this.#codes.use({ company_id, mobile, purpose: 'update' }, vcode)
    await inTransaction(this.app.db, async (tx) => {
      await setMobile(tx, account, mobile)
      await endSessionsOf(tx, company_id, account.user_id)
    }).catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? mobileTaken('mobile') : error
    })
    return { token: await this.#reopen(exchange, account) }
  }

  async #accountOf({ company_id, member }: MemberExchange): Promise<Account> {
    const account = await accountOf(this.app.db, { company_id, user_id: member.user_id })
    if (!account) throw new AppError('unauthenticated')
    return account
  }

  async #provePassword({ company_id, user_id, password_hash }: Account, password: string): Promise<void> {
    await this.#throttle.begin(company_id, 'change-password', user_id)
    if (!(await isPassword(password_hash ?? undefined, password)))
      throw new AppError('invalid', { message: WRONG, errors: { old_password: [WRONG] } })
    await this.#throttle.clear(company_id, 'wait', 'change-password', user_id)
  }

  async #proveNumber({ company_id, mobile }: Account, vcode: string): Promise<void> {
    if (mobile === null) throw new AppError('invalid')
    await this.#codes.use({ company_id, mobile, purpose: 'update' }, vcode)
  }

  #reopen(exchange: MemberExchange, { company_id, user_id, password_hash }: Account): Promise<string> {
    const { staff } = exchange.member
    return openSession(this.app, exchange, { company_id, user_id, staff, password_hash })
  }
}
