import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { shop } from '../../db/schema'

/** A shop that is open to all shoppers. */
export async function shopExists(db: Database, company_id: string, distributor_id: string): Promise<boolean> {
  const rows = await db
    .select({ id: shop.distributor_id })
    .from(shop)
    .where(
      and(
        eq(shop.company_id, company_id),
        eq(shop.distributor_id, distributor_id),
        eq(shop.is_valid, true),
        eq(shop.whitelist_only, false),
      ),
    )
  return rows.length > 0
}
