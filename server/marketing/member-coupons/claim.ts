import { randomInt } from 'node:crypto'
import type { ReceiveCardAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { CurrentMember } from '../../platform'
import { claimState, countClaim, insertCopies, takeCopy, type Claim, type ClaimState } from './claim-repo'

/** Reasons of a refusal, in the exact words of the API. */
export const CLAIM_REFUSALS = {
  paused: '不可领取！卡券状态非正常',
  expired: '领取优惠券失败，优惠券已过期',
  exhausted: '领取的优惠券失败，库存不足了',
  limit: '您已经领过该券，请到个人中心中查看哦~',
  grade: '您的会员等级不能领取此券',
} as const

/**
 * Gives a member a copy of a coupon. The limits are two counter rows, each checked and changed in one statement (rule
 * coupons-3): first the member's, then the coupon's, which all members need and which is therefore locked last.
 * @returns how many copies are left, and how many of them this member may still claim
 * @throws AppError not_found; not_whitelisted; or claim_refused with the reason
 */
export async function claimCoupon(
  db: Database,
  company_id: string,
  member: Pick<CurrentMember, 'user_id' | 'grade_id' | 'vip_grade_id'>,
  card_id: string,
): Promise<ReceiveCardAnswer> {
  const claim: Claim = { company_id, user_id: member.user_id, card_id, code: couponCode() }
  return inTransaction(db, async (tx) => {
    const before = await claimState(tx, claim, member)
    if (!before) throw new AppError('not_found')
    if (before.hidden) throw new AppError('not_whitelisted')
    const reason = refusalOf(before)
    if (reason) throw refusal(reason)
    if (!(await countClaim(tx, claim, before.get_limit))) throw refusal('limit')
    if (!(await takeCopy(tx, claim))) throw refusal('exhausted')
    await insertCopies(tx, company_id, card_id, [claim])
    const after = await claimState(tx, claim, member)
    return { status: after ? leftOf(after) : { total_lastget_num: 0, lastget_num: 0 } }
  })
}

const refusal = (reason: keyof typeof CLAIM_REFUSALS) =>
  new AppError('claim_refused', { message: CLAIM_REFUSALS[reason], details: { reason } })

function refusalOf(state: ClaimState): keyof typeof CLAIM_REFUSALS | null {
  if (state.expired) return 'expired'
  if (!state.offered) return 'paused'
  if (!state.for_grade) return 'grade'
  if (state.claimed >= state.get_limit) return 'limit'
  return state.get_num >= state.quantity ? 'exhausted' : null
}

function leftOf({ quantity, get_num, get_limit, claimed }: ClaimState): ReceiveCardAnswer['status'] {
  const total_lastget_num = quantity - get_num
  return { total_lastget_num, lastget_num: Math.min(get_limit - claimed, total_lastget_num) }
}

/** 16 random digits. Only the owner sees them, but guessing them gives no access. */
const couponCode = () => Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('')
