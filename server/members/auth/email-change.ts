import type { BindEmailBody, BindEmailCodeBody, RemoveEmailBody, Token } from '@schemas/generated/api'
import { AppError } from '../../core/errors'
import { setEmail, type Account } from '../members/account-repo'
import { AccountChange } from './account-change'
import { accountOfMember, type MemberExchange } from './session'

const NO_MOBILE = '请先绑定手机号码'

/**
 * Changes the address by which a password can be reset. A session is not enough: the member proves their mobile or
 * password, then the new address by a code; the old address is notified.
 */
export class EmailChange extends AccountChange {
  /** @throws AppError invalid without a proof or a bound number, too_many_requests, provider_failed, not_ready */
  async sendCode(exchange: MemberExchange, { email, proof }: BindEmailCodeBody): Promise<void> {
    const { company_id } = await this.#proved(exchange, proof)
    await this.codes.send({ company_id, mobile: email, purpose: 'email' }, exchange.request.ip)
  }

  /** @throws AppError invalid without a proof or a bound number, or for a wrong code; too_many_requests */
  async change(exchange: MemberExchange, { email, vcode, proof }: BindEmailBody): Promise<Token> {
    const account = await this.#proved(exchange, proof)
    await this.codes.use({ company_id: account.company_id, mobile: email, purpose: 'email' }, vcode)
    return this.#save(exchange, account, email)
  }

  /** @throws AppError invalid without a proof or a bound number; too_many_requests */
  async remove(exchange: MemberExchange, { proof }: RemoveEmailBody): Promise<Token> {
    return this.#save(exchange, await this.#proved(exchange, proof), '')
  }

  async #proved(exchange: MemberExchange, proof: string): Promise<Account> {
    const account = await accountOfMember(this.app, exchange)
    if (account.mobile === null) throw new AppError('invalid', { message: NO_MOBILE })
    await this.identity.requireProof(account, exchange.member, proof)
    return account
  }

  async #save(exchange: MemberExchange, account: Account, email: string): Promise<Token> {
    const { company_id, user_id } = account
    await this.throttle.take(company_id, 'email_change', user_id)
    const after = maskedEmail(email)
    const token = await this.saveContact(exchange, account, {
      what: 'email',
      before: maskedEmail(account.email),
      after,
      write: (tx) => setEmail(tx, account, email),
    })
    if (account.email && account.email !== email)
      await this.app.sms.handOver({
        company_id,
        kind: 'mail',
        recipient: account.email,
        template: 'email_changed',
        text: noticeOf(after),
        params: { email: after },
      })
    return token
  }
}

const noticeOf = (email: string) =>
  `您的账号${email ? `邮箱已更换为 ${email}` : '已解除绑定本邮箱'}。如非本人操作，请立即更改密码。`

/** `a***@example.com`; '' stays ''. */
const maskedEmail = (email: string) => email.replace(/^(.).*@/, '$1***@')
