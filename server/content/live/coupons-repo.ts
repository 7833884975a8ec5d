import { and, eq, inArray, not } from 'drizzle-orm'
import type { LiveCoupon } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { coupon, coupon_claim } from '../../db/schema'
import { couponsOf, EXPIRED, OFFERED, ofShops } from '../../pricing'
import { memberOfViewer, type ShopViewer, sellsTo, shopsOfViewer } from '../../platform'

/**
 * Offered coupons, also those that have run out; expired, paused and closed ones are absent, and those of shops that do
 * not sell to the viewer.
 * @param looker the member whose claims are counted (rule coupons-3)
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
  const member = memberOfViewer(looker)
  const claimed = member ? await claimsOf(db, company_id, member.user_id, ids) : undefined
  return Object.fromEntries(rows.map((row) => [row.card_id, liveCoupon(row, claimed?.get(row.card_id) ?? 0)]))
}

/** How many of each a member has claimed. */
async function claimsOf(db: Database, company_id: string, user_id: string, ids: string[]) {
  const rows = await db
    .select({ card_id: coupon_claim.card_id, claimed: coupon_claim.claimed })
    .from(coupon_claim)
    .where(
      and(
        eq(coupon_claim.company_id, company_id),
        eq(coupon_claim.user_id, user_id),
        inArray(coupon_claim.card_id, ids),
      ),
    )
  return new Map(rows.map(({ card_id, claimed }) => [card_id, claimed]))
}

function liveCoupon(row: typeof coupon.$inferSelect, user_get_num: number): LiveCoupon {
  const { card_id, card_type, title, description, notice, discount, reduce_cost, least_cost, custom_url } =
    row
  const { quantity, get_num, get_limit } = row
  return {
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
    user_get_num,
    state: get_limit > 0 && user_get_num >= get_limit ? 1 : get_num >= quantity ? 2 : 0,
  }
}
