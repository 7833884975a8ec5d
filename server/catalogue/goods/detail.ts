import type { GoodsDescAnswer, GoodsDetail, SpecGroup, SpecItem, Tdk } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import {
  activePrices,
  type ActivePrices,
  type Claims,
  limitOfPrice,
  lowestPrice,
  withOwnClaims,
} from '../../pricing'
import { hiddenError, settingOf, settingsOf, shopNameOf } from '../../platform'
import { categoryTrail } from '../categories/repo'
import { detailRow, paramsOf, specGroups, specItems, type DetailRow, type SpecItemRow } from './detail-repo'
import { activityOf, couponsFor, vipGuide } from './offers'
import { vipGradeOffer } from './offers-repo'
import { CNY, serializeGoods, shownPrices, type Viewer } from './serialize'
import { sizeChartFor } from './size-chart'

export interface DetailQuery {
  /** Of a product or one of its items (rule api-10). */
  id: string
  /** The shop in which it is viewed: stock is counted on the shelf that serves this shop. */
  distributor_id?: string | undefined
  item_type?: 'normal' | 'pointsmall'
  is_tdk?: boolean
}

/** The product with what a member has claimed of its coupons (rule coupons-3). */
export async function withClaimedCoupons(
  detail: GoodsDetail,
  claimedOf: (ids: string[]) => Promise<Claims>,
): Promise<GoodsDetail> {
  const claimed = await claimedOf(detail.kaquan_list.map(({ card_id }) => card_id))
  const kaquan_list = withOwnClaims(detail.kaquan_list, claimed)
  return kaquan_list === detail.kaquan_list ? detail : { ...detail, kaquan_list }
}

/**
 * The page of a product, the same for all members with its price; an id of an item preselects it.
 * @throws AppError not_found for what is deleted, sold at counters only, or not for this viewer; unauthenticated,
 * not_whitelisted for products of a shop that is hidden from the viewer
 */
export async function goodsDetail(
  db: Database,
  viewer: Viewer,
  { id, distributor_id = '0', item_type = 'normal', is_tdk = false }: DetailQuery,
): Promise<GoodsDetail> {
  const { company_id, member, now } = viewer
  const row = await requireDetailRow(db, viewer, { id, distributor_id, item_type })
  if (row.is_hidden) throw hiddenError(member)
  const [items, groups, params, coupons, grade, { after_sale, size_charts }, trail, tdk] = await Promise.all([
    specItems(db, { company_id, looker: member, distributor_id }, row.goods_id),
    specGroups(db, company_id, row.goods_id),
    paramsOf(db, company_id, row.goods_id),
    item_type === 'normal' ? couponsFor(db, viewer, row) : [],
    item_type === 'normal' ? vipGradeOffer(db, company_id, row.item_id, member) : undefined,
    settingsOf(db, company_id, ['after_sale', 'size_charts']),
    categoryTrail(db, company_id, row.item_cat_id),
    is_tdk ? tdkOf(db, company_id, row) : undefined,
  ])
  const { intro, limit_num, limit_period, start_num, shop, approve_status, is_hidden: _open, ...listed } = row
  const item_ids = items.map(({ item_id }) => item_id)
  const prices = await activePrices(db, company_id, item_ids, member, now)
  const [item] = await serializeGoods(db, viewer, [{ ...listed, approve_status: 'onsale' }], prices)
  const own = prices.get(row.item_id)
  if (!item || !own) throw new Error(`Expected prices of item ${row.item_id}, found none`)
  const size_chart = sizeChartFor(size_charts.charts, groups, trail)
  return {
    ...item,
    approve_status,
    intro,
    limit_num: limitOfPrice(own, lowestPrice(own)) || limit_num,
    // an activity's own limit has no period
    limit_period: limitOfPrice(own, lowestPrice(own)) > 0 ? 'all' : limit_period,
    start_num,
    item_spec_desc: groups,
    spec_items: items.map((each) => specItem(each, prices.get(each.item_id))),
    spec_images: imagesOf(groups),
    item_params: params,
    ...(await activityOf(db, company_id, own, item.store, now)),
    kaquan_list: coupons,
    vipgrade_guide_title: vipGuide(grade, member, item),
    rate_status: after_sale.rate_status,
    sales_setting: true,
    distributor_info: shop ?? {},
    category_path: trail,
    ...(size_chart && { size_chart }),
    cur: CNY,
    ...(tdk && { tdk_data: tdk }),
  }
}

/** The description of a product alone (legacy `item.desc`). @throws AppError as `goodsDetail` */
export async function goodsDesc(db: Database, viewer: Viewer, id: string): Promise<GoodsDescAnswer> {
  const row = await requireDetailRow(db, viewer, { id, distributor_id: '0', item_type: 'normal' })
  if (row.is_hidden) throw hiddenError(viewer.member)
  const { item_id, goods_id, item_name, intro } = row
  const item_params = await paramsOf(db, viewer.company_id, goods_id)
  return { item_id, goods_id, item_name, intro, item_params }
}

/** Products of hidden shops too, marked `is_hidden`. @throws AppError not_found */
export async function requireDetailRow(
  db: Database,
  { company_id, member }: Viewer,
  wanted: { id: string; distributor_id: string; item_type: string },
): Promise<DetailRow> {
  const row = await detailRow(db, { company_id, looker: member, ...wanted, forStaff: member?.staff ?? false })
  if (!row) throw new AppError('not_found', { message: '商品不存在或已下架' })
  return row
}

function specItem(row: SpecItemRow, prices: ActivePrices | undefined): SpecItem {
  return {
    ...row,
    custom_spec_id: row.item_spec.map(({ spec_value_id }) => spec_value_id).join('_'),
    ...(prices && shownPrices(prices)),
    ...(prices && runningSeckill(prices)),
  }
}

/** The seckill an item can be bought in now: only while its price is the one shown. */
function runningSeckill(prices: ActivePrices): Pick<SpecItem, 'seckill'> {
  const { seckill } = prices
  if (!seckill || seckill.price !== shownPrices(prices).act_price) return {}
  const { id, activity_store, sold, limit_num } = seckill
  return { seckill: { seckill_id: id, activity_store: Math.max(0, activity_store - sold), limit_num } }
}

const imagesOf = (groups: SpecGroup[]): GoodsDetail['spec_images'] =>
  groups
    .filter(({ is_image }) => is_image)
    .flatMap(({ spec_values }) =>
      spec_values.map(({ spec_value_id, spec_custom_value_name, spec_image_url, item_image_url }) => ({
        spec_value_id,
        spec_custom_value_name,
        spec_image_url,
        item_image_url,
      })),
    )

async function tdkOf(db: Database, company_id: string, row: DetailRow): Promise<Tdk> {
  const [tdk, shop] = await Promise.all([settingOf(db, company_id, 'tdk'), shopNameOf(db, company_id)])
  return {
    title: `${row.item_name} – ${shop}`,
    mate_keywords: [row.item_name, row.goods_brand, tdk.mate_keywords].filter(Boolean).join(','),
    mate_description: row.brief || tdk.mate_description,
  }
}
