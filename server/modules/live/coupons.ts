import { and, eq, inArray, not } from 'drizzle-orm'
import type { LiveCoupon } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { coupon } from '../../db/schema'
import { EXPIRED, OFFERED } from '../coupons/fragments'

/** Coupons that are offered, run out or not, as a visitor sees them; those expired, paused or closed are absent. */
export async function liveCoupons(
  db: Database,
  company_id: string,
  ids: string[],
): Promise<Record<string, LiveCoupon>> {
  if (ids.length === 0) return {}
  const rows = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.company_id, company_id), inArray(coupon.card_id, ids), OFFERED, not(EXPIRED)))
  return Object.fromEntries(rows.map((row) => [row.card_id, asLive(row)]))
}

function asLive(row: typeof coupon.$inferSelect): LiveCoupon {
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
    user_get_num: 0,
    state: get_num >= quantity ? 2 : 0,
  }
}
