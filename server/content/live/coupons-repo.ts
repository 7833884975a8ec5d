import { and, eq, inArray, not } from 'drizzle-orm'
import { mapValues } from '@schemas/envelope'
import type { LiveCoupon } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { coupon } from '../../db/schema'
import { type Claims, couponsOf, EXPIRED, isClaimed, OFFERED, ofShops } from '../../pricing'
import { type ShopViewer, sellsTo, shopsOfViewer } from '../../platform'

/**
 * Offered coupons, also those that have run out; expired, paused and closed ones are absent, and those of shops that do
 * not sell to the viewer. The same for all members: `withClaims` counts those of one.
 * @param closed those that are not offered, too, of the operator's shops
 */
export async function liveCoupons(
  db: Database,
  company_id: string,
  ids: string[],
  looker: ShopViewer = null,
  { closed = false } = {},
): Promise<Record<string, LiveCoupon>> {
  if (ids.length === 0) return {}
  const rows = await db
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.company_id, company_id),
        inArray(coupon.card_id, ids),
        closed ? couponsOf(company_id, shopsOfViewer(looker)) : and(OFFERED, not(EXPIRED)),
        ofShops(sellsTo, company_id, looker),
      ),
    )
  return Object.fromEntries(rows.map((row) => [row.card_id, liveCoupon(row)]))
}

/** The coupons with a member's claims (rule coupons-3); the same object if there are none. */
export function withClaims(coupons: Record<string, LiveCoupon>, claimed: Claims): Record<string, LiveCoupon> {
  if (!Object.keys(coupons).some((card_id) => claimed.has(card_id))) return coupons
  return mapValues(coupons, (row) => claimedTimes(row, claimed.get(row.card_id) ?? 0))
}

const claimedTimes = (row: LiveCoupon, user_get_num: number): LiveCoupon => ({
  ...row,
  user_get_num,
  state: isClaimed({ ...row, user_get_num }) ? 1 : row.get_num >= row.quantity ? 2 : 0,
})

function liveCoupon(row: typeof coupon.$inferSelect): LiveCoupon {
  const { card_id, card_type, title, description, notice, discount, reduce_cost, least_cost, custom_url } =
    row
  const { quantity, get_num, get_limit } = row
  const unclaimed = {
    card_id,
    card_type,
    title,
    description,
    notice,
    discount,
    reduce_cost,
    least_cost,
    custom_url,
    icon_url_list: row.icon_url_list[0] ?? '',
    quantity,
    get_num,
    get_limit,
    user_get_num: 0,
    state: 0 as const,
  }
  return claimedTimes(unclaimed, 0)
}
