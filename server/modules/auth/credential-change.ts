import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type {
  BindMobileBody,
  ChangePasswordBody,
  IdentityProofBody,
  ResetPasswordBody,
  Token,
} from '@schemas/generated/api'
import { sqlState } from '../../db/postgres-errors'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
import { recordAudit } from '../audit/repo'
import { accountByMobile, setMobile } from '../members/account-repo'
import { maskedMobile } from '../members/masked-mobile'
import { asActor } from '../members/owner'
import { endSessionsOf } from '../members/session-repo'
import { tell } from '../messages/tell'
import { SmsCodes } from '../sms/codes'
import { Throttle } from '../throttle/throttle'
import { Identity } from './identity'
import { accountOfMember, reopenSession, type MemberExchange } from './own-account'
import { refuseWeakPassword, replacePassword } from './passwords'
import { mobileTaken } from './register'

const WRONG = { field: 'old_password', message: '原密码错误' }
const UNIQUE_VIOLATION = '23505'

/** Changes what somebody signs in with; every other session of his ends, and his own gets a new id. */
export class CredentialChange {
  readonly #codes: SmsCodes
  readonly #throttle: Throttle
  readonly #identity: Identity

  constructor(private readonly app: FastifyInstance) {
    this.#codes = new SmsCodes(app)
    this.#throttle = new Throttle(app.db, app.config.limits)
    this.#identity = new Identity(app)
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
    const account = await accountOfMember(this.app, exchange)
    if (body.vcode === undefined) await this.#identity.byPassword(account, body.old_password ?? '', WRONG)
    else await this.#identity.byCode(account, body.vcode)
    const password_hash = await replacePassword(this.app.db, account, body.password)
    return { token: await reopenSession(this.app, exchange, { ...account, password_hash }) }
  }

  /** A code to the number that the account has now. @throws AppError as Identity.sendCode */
  async sendOwnCode(exchange: MemberExchange): Promise<void> {
    await this.#identity.sendCode(await accountOfMember(this.app, exchange), exchange.request.ip)
  }

  /** What `changeMobile` wants to see. @throws AppError as Identity.prove */
  async proveIdentity(exchange: MemberExchange, body: IdentityProofBody) {
    const account = await accountOfMember(this.app, exchange)
    await this.#identity.prove(account, body)
    return this.#identity.proofFor(account, exchange.member)
  }

  /**
   * Gives the account another number, or its first one.
   * @throws AppError invalid without a proof where there is a number already, for a wrong code, and for a number that is
   *   another member's; too_many_requests
   */
  async changeMobile(exchange: MemberExchange, { mobile, vcode, proof }: BindMobileBody): Promise<Token> {
    const account = await accountOfMember(this.app, exchange)
    const { company_id, user_id } = account
    // whoever got hold of a session alone does not get the account
    if (account.mobile !== null) await this.#identity.needProof(account, exchange.member, proof)
    await this.#codes.use({ company_id, mobile, purpose: 'update' }, vcode)
    await this.#throttle.take(company_id, 'mobile_change', user_id)
    const [before, after] = [maskedMobile(account.mobile), maskedMobile(mobile)]
    await inTransaction(this.app.db, async (tx) => {
      await setMobile(tx, account, mobile)
      await endSessionsOf(tx, company_id, user_id)
      const facts = { what: 'mobile', mobile: after }
      await tell(tx, account, { kind: 'account', target_id: '', facts, cause: `mobile:${randomUUID()}` })
      await recordAudit(tx, {
        ...asActor(account),
        action: 'member.mobile',
        title: after,
        before: { mobile: before },
        after: { mobile: after },
      })
    }).catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? mobileTaken('mobile') : error
    })
    return { token: await reopenSession(this.app, exchange, account) }
  }
}
