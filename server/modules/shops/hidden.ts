/** Shops that are open only to the members on their whitelist (business-rules §4). */
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../errors'

/** The designer shows every shop. */
export const OPERATOR = 'operator'

/** Who looks at shops; null: a visitor. */
export type Looker = { user_id: string } | null | typeof OPERATOR

/** The ids of the shops that are hidden from who looks. The index of such shops makes it cheap where there are none. */
function hiddenFrom(company_id: string, looker: { user_id: string | SQL } | null): SQL {
  const hidden = sql`select hs.distributor_id from shop hs where hs.company_id = ${company_id} and hs.whitelist_only`
  if (!looker) return hidden
  return sql`${hidden} and hs.distributor_id not in (
    select hw.distributor_id from shop_whitelist hw
      join member hm on hm.company_id = hw.company_id and hm.mobile = hw.mobile
     where hw.company_id = ${company_id} and hm.company_id = ${company_id} and hm.user_id = ${looker.user_id})`
}

/**
 * A condition: what belongs to shop `distributor_id` may be shown to who looks. null belongs to the company itself.
 * @param distributor_id a column
 */
export function openTo(
  company_id: string,
  looker: { user_id: string | SQL } | null | typeof OPERATOR,
  distributor_id: SQL,
): SQL {
  if (looker === OPERATOR) return sql`true`
  return sql`(${distributor_id} is null or ${distributor_id} <> all(array(${hiddenFrom(company_id, looker)})))`
}

/** The same ids, in order, where they are part of a filter or a key. */
export async function hiddenShops(
  db: Database | Transaction,
  company_id: string,
  looker: Looker,
): Promise<string[]> {
  if (looker === OPERATOR) return []
  const { rows } = await db.execute<{ distributor_id: string }>(
    sql`${hiddenFrom(company_id, looker)} order by hs.distributor_id`,
  )
  return rows.map(({ distributor_id }) => distributor_id)
}

/** What a shopper is told of a shop that is hidden from them: visitors may be on the list and sign in first. */
export const hiddenError = (looker: { user_id: string } | null): AppError =>
  new AppError(looker ? 'not_whitelisted' : 'unauthenticated')

/** @throws AppError unauthenticated, not_whitelisted where the shop is hidden from who looks */
export async function refuseHidden(
  db: Database | Transaction,
  company_id: string,
  looker: { user_id: string } | null,
  distributor_id: string,
): Promise<void> {
  if ((await hiddenShops(db, company_id, looker)).includes(distributor_id)) throw hiddenError(looker)
}
