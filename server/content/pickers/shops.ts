import { sql, type SQL } from 'drizzle-orm'
import type { PickShopsQuery } from '@schemas/generated/api'
import type { LiveShop } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'
import { liveShops } from '../live/shops'
import { OPERATOR } from '../../platform'
import { findIds, orderedBy, pick, type Picked } from './picker'

const LAST = sql`s.sort, s.distributor_id`

const COLUMNS: Record<NonNullable<PickShopsQuery['sort']>, SQL> = {
  name: sql`s.name`,
  sales: sql`s.sales_count`,
  created: sql`s.created`,
}

/** Shops that are open for business, by name, city or address. */
export function pickShops(
  db: Database,
  company_id: string,
  query: PickShopsQuery,
): Promise<Picked<LiveShop>> {
  const { keyword = '', sort, order } = query
  const pattern = containing(keyword.trim())
  return pick(
    query,
    (window) =>
      findIds(db, {
        id: sql`s.distributor_id`,
        matching: sql`from shop s where s.company_id = ${company_id} and s.is_valid
          and (s.name ilike ${pattern} or s.city ilike ${pattern} or s.address ilike ${pattern})`,
        order: sort ? orderedBy(COLUMNS[sort], order, LAST) : LAST,
        window,
      }),
    (ids) => liveShops(db, company_id, ids, OPERATOR),
  )
}
