import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { member_address, shop } from '../../db/schema'

export type AddressRow = typeof member_address.$inferSelect
export type PickupShop = typeof shop.$inferSelect

export async function ownAddress(
  tx: Transaction,
  { company_id, user_id }: { company_id: string; user_id: string },
  address_id: string,
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .select()
    .from(member_address)
    .where(
      and(
        eq(member_address.company_id, company_id),
        eq(member_address.user_id, user_id),
        eq(member_address.address_id, address_id),
      ),
    )
  return row
}

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
