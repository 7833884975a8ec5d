/** What a coupon shows: its value, the state of a member's own copy, and the products it is for. */
import type { Card, MemberCoupon } from '@schemas/generated/api'
import { DAY_S } from '@schemas/time-units'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { CouponCounts } from '@widgets/shared/coupon'
import type { Worth } from '@widgets/shared/CouponTicket'
import { couponWorth } from '@storefront/shell/parts/coupon-worth'
import { dayOf } from '@storefront/shell/parts/moments'
import { withQuery } from '@storefront/shell/routing/query'
import { texts } from '../texts/coupons'
import { texts as memberTexts } from '../texts/member'

/** Per cent of a coupon that is gone already, whole. */
export const percentTaken = ({ quantity, get_num }: CouponCounts, claimed: number) =>
  quantity > 0 ? Math.min(100, Math.floor(((get_num + claimed) / quantity) * 100)) : 100

export interface Face extends Worth {
  validity: string
}

type Worded = Parameters<typeof couponWorth>[0] & Pick<Card, 'date_type' | 'fixed_term' | 'end_date'>

/** The text of a coupon that can be claimed: its value, and from when and until when it is valid. */
export const faceOf = (card: Worded): Face => ({ ...couponWorth(card), validity: validityOf(card) })

function validityOf({ date_type, fixed_term, end_date }: Worded): string {
  if (date_type === 'DATE_TYPE_FIX_TERM') return texts.validDays(fixed_term)
  return end_date > 0 ? texts.validUntil(dayOf(end_date)) : ''
}

/** Days before its end from which a coupon says how long it lasts. */
const SOON = 7

/** Why it cannot be used, or how long it still can where that is not long; '' otherwise. @param now ms */
export function stateOf(
  { valid, reason, end_date }: Pick<MemberCoupon, 'valid' | 'reason' | 'end_date'>,
  now: number,
): string {
  if (!valid) return reason
  const days = daysUntil(end_date, now)
  if (days <= 0) return memberTexts.endsToday
  return days <= SOON ? memberTexts.endsSoon(days) : ''
}

/** Whole days from today to a day, as the shop's calendar counts them. */
function daysUntil(day: string, now: number): number {
  const today = dayOf(now / 1000)
  return Math.round((Date.parse(day) - Date.parse(today)) / (DAY_S * 1000))
}

/** Where the goods are that it is for: those of the shop that gave it, or of the list of goods. */
export function goodsOf({
  card_id,
  use_bound,
  distributor_id,
}: Pick<MemberCoupon, 'card_id' | 'use_bound' | 'distributor_id'>): string {
  const shop = distributor_id === HEAD_OFFICE ? '' : distributor_id
  if (use_bound !== 0) return withQuery('/items', { card_id, distributor_id: shop })
  return shop === '' ? '/items' : withQuery('/shops/info', { distributor_id })
}
