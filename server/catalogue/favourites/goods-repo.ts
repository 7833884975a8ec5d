import { sql, type SQL } from 'drizzle-orm'
import type { FavouriteGoods } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { type NearerEnd, sellsTo } from '../../platform'
import { PICS, shownTo, STORE_OF_GOODS, APPROVE_STATUS } from '../goods-fragments'
import type { Owner } from '../../core/owner'

/**
 * A favourite is the good, whichever of its items was looked at: `target_id` is a goods_id, and the default item
 * stands for it on the wire.
 */
type GoodsRow = FavouriteGoods & Record<string, unknown>

/** The goods of these ids of items or goods (one id space, rule api-10), with the shop that owns each. */
export async function goodsNamed(
  db: Database,
  company_id: string,
  ids: string[],
): Promise<{ goods_id: string; distributor_id: string | null }[]> {
  const { rows } = await db.execute<{ goods_id: string; distributor_id: string | null }>(sql`
    select goods_id, distributor_id from goods
     where company_id = ${company_id}
       and (goods_id = any(${sql.param(ids)}::text[])
            or goods_id in (select goods_id from goods_item
                             where company_id = ${company_id} and item_id = any(${sql.param(ids)}::text[])))`)
  return rows
}

export const goodsOfIds = async (db: Database, company_id: string, ids: string[]): Promise<string[]> =>
  (await goodsNamed(db, company_id, ids)).map(({ goods_id }) => goods_id)

interface Found {
  /** Only this kind. */
  item_type?: string | undefined
  /** Only this good. */
  goods_id?: string
  /** Who looks is an employee. */
  staff?: boolean
}

/**
 * One window of the favourite goods, those collected last first, with what they cost now. The window is taken before
 * anything is looked up, from the end that is nearer.
 */
export async function favouriteGoods(
  db: Database,
  owner: Owner,
  found: Found,
  { limit, offset, backwards }: NearerEnd,
): Promise<FavouriteGoods[]> {
  const direction = backwards ? sql`asc` : sql`desc`
  const { rows } = await db.execute<GoodsRow>(sql`
    select f.fav_id, g.default_item_id as item_id, g.goods_id, g.item_name, coalesce(${PICS} ->> 0, '') as item_image,
           i.price as item_price, i.price, i.market_price, f.item_type, i.point, ${STORE_OF_GOODS} as store,
           case when ${shownTo({ staff: found.staff ?? false })}
                 and ${sellsTo(owner.company_id, owner, sql`g.distributor_id`)} then ${APPROVE_STATUS} else 'instock' end as approve_status,
           coalesce(g.distributor_id, '0') as distributor_id,
           extract(epoch from f.created)::int as created
      from (select * from favourite f where ${matching(owner, found)}
             order by f.created ${direction}, f.fav_id ${direction}
             limit ${limit} offset ${offset}) f
      join goods g on g.company_id = f.company_id and g.goods_id = f.target_id
      join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
     order by f.created desc, f.fav_id desc`)
  return rows
}

export async function favouriteGoodsCount(db: Database, owner: Owner, found: Found): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from favourite f where ${matching(owner, found)}`,
  )
  return rows[0]?.count ?? 0
}

function matching({ company_id, user_id }: Owner, { item_type, goods_id }: Found): SQL {
  const conditions = [
    sql`f.company_id = ${company_id} and f.user_id = ${user_id} and f.kind = 'goods'`,
    ...(item_type === undefined ? [] : [sql`f.item_type = ${item_type}`]),
    ...(goods_id === undefined ? [] : [sql`f.target_id = ${goods_id}`]),
  ]
  return sql.join(conditions, sql` and `)
}
