import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { shop } from '../../db/schema'

export type PickupShop = typeof shop.$inferSelect

/** A shop that hands goods over. */
export async function pickupShop(
  tx: Transaction,
  company_id: string,
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
      ),
    )
  return row
}
