import type {
  CollectItemDeleteBody,
  CollectItemListAnswer,
  CollectItemListQuery,
  FavouriteGoods,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { nearerEnd, refuseHidden, windowOf } from '../../platform'
import { itemsByIds } from '../goods/by-ids'
import type { ShownPrices } from '../goods/shown-prices'
import type { Owner } from '../../core/owner'
import type { ViewingMember } from '../../pricing'
import { favouriteGoods, favouriteGoodsCount, goodsNamed, goodsOfIds } from './goods-repo'
import { deleteFavourites, insertFavourite, isFavourite } from './repo'
import { nothingChosen } from './refusals'

/**
 * Collects a good; collected already it stays where it was.
 * @param id an item's or the good's
 * @throws AppError not_found for a good that does not exist; not_whitelisted for one of a shop that is hidden from the member
 */
export async function collectGoods(
  db: Database,
  owner: Owner,
  id: string,
  item_type: FavouriteGoods['item_type'] = 'normal',
): Promise<FavouriteGoods> {
  const [good] = await goodsNamed(db, owner.company_id, [id])
  if (!good) throw new AppError('not_found', { message: '商品不存在' })
  const { goods_id, distributor_id } = good
  if (distributor_id !== null) await refuseHidden(db, owner.company_id, owner, distributor_id)
  await insertFavourite(db, owner, 'goods', goods_id, item_type)
  const [row] = await favouriteGoods(db, owner, { goods_id }, nearerEnd(windowOf(1, 1), 1))
  if (!row) throw new AppError('not_found', { message: '商品不存在' })
  return row
}

/** @throws AppError invalid where neither ids nor `is_empty` say which */
export async function dropGoods(
  db: Database,
  owner: Owner,
  { item_ids, is_empty }: Pick<CollectItemDeleteBody, 'item_ids' | 'is_empty'>,
): Promise<void> {
  if (is_empty) return deleteFavourites(db, owner, 'goods', 'all')
  if (!item_ids?.length) throw nothingChosen('item_ids')
  await deleteFavourites(db, owner, 'goods', await goodsOfIds(db, owner.company_id, item_ids))
}

export async function listGoodsFavourites(
  db: Database,
  owner: Owner,
  { page, pageSize, item_type }: CollectItemListQuery,
  member: ViewingMember,
): Promise<CollectItemListAnswer> {
  const found = { item_type, staff: member.staff }
  const count = await favouriteGoodsCount(db, owner, found)
  const rows = await favouriteGoods(db, owner, found, nearerEnd(windowOf(page, pageSize), count))
  const ids = rows.map(({ item_id }) => item_id)
  const items = await itemsByIds(db, owner.company_id, ids, member)
  const list = rows.map((row) => {
    const item = items.get(row.item_id)
    return { ...row, ...pricesIn(item), ...(item?.valid_lucky === 1 && { valid_lucky: item.valid_lucky }) }
  })
  return { list, count, total_count: count }
}

/** What it costs this member now beside its plain price (rule price-3); nothing for what is not shown. */
function pricesIn(item: ShownPrices = {}): ShownPrices {
  const { act_price, activity_price, member_price } = item
  return {
    ...(act_price !== undefined && { act_price }),
    ...(activity_price !== undefined && { activity_price }),
    ...(member_price !== undefined && { member_price }),
  }
}

export async function isFavouriteGoods(db: Database, owner: Owner, id: string): Promise<boolean> {
  return isFavourite(db, owner, 'goods', await goodsOfIds(db, owner.company_id, [id]))
}
