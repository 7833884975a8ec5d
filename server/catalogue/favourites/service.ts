import type {
  CollectItemDeleteBody,
  CollectItemListAnswer,
  CollectItemListQuery,
  FavouriteGoods,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { nearerEnd, windowOf } from '../../db/paging'
import { refuseHidden } from '../../platform'
import { itemsByIds } from '../goods/service'
import type { ShownPrices } from '../goods/serialize'
import type { Owner } from '../../core/owner'
import type { ViewingMember } from '../../pricing'
import {
  deleteFavourites,
  favouriteGoods,
  favouriteGoodsCount,
  goodsNamed,
  goodsOfIds,
  insertFavourite,
  isFavourite,
} from './repo'

/** Deleting all favourites or footprints needs an explicit `is_empty`. */
export const nothingChosen = (field: string) =>
  new AppError('invalid', {
    message: '请选择要删除的内容',
    errors: { [field]: ['应当至少有一个；全部删除时提交 is_empty=1'] },
  })

/**
 * Adds a product to the favourites; one that is there already keeps its position.
 * @param id of the product or one of its items
 * @throws AppError not_found for a product that does not exist; not_whitelisted where its shop is hidden from the member
 */
export async function collectGoods(
  db: Database,
  owner: Owner,
  id: string,
  item_type: FavouriteGoods['item_type'] = 'normal',
): Promise<FavouriteGoods> {
  const [product] = await goodsNamed(db, owner.company_id, [id])
  if (!product) throw new AppError('not_found', { message: '商品不存在' })
  const { goods_id, distributor_id } = product
  if (distributor_id !== null) await refuseHidden(db, owner.company_id, owner, distributor_id)
  await insertFavourite(db, owner, 'goods', goods_id, item_type)
  const [row] = await favouriteGoods(db, owner, { goods_id }, nearerEnd(windowOf(1, 1), 1))
  if (!row) throw new AppError('not_found', { message: '商品不存在' })
  return row
}

/** @throws AppError invalid without ids and without `is_empty` */
export async function removeFavouriteGoods(
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

/** The member's prices now beside the plain price (rule price-3); none for a product that is not shown. */
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
