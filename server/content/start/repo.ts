import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { couponsOf, EXPIRED, OFFERED } from '../../pricing'

/** Coupons that shoppers may claim until the moment at most, that end the soonest first. */
export async function endingCoupons(
  db: Database,
  { company_id, shops }: { company_id: string; shops: readonly string[] },
  until: Date,
  most: number,
): Promise<{ card_id: string; title: string; ends: string }[]> {
  const { rows } = await db.execute<{ card_id: string; title: string; ends: string | Date }>(sql`
    select coupon.card_id, coupon.title, coupon.end_date as ends from coupon
     where coupon.company_id = ${company_id} and ${OFFERED} and ${couponsOf(company_id, shops)} and not ${EXPIRED}
       and coupon.end_date <= ${until.toISOString()}::timestamptz
     order by coupon.end_date, coupon.card_id limit ${most}`)
  return rows.map(({ ends, ...row }) => ({ ...row, ends: new Date(ends).toISOString() }))
}
