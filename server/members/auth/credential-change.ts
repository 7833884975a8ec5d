import type {
  BindMobileBody,
  ChangePasswordBody,
  IdentityProofBody,
  ResetPasswordBody,
  Token,
} from '@schemas/generated/api'
import { sqlState } from '../../db/postgres-errors'
import { AppError } from '../../core/errors'
import { accountByMobile, setMobile } from '../members/account-repo'
import { maskedMobile } from '../members/masked-mobile'
import { AccountChange } from './account-change'
import { accountOfMember, reopenSession, type MemberExchange } from './session'
import { mobileTaken, refuseWeakPassword, replacePassword } from './account'

const WRONG = { field: 'old_password', message: '原密码错误' }
const UNIQUE_VIOLATION = '23505'

/** Changes a member's credentials; their other sessions end and the current one gets a new id. */
export class CredentialChange extends AccountChange {
  /** @throws AppError invalid for a weak password or a wrong code; a number without an account has no right code */
  async resetPassword(company_id: string, { mobile, password, vcode }: ResetPasswordBody): Promise<void> {
    refuseWeakPassword(password)
    await this.codes.use({ company_id, mobile, purpose: 'forgot_password' }, vcode)
    const account = await accountByMobile(this.app.db, company_id, mobile)
    if (!account) throw new AppError('not_found')
    await replacePassword(this.app.db, account, password)
  }

  /** @throws AppError invalid for a weak password or a wrong proof, too_many_requests */
  async changePassword(exchange: MemberExchange, body: ChangePasswordBody): Promise<Token> {
    refuseWeakPassword(body.password)
    const account = await accountOfMember(this.app, exchange)
    if (body.vcode === undefined) await this.identity.byPassword(account, body.old_password ?? '', WRONG)
    else await this.identity.byCode(account, body.vcode)
    const password_hash = await replacePassword(this.app.db, account, body.password)
    return { token: await reopenSession(this.app, exchange, { ...account, password_hash }) }
  }

  /** Sends a code to the current number of the account. @throws AppError as Identity.sendCode */
  async sendOwnCode(exchange: MemberExchange): Promise<void> {
    await this.identity.sendCode(await accountOfMember(this.app, exchange), exchange.request.ip)
  }

  /** The proof that `changeMobile` requires. @throws AppError as Identity.prove */
  async proveIdentity(exchange: MemberExchange, body: IdentityProofBody) {
    const account = await accountOfMember(this.app, exchange)
    await this.identity.prove(account, body)
    return this.identity.proofFor(account, exchange.member)
  }

  /**
   * Gives the account another number, or its first one.
   * @throws AppError invalid without a proof if there is a number already, for a wrong code, and for the number of
   * another member; too_many_requests
   */
  async changeMobile(exchange: MemberExchange, { mobile, vcode, proof }: BindMobileBody): Promise<Token> {
    const account = await accountOfMember(this.app, exchange)
    const { company_id, user_id } = account
    // a stolen session must not be enough to take over the account
    if (account.mobile !== null) await this.identity.requireProof(account, exchange.member, proof)
    await this.codes.use({ company_id, mobile, purpose: 'update' }, vcode)
    await this.throttle.take(company_id, 'mobile_change', user_id)
    return this.saveContact(exchange, account, {
      what: 'mobile',
      before: maskedMobile(account.mobile),
      after: maskedMobile(mobile),
      write: (tx) =>
        setMobile(tx, account, mobile).catch((error: unknown) => {
          throw sqlState(error) === UNIQUE_VIOLATION ? mobileTaken('mobile') : error
        }),
    })
  }
}
