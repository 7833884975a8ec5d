import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { shop } from '../../db/schema'
import type { Owner } from '../../core/owner'
import { openTo } from '../../platform'

export type PickupShop = typeof shop.$inferSelect

/** A shop that hands goods over and is open to the member. */
export async function pickupShop(
  tx: Transaction,
  { company_id, user_id }: Owner,
  distributor_id: string,
): Promise<PickupShop | undefined> {
  const [row] = await tx
    .select()
    .from(shop)
    .where(
      and(
        eq(shop.company_id, company_id),
        eq(shop.distributor_id, distributor_id),
        eq(shop.is_ziti, true),
        eq(shop.is_valid, true),
        openTo(company_id, { user_id }, sql`${shop.distributor_id}`),
      ),
    )
  return row
}
