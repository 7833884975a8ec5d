import type {
  CollectShopDeleteBody,
  CollectShopListAnswer,
  CollectShopListQuery,
  FavouriteShop,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { nearerEnd, windowOf } from '../../db/paging'
import { refuseHidden } from '../../platform'
import type { Owner } from '../../core/owner'
import { wholeAddress } from '../shops/serialize'
import { deleteFavourites, insertFavourite, nothingChosen } from '../../catalogue'
import { favouriteShops, favouriteShopsCount, shopExists, type FavouriteShopRow } from './repo'

const unknownShop = () => new AppError('not_found', { message: '店铺不存在' })

/** Adds a shop to the favourites; one that is there already keeps its position. @throws AppError not_found, not_whitelisted */
export async function collectShop(
  db: Database,
  owner: Owner,
  distributor_id: string,
): Promise<FavouriteShop> {
  if (!(await shopExists(db, owner.company_id, distributor_id))) throw unknownShop()
  await refuseHidden(db, owner.company_id, owner, distributor_id)
  await insertFavourite(db, owner, 'shop', distributor_id)
  const [row] = await favouriteShops(db, owner, nearerEnd(windowOf(1, 1), 1), distributor_id)
  if (!row) throw unknownShop()
  return serializeFavourite(row)
}

/** @throws AppError invalid without ids and without `is_empty` */
export async function removeFavouriteShops(
  db: Database,
  owner: Owner,
  { distributor_id: ids, is_empty }: CollectShopDeleteBody,
): Promise<void> {
  if (is_empty) return deleteFavourites(db, owner, 'shop', 'all')
  if (!ids?.length) throw nothingChosen('distributor_id')
  await deleteFavourites(db, owner, 'shop', ids)
}

export async function listShopFavourites(
  db: Database,
  owner: Owner,
  { page, pageSize }: CollectShopListQuery,
): Promise<CollectShopListAnswer> {
  const count = await favouriteShopsCount(db, owner)
  const rows = await favouriteShops(db, owner, nearerEnd(windowOf(page, pageSize), count))
  return { list: rows.map(serializeFavourite), count, total_count: count }
}

function serializeFavourite({ province, city, area, address, ...shop }: FavouriteShopRow): FavouriteShop {
  const store_address = wholeAddress({ province, city, area, address })
  return { ...shop, store_name: shop.name, store_address }
}
