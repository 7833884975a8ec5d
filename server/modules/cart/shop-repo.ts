import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { shop } from '../../db/schema'

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
>

/** Shops by their id; `0`, the company itself, is none. */
export async function shopsById(
  db: Database | Transaction,
  company_id: string,
  ids: readonly string[],
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
    })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), inArray(distributor_id, asked)))
  return new Map(rows.map((row) => [row.distributor_id, row]))
}
