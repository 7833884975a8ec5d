import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { shop } from '../../db/schema'
import { openTo } from '../../platform'

export type CartShopRow = Pick<
  typeof shop.$inferSelect,
  | 'distributor_id'
  | 'name'
  | 'mobile'
  | 'province'
  | 'city'
  | 'area'
  | 'address'
  | 'lng'
  | 'lat'
  | 'hour'
  | 'is_ziti'
  | 'is_delivery'
  | 'is_valid'
> & {
  /** Its whitelist does not have who looks. */
  is_hidden: boolean
}

/** Shops by their id; `0`, the company itself, is none. */
export async function shopsById(
  db: Database | Transaction,
  company_id: string,
  ids: readonly string[],
  looker: { user_id: string } | null,
): Promise<Map<string, CartShopRow>> {
  const asked = ids.filter((id) => id !== '0')
  if (asked.length === 0) return new Map()
  const { distributor_id, name, mobile, province, city, area, address } = shop
  const { lng, lat, hour, is_ziti, is_delivery, is_valid } = shop
  const rows = await db
    .select({
      distributor_id,
      name,
      mobile,
      province,
      city,
      area,
      address,
      lng,
      lat,
      hour,
      is_ziti,
      is_delivery,
      is_valid,
      is_hidden: sql<boolean>`not ${openTo(company_id, looker, sql`${distributor_id}`)}`,
    })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), inArray(distributor_id, asked)))
  return new Map(rows.map((row) => [row.distributor_id, row]))
}
