import { shopsOfCoupons } from '../../pricing'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { containing } from '../../db/search'
import { maskedMobile, memberTags } from '../../members'
import { type Batch, type BatchOutcome, defineBatch } from '../../back-office'
import { insertCopies } from './claim-repo'
import {
  couponIds,
  couponsToGrant,
  countGrants,
  membersTagged,
  presentCodes,
  type GrantedCoupon,
  type TaggedMember,
} from './grant-repo'

/**
 * Gives members with a tag a copy of each selected coupon, once for each coupon and tag (rule coupons-6). Outcomes are
 * about members.
 */
const grant = defineBatch<'grant_coupon'>({
  form: 'grant_coupon',
  right: 'marketing.edit',
  list: 'records/coupon',
  shopsOf: shopsOfCoupons,
  subject: 'coupon',
  find: (db, { company_id, keyword = '', sight }, limit) =>
    couponIds(db, { company_id, like: containing(keyword.trim()), shops: sight.shops }, limit),

  async run(tx, { company_id }, ids, { tag_id }) {
    const tags = await memberTags(tx, company_id)
    const tag = tags.get(tag_id)
    if (tag === undefined) throw new AppError('invalid', { message: '请选择会员的标签' })
    const outcomes: BatchOutcome[] = []
    for (const coupon of await couponsToGrant(tx, company_id, ids))
      outcomes.push(...(await grantOne(tx, company_id, coupon, { tag_id, tag })))
    if (outcomes.length === 0) throw new AppError('invalid', { message: `没有带“${tag}”标签的会员` })
    return outcomes
  },
})

async function grantOne(
  tx: Transaction,
  company_id: string,
  coupon: GrantedCoupon,
  { tag_id, tag }: { tag_id: string; tag: string },
): Promise<BatchOutcome[]> {
  const { card_id } = coupon
  const most = FIGURES.batch_rows
  const members = await membersTagged(tx, company_id, { tag_id, card_id }, most + 1)
  if (members.length > most)
    throw new AppError('invalid', { message: `“${tag}”有 ${most} 位以上的会员，一次最多发给 ${most} 位` })
  const codeOf = ({ user_id }: TaggedMember) => codeFor(card_id, tag_id, user_id)
  const present = await presentCodes(tx, company_id, members.map(codeOf))
  let left = coupon.quantity - coupon.get_num
  const told = members.map((member) => {
    if (present.has(codeOf(member))) return { member, state: 'same' as const, message: '' }
    const message = refusalOf(coupon, member, left)
    if (message !== '') return { member, state: 'failed' as const, message }
    left--
    return { member, state: 'done' as const, message: '' }
  })
  const given = told.flatMap(({ member, state }) => (state === 'done' ? member : []))
  if (given.length > 0) {
    const users = given.map(({ user_id }) => user_id)
    if (!(await countGrants(tx, company_id, coupon, users)))
      throw new AppError('conflict', { message: `“${coupon.title}”刚刚被领取，请重试` })
    await insertCopies(
      tx,
      company_id,
      card_id,
      given.map((member) => ({ user_id: member.user_id, code: codeOf(member) })),
    )
  }
  const first = told.find(({ state }) => state === 'done')
  return told.map((each): BatchOutcome => {
    const { member, state, message } = each
    return {
      id: `${card_id}:${member.user_id}`,
      title: `${coupon.title} → ${member.name || maskedMobile(member.mobile) || member.user_id}`,
      state,
      before: state === 'same' ? '已发过' : '',
      after: state === 'failed' ? '' : '有 1 张',
      message,
      // one entry for all of them
      ...(each === first && {
        change: { after: { tag_id, num: given.length }, of: { subject_id: card_id, title: coupon.title } },
      }),
    }
  })
}

function refusalOf(
  { usable, get_limit }: GrantedCoupon,
  { disabled, for_grade, hidden, claimed }: TaggedMember,
  left: number,
): string {
  if (!usable) return '优惠券已关闭、暂停或过期'
  if (disabled) return '会员已停用'
  if (hidden) return '会员不在门店的白名单里'
  if (!for_grade) return '会员等级不能领取此券'
  if (claimed >= get_limit) return `已有 ${claimed} 张，每人限领 ${get_limit} 张`
  return left <= 0 ? '券已发完' : ''
}

/** 16 digits that are the same whenever this coupon is given to this member for this tag. */
const codeFor = (...names: string[]): string =>
  String(createHash('sha256').update(JSON.stringify(names)).digest().readBigUInt64BE() % 10n ** 16n).padStart(
    16,
    '0',
  )

export const batches: readonly Batch[] = [grant]
