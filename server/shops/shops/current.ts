import type { CurrentShop, DistributorInfoQuery, DistributorIsValidQuery } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { type ShopViewer, OPERATOR, refuseHidden } from '../../platform'
import { serializeShops } from './serialize'
import { shopsPage, type Point, type ShopFilter, type ShopRow } from './repo'
import { pointOf } from './service'

const NEAREST = 1

/**
 * `distributor/is_valid`: the requested shop while it is open to the viewer, else the nearest one, else the default one.
 * @throws AppError not_found where no shop is open
 */
export async function currentShop(
  db: Database,
  company_id: string,
  looker: ShopViewer,
  { distributor_id = '', ...place }: DistributorIsValidQuery,
): Promise<CurrentShop> {
  const from = pointOf(place)
  const asked = distributor_id !== '' && distributor_id !== HEAD_OFFICE
  const known = asked ? await shopById(db, { company_id, looker, distributor_id }, from) : undefined
  if (known) return withStatus(db, company_id, known, true)
  const [other] = await shopsPage(
    db,
    { company_id, looker },
    { limit: 1, offset: 0, sort: from ? NEAREST : 'default', from, withCards: true },
  )
  if (!other) throw new AppError('not_found', { message: '没有营业中的店铺' })
  return withStatus(db, company_id, other, !asked)
}

/**
 * One shop, also a closed one unless `only_valid`.
 * @throws AppError not_found; unauthenticated, not_whitelisted for a shop that is hidden from the viewer
 */
export async function shopOf(
  db: Database,
  company_id: string,
  looker: { user_id: string } | null,
  distributor_id: string,
  { only_valid, ...place }: DistributorInfoQuery,
): Promise<CurrentShop> {
  const any = { company_id, looker: OPERATOR, distributor_id, closedToo: true } as const
  const found = await shopById(db, any, pointOf(place))
  if (!found || (only_valid && !found.is_valid)) throw new AppError('not_found', { message: '店铺不存在' })
  await refuseHidden(db, company_id, looker, distributor_id)
  return withStatus(db, company_id, found, found.is_valid)
}

async function shopById(
  db: Database,
  filter: ShopFilter,
  from: Point | undefined,
): Promise<ShopRow | undefined> {
  const [row] = await shopsPage(db, filter, { limit: 1, offset: 0, sort: 0, from, withCards: true })
  return row
}

async function withStatus(
  db: Database,
  company_id: string,
  row: ShopRow,
  old_valid: boolean,
): Promise<CurrentShop> {
  const extras = { withTags: true, withActivities: true, withGoods: true }
  const [shop] = await serializeShops(db, company_id, [row], extras)
  if (!shop) throw new Error(`Expected shop ${row.distributor_id} as it was read, got nothing`)
  return { ...shop, intro: row.intro, status: row.is_valid, old_valid }
}
