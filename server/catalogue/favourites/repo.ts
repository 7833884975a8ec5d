import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { FavouriteGoods } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { favourite } from '../../db/schema'
import type { Owner } from '../../core/owner'
import { newId } from '../../core/ids'
import type { NearerEnd } from '../../db/paging'
import { sellsTo } from '../../platform'
import { APPROVE_STATUS, PICS, shownTo, storeOfGoods } from '../fragments-repo'

type Favourite = typeof favourite.$inferSelect
export type FavouriteKind = Favourite['kind']

const of = ({ company_id, user_id }: Owner, kind: FavouriteKind) =>
  and(eq(favourite.company_id, company_id), eq(favourite.user_id, user_id), eq(favourite.kind, kind))

/** A favourite that exists already stays as it is. */
export async function insertFavourite(
  db: Database,
  owner: Owner,
  kind: FavouriteKind,
  target_id: string,
  item_type: Favourite['item_type'] = 'normal',
): Promise<void> {
  await db
    .insert(favourite)
    .values({ ...owner, kind, target_id, item_type, fav_id: newId() })
    .onConflictDoNothing()
}

/** Deletes these, or all of the kind. */
export async function deleteFavourites(
  db: Database,
  owner: Owner,
  kind: FavouriteKind,
  targets: string[] | 'all',
): Promise<void> {
  const which = targets === 'all' ? undefined : inArray(favourite.target_id, targets)
  await db.delete(favourite).where(and(of(owner, kind), which))
}

export async function isFavourite(
  db: Database,
  owner: Owner,
  kind: FavouriteKind,
  targets: string[],
): Promise<boolean> {
  const rows = await db
    .select({ found: favourite.fav_id })
    .from(favourite)
    .where(and(of(owner, kind), inArray(favourite.target_id, targets)))
    .limit(1)
  return rows.length > 0
}

/** `target_id` of a favourite product is its goods_id, whichever item was viewed; on the wire its default item represents it. */
type GoodsRow = FavouriteGoods & Record<string, unknown>

/** Products by ids of items or products (one id space, rule api-10), with the shop that owns each. */
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

/** Which favourite products. */
interface GoodsFound {
  /** Only this kind. */
  item_type?: string | undefined
  /** Only this product. */
  goods_id?: string
  /** The viewer is an employee. */
  staff?: boolean
}

/**
 * One window of the favourite products, the latest first, with their present prices. The window is taken before
 * anything is joined, from the end that is nearer.
 */
export async function favouriteGoods(
  db: Database,
  owner: Owner,
  found: GoodsFound,
  { limit, offset, backwards }: NearerEnd,
): Promise<FavouriteGoods[]> {
  const { company_id } = owner
  const direction = backwards ? sql`asc` : sql`desc`
  const { rows } = await db.execute<GoodsRow>(sql`
    select f.fav_id, g.default_item_id as item_id, g.goods_id, g.item_name, coalesce(${PICS} ->> 0, '') as item_image,
           i.price as item_price, i.price, i.market_price, f.item_type, i.point, ${storeOfGoods(company_id)} as store,
           case when ${shownTo({ staff: found.staff ?? false })}
                 and ${sellsTo(company_id, owner, sql`g.distributor_id`)} then ${APPROVE_STATUS} else 'instock' end as approve_status,
           coalesce(g.distributor_id, '0') as distributor_id,
           extract(epoch from f.created)::int as created
      from (select * from favourite f where ${goodsMatching(owner, found)}
             order by f.created ${direction}, f.fav_id ${direction}
             limit ${limit} offset ${offset}) f
      join goods g on g.company_id = ${company_id} and g.goods_id = f.target_id
      join goods_item i on i.company_id = ${company_id} and i.item_id = g.default_item_id
     order by f.created desc, f.fav_id desc`)
  return rows
}

export async function favouriteGoodsCount(db: Database, owner: Owner, found: GoodsFound): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from favourite f where ${goodsMatching(owner, found)}`,
  )
  return rows[0]?.count ?? 0
}

function goodsMatching({ company_id, user_id }: Owner, { item_type, goods_id }: GoodsFound): SQL {
  const conditions = [
    sql`f.company_id = ${company_id} and f.user_id = ${user_id} and f.kind = 'goods'`,
    ...(item_type === undefined ? [] : [sql`f.item_type = ${item_type}`]),
    ...(goods_id === undefined ? [] : [sql`f.target_id = ${goods_id}`]),
  ]
  return sql.join(conditions, sql` and `)
}
