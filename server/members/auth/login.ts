import type { FastifyInstance } from 'fastify'
import type { BindMemberBody, LoginBody, NewToken, RegisterBody, Token } from '@schemas/generated/api'
import { MOBILE } from '@schemas/account'
import { AppError } from '../../core/errors'
import { accountByMobile, accountOf, type Account } from '../members/account-repo'
import { hashPassword } from '../../back-office'
import { refuseOldVersions } from '../protocols/repo'
import { SmsCodes } from '../../platform'
import { TrustLogin } from '../trust-login/trust-login'
import { openSession, type Exchange } from './session'
import { mobileTaken, refuseWeakPassword, register } from './account'
import { MemberSignIn } from './sign-in'

const NAME_MISSING = '请输入手机号码'
const NAME_WRONG = '手机号码格式不正确'

/** Requests that end with a session. */
export class LoginRequests {
  readonly signIn: MemberSignIn
  readonly #codes: SmsCodes
  readonly #trustLogin: TrustLogin

  constructor(private readonly app: FastifyInstance) {
    this.signIn = new MemberSignIn(app)
    this.#codes = new SmsCodes(app)
    this.#trustLogin = new TrustLogin(app)
  }

  /** `login` and `new_login`. @throws AppError as `MemberSignIn` and `TrustLogin` say */
  async login(exchange: Exchange, body: LoginBody): Promise<NewToken> {
    if (body.auth_type !== 'local') return this.#byThirdParty(exchange, body)
    const { company_id, ip: address } = exchange.request
    const { username, password = '', vcode, check_type = vcode && !password ? 'mobile' : 'password' } = body
    if (!username)
      throw new AppError('invalid', { message: NAME_MISSING, errors: { username: [NAME_MISSING] } })
    if (check_type === 'password') {
      const { token, yzm } = body
      const account = await this.signIn.byPassword({ company_id, username, password, address, token, yzm })
      return { token: await this.#open(exchange, account), is_new: 0 }
    }
    if (!MOBILE.test(username))
      throw new AppError('invalid', { message: NAME_WRONG, errors: { username: [NAME_WRONG] } })
    const auto_register = body.auto_register && !body.silent
    const attempt = { company_id, mobile: username, vcode: vcode ?? '', address, auto_register }
    const { account, is_new } = await this.signIn.byCode(attempt)
    return { token: await this.#open(exchange, account), is_new: is_new ? 1 : 0 }
  }

  /** @throws AppError invalid for a weak password, a wrong code, a number that is taken, outdated protocols */
  async register(exchange: Exchange, body: RegisterBody): Promise<Token> {
    const { company_id } = exchange.request
    const { mobile, password, vcode, user_name: username, sex, agreed = [] } = body
    await refuseOldVersions(this.app.db, company_id, agreed)
    if (password !== undefined) refuseWeakPassword(password)
    await this.#codes.use({ company_id, mobile, purpose: 'sign' }, vcode)
    // the owner of the number is proved, so that it is taken may be told
    if (await accountByMobile(this.app.db, company_id, mobile)) throw mobileTaken('mobile')
    const password_hash = password === undefined ? null : await hashPassword(password)
    const account = await register(this.app.db, { company_id, mobile, password_hash, username, sex })
    return { token: await this.#open(exchange, account) }
  }

  /** Binds an account of a third party to a member, existing or new, after a code. */
  async bind(exchange: Exchange, body: BindMemberBody): Promise<Token> {
    const { company_id, ip: address } = exchange.request
    const { username, vcode, password = '', token, yzm } = body
    const ticket = await this.#trustLogin.openTicket(exchange.request, body.union_id)
    const account =
      vcode === undefined
        ? await this.signIn.byPassword({ company_id, username, password, address, token, yzm })
        : await this.#byCodeOrNew({ company_id, mobile: username, vcode, address })
    await this.#trustLogin.bind(account, ticket)
    return { token: await this.#open(exchange, account) }
  }

  async #byCodeOrNew(attempt: { company_id: string; mobile: string; vcode: string; address: string }) {
    return (await this.signIn.byCode({ ...attempt, auto_register: true })).account
  }

  async #byThirdParty(exchange: Exchange, body: LoginBody): Promise<NewToken> {
    const { company_id } = exchange.request
    const { auth_type, trustlogin_tag = auth_type, code = '', state = '' } = body
    const found = await this.#trustLogin.finish(exchange.request, { trustlogin_tag, code, state })
    // not a member yet: an empty token, and the ticket for binding
    if ('ticket' in found) return { token: '', union_id: found.ticket, is_new: 0 }
    const account = await accountOf(this.app.db, { company_id, user_id: found.user_id })
    if (!account || account.disabled) throw new AppError('account_disabled')
    return { token: await this.#open(exchange, account), is_new: 0 }
  }

  #open(exchange: Exchange, { company_id, user_id, password_hash }: Account): Promise<string> {
    return openSession(this.app, exchange, { company_id, user_id, password_hash })
  }
}
