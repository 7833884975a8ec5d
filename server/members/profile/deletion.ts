import type { FastifyInstance } from 'fastify'
import type { MemberDeletionAnswer, MemberDeleteBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../../back-office'
import { Identity } from '../auth/identity'
import { unixTime } from '../../core/shanghai'
import { accountOf, type Account } from '../members/account-repo'
import { maskedMobile } from '../members/masked-mobile'
import { asActor, type Owner } from '../../core/owner'
import { forgetMember, lockMemberWholly } from './deletion-repo'
import { lossesOf, obstaclesOf, type Obstacles } from './obstacles-repo'

/**
 * 注销: the number becomes free, and what law and bookkeeping require is kept without a name (rule members-6).
 * Immediately, without a waiting period: the member has read what is lost and has proved their identity, and the law
 * requires no waiting (个人信息保护法第四十七条).
 */
export class AccountDeletion {
  readonly #identity: Identity

  constructor(private readonly app: FastifyInstance) {
    this.#identity = new Identity(app)
  }

  /** What would be lost, what prevents closing, and the possible proofs. */
  async preview(owner: Owner): Promise<MemberDeletionAnswer> {
    const { db } = this.app
    const [account, obstacles, { vip_until, ...losses }] = await Promise.all([
      this.#accountOf(db, owner),
      obstaclesOf(db, owner),
      lossesOf(db, owner),
    ])
    return {
      obstacles,
      losses: { ...losses, vip_until: unixTime(vip_until) },
      has_mobile: account.mobile !== null,
      has_password: account.password_hash !== null,
    }
  }

  /**
   * @throws AppError conflict while an order, an after-sale or a refund is open, with `details.obstacles`; invalid
   * for a wrong proof; too_many_requests
   */
  async delete(owner: Owner, proof: MemberDeleteBody): Promise<void> {
    const { db } = this.app
    refuse(await obstaclesOf(db, owner))
    await this.#identity.prove(await this.#accountOf(db, owner), proof)
    await inTransaction(db, async (tx) => {
      await lockMemberWholly(tx, owner)
      // an order may have been placed, or the account closed, while the proof was checked
      const account = await this.#accountOf(tx, owner)
      refuse(await obstaclesOf(tx, owner))
      await forgetMember(tx, account)
      const before = { mobile: maskedMobile(account.mobile) }
      await recordAudit(tx, { ...asActor(owner), action: 'member.delete', title: before.mobile, before })
    })
  }

  async #accountOf(db: Database | Transaction, owner: Owner): Promise<Account> {
    const account = await accountOf(db, owner)
    if (!account) throw new AppError('unauthenticated')
    return account
  }
}

/** What prevents closing, in the words of the member's page. */
function obstacleWords({ orders, aftersales, refunds }: Obstacles): string[] {
  return [
    orders > 0 && `${orders}笔未完成的订单`,
    aftersales > 0 && `${aftersales}个处理中的售后`,
    refunds > 0 && `${refunds}笔未到账的退款`,
  ].filter((words) => words !== false)
}

function refuse(obstacles: Obstacles): void {
  const words = obstacleWords(obstacles)
  if (words.length > 0)
    throw new AppError('conflict', {
      message: `还有${words.join('、')}，暂不能注销`,
      details: { obstacles },
    })
}
