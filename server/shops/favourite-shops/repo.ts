import { sql, type SQL } from 'drizzle-orm'
import type { FavouriteShop } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { NearerEnd } from '../../db/paging'
import { openTo } from '../../platform'
import type { Owner } from '../../core/owner'

export type FavouriteShopRow = Omit<FavouriteShop, 'store_name' | 'store_address'> & {
  province: string
  city: string
  area: string
  address: string
}

/** One window of the favourite shops, the latest first; taken from the end that is nearer. */
export async function favouriteShops(
  db: Database,
  owner: Owner,
  { limit, offset, backwards }: NearerEnd,
  distributor_id?: string,
): Promise<FavouriteShopRow[]> {
  const direction = backwards ? sql`asc` : sql`desc`
  const { rows } = await db.execute<FavouriteShopRow & Record<string, unknown>>(sql`
    select f.fav_id, s.distributor_id, s.name, s.logo, s.mobile, s.hour, s.is_valid, s.province, s.city, s.area,
           s.address, extract(epoch from f.created)::int as created
      ${found(owner, distributor_id)}
     order by f.created ${direction}, f.fav_id ${direction}
     limit ${limit} offset ${offset}`)
  return backwards ? rows.toReversed() : rows
}

export async function favouriteShopsCount(db: Database, owner: Owner): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${found(owner)}`)
  return rows[0]?.count ?? 0
}

/** Whether there is a shop that is open for business, hidden or not. */
export async function shopExists(db: Database, company_id: string, distributor_id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from shop where company_id = ${company_id} and distributor_id = ${distributor_id} and is_valid`,
  )
  return rows.length > 0
}

const found = ({ company_id, user_id }: Owner, distributor_id?: string): SQL => sql`from favourite f
    join shop s on s.company_id = f.company_id and s.distributor_id = f.target_id
   where f.company_id = ${company_id} and f.user_id = ${user_id} and f.kind = 'shop'
     and ${openTo(company_id, { user_id }, sql`s.distributor_id`)}
     ${distributor_id === undefined ? sql`` : sql`and f.target_id = ${distributor_id}`}`
