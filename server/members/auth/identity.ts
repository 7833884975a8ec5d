import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { IdentityProofBody } from '@schemas/generated/api'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { timeNow } from '../../db/time'
import { AppError, fieldError } from '../../core/errors'
import { type CurrentMember, SmsCodes, Throttle } from '../../platform'
import { FIGURES } from '../../config/limits'
import type { Account } from '../members/account-repo'
import { isPassword } from '../../back-office'

const MISSING = '请输入密码或短信验证码'
const PROOF_OVER = '身份验证已失效，请重新验证'

/** Proves that a signed-in member owns the account, before a change that cannot be undone. */
export class Identity {
  readonly #codes: SmsCodes
  readonly #throttle: Throttle

  constructor(private readonly app: Pick<FastifyInstance, 'db' | 'config' | 'sms'>) {
    this.#codes = new SmsCodes(app)
    this.#throttle = new Throttle(app.db, app.config.limits)
  }

  /** Sends a code to the bound number of the account. @throws AppError invalid without a number, as SmsCodes.send */
  async sendCode({ company_id, mobile }: Account, address: string): Promise<void> {
    if (mobile === null) throw new AppError('invalid', { message: '请先绑定手机号码' })
    await this.#codes.send({ company_id, mobile, purpose: 'update' }, address)
  }

  /**
   * By password, or by a code to the bound number. A member with neither is proved by the session alone.
   * @throws AppError invalid for a wrong or missing proof; too_many_requests
   */
  async prove(account: Account, { password, vcode }: IdentityProofBody): Promise<void> {
    const { mobile, password_hash } = account
    if (mobile === null && password_hash === null) return
    if (vcode !== undefined) return this.byCode(account, vcode)
    if (password === undefined)
      throw new AppError('invalid', { message: MISSING, errors: { password: [MISSING] } })
    await this.byPassword(account, password, { field: 'password', message: '密码错误' })
  }

  async byCode({ company_id, mobile }: Account, vcode: string): Promise<void> {
    if (mobile === null) throw new AppError('invalid', { message: '请先绑定手机号码' })
    await this.#codes.use({ company_id, mobile, purpose: 'update' }, vcode)
  }

  /** @param wrong field and message of the error */
  async byPassword(
    { company_id, user_id, password_hash }: Account,
    password: string,
    { field, message }: { field: string; message: string },
  ): Promise<void> {
    await this.#throttle.begin(company_id, 'identity', user_id)
    if (!(await isPassword(password_hash ?? undefined, password))) throw fieldError(field, message)
    await this.#throttle.clear(company_id, 'wait', 'identity', user_id)
  }

  /** A token which shows later that this session was proved; void once number, password or session change. */
  async proofFor(
    account: Account,
    member: CurrentMember,
    now = timeNow(),
  ): Promise<{ proof: string; expires: number }> {
    const expires = Math.floor(now.getTime() / 1000) + FIGURES.identity_proof_minutes * 60
    const secret = await companySecret(this.app.db, account.company_id, PURPOSE)
    const sign = signatureOf(secret, account, member, expires)
    return { proof: `${expires}.${sign}`, expires }
  }

  /** @throws AppError invalid for a proof that is missing, expired or of another session */
  async requireProof(
    account: Account,
    member: CurrentMember,
    proof: string | undefined,
    now = timeNow(),
  ): Promise<void> {
    const [, expires = '0', sign = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(proof ?? '') ?? []
    const secrets = await acceptedSecrets(this.app.db, account.company_id, PURPOSE)
    const isRight = secrets.some((secret) => {
      const right = signatureOf(secret, account, member, Number(expires))
      return sign.length === right.length && timingSafeEqual(Buffer.from(sign), Buffer.from(right))
    })
    if (!isRight || Number(expires) * 1000 < now.getTime())
      throw new AppError('invalid', { message: PROOF_OVER, errors: { proof: [PROOF_OVER] } })
  }
}

const PURPOSE = 'identity'

function signatureOf(
  secret: Buffer,
  { user_id, mobile, password_hash }: Account,
  { session_id }: CurrentMember,
  expires: number,
): string {
  const what = JSON.stringify([user_id, session_id, mobile, password_hash, expires])
  return createHmac('sha256', secret).update(what).digest('base64url')
}
