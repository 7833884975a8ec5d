import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { openTo, type ShopViewer } from '../../platform'

/** Whether a shop that is open to the viewer offers pickup. @param distributor_id only this shop */
export async function offersPickup(
  db: Database,
  company_id: string,
  looker: ShopViewer,
  distributor_id: string | undefined,
): Promise<boolean> {
  const one = distributor_id === undefined ? sql`true` : sql`s.distributor_id = ${distributor_id}`
  const { rows } = await db.execute(sql`
    select 1 from shop s
     where s.company_id = ${company_id} and s.is_ziti and s.is_valid and ${one}
       and ${openTo(company_id, looker, sql`s.distributor_id`)}
     limit 1`)
  return rows.length > 0
}
