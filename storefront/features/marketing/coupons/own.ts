/** The state of a member's coupon. */
import type { MemberCoupon } from '@schemas/generated/api'
import { DAY_S } from '@schemas/time-units'
import { dayOf } from '@storefront/shell/parts/moments'
import { texts } from '../texts/member'

/** Days before its end from which a coupon says how long it lasts. */
const SOON = 7

/** Why it cannot be used, or how long it still can where that is not long; '' otherwise. @param now ms */
export function stateOf(
  { valid, reason, end_date }: Pick<MemberCoupon, 'valid' | 'reason' | 'end_date'>,
  now: number,
): string {
  if (!valid) return reason
  const days = daysUntil(end_date, now)
  if (days <= 0) return texts.endsToday
  return days <= SOON ? texts.endsSoon(days) : ''
}

/** Whole days from today to a day, as the shop's calendar counts them. */
function daysUntil(day: string, now: number): number {
  const today = dayOf(now / 1000)
  return Math.round((Date.parse(day) - Date.parse(today)) / (DAY_S * 1000))
}
