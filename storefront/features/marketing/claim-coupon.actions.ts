import { track } from '@storefront/shell/analytics/analytics'
import { call } from '@storefront/shell/api/call'
import { newKey } from '../../shell/api/call-once'
import { succeeds } from '@storefront/shell/api/succeeds'

/** A member claims a copy of a coupon. @returns whether they have got it; otherwise a toast has said why not */
export async function claimCoupon(card_id: string): Promise<boolean> {
  // a key of its own: claiming the next copy at once is not the same click
  const headers = { 'idempotency-key': newKey() }
  if (!(await succeeds(call('GET /user/receiveCard', { query: { card_id }, headers })))) return false
  track('claimCoupon', { card_id })
  return true
}
