import type { FastifyInstance } from 'fastify'
import type { MemberDeleteBody } from '@schemas/generated/api'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
import { accountOf, type Account } from '../members/account-repo'
import type { Owner } from '../members/owner'
import { isPassword } from '../operators/passwords'
import { SmsCodes } from '../sms/codes'
import { Throttle } from '../throttle/throttle'
import { forgetMember, hasUnfinished, lockMember } from './deletion-repo'

const UNFINISHED = '还有未完成的订单或售后，暂不能注销'

/** 注销: the number is free again, what law and bookkeeping need stays without a name (business-rules §5). */
export class AccountDeletion {
  readonly #codes: SmsCodes
  readonly #throttle: Throttle

  constructor(private readonly app: FastifyInstance) {
    this.#codes = new SmsCodes(app)
    this.#throttle = new Throttle(app.db, app.config.limits)
  }

  /**
   * @throws AppError conflict while an order or after-sale is open; invalid for a wrong proof, too_many_requests for
   * many of them
   */
  async delete(owner: Owner, proof: MemberDeleteBody): Promise<void> {
    const { db } = this.app
    const account = await accountOf(db, owner)
    if (!account) throw new AppError('unauthenticated')
    if (await hasUnfinished(db, owner)) throw new AppError('conflict', { message: UNFINISHED })
    await this.#prove(account, proof)
    await inTransaction(db, async (tx) => {
      await lockMember(tx, owner)
      // an order may have been made while the proof was looked at
      if (await hasUnfinished(tx, owner)) throw new AppError('conflict', { message: UNFINISHED })
      await forgetMember(tx, owner)
    })
  }

  /** Who has neither number nor password proved himself by signing in. */
  async #prove(account: Account, { password, vcode }: MemberDeleteBody): Promise<void> {
    const { company_id, mobile, password_hash } = account
    if (mobile === null && password_hash === null) return
    if (vcode !== undefined && mobile !== null)
      return this.#codes.use({ company_id, mobile, purpose: 'update' }, vcode)
    if (password === undefined) {
      const message = '请输入密码或短信验证码'
      throw new AppError('invalid', { message, errors: { password: [message] } })
    }
    await this.#provePassword(account, password)
  }

  async #provePassword({ company_id, user_id, password_hash }: Account, password: string): Promise<void> {
    await this.#throttle.begin(company_id, 'delete-account', user_id)
    if (!(await isPassword(password_hash ?? undefined, password))) {
      const message = '密码错误'
      throw new AppError('invalid', { message, errors: { password: [message] } })
    }
    await this.#throttle.clear(company_id, 'wait', 'delete-account', user_id)
  }
}
