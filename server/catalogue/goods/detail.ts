import type {
  GoodsDescAnswer,
  GoodsDetail,
  GoodsItem,
  SpecGroup,
  SpecItem,
  Tdk,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { activePrices, type ActivePrices, limitOfPrice, listCoupons, lowestPrice } from '../../pricing'
import { hiddenError, settingOf, shopNameOf } from '../../platform'
import { activityOf } from './activity'
import { CNY } from './currency'
import { detailRow, paramsOf, specGroups, specItems, type DetailRow, type SpecItemRow } from './detail-repo'
import { shownPrices } from './shown-prices'
import { guideOf, vipGrade } from './vip-guide'
import { onTheWire, type Viewer } from './wire'

export interface DetailQuery {
  /** A good or one of its items (rule api-10). */
  id: string
  /** Seen in this shop: stock is what serves it. */
  distributor_id?: string | undefined
  item_type?: 'normal' | 'pointsmall'
  is_tdk?: boolean
}

/**
 * The page of a good; an id of an item preselects it.
 * @throws AppError not_found for what is deleted, for counters only, or not for who asks; unauthenticated,
 * not_whitelisted for goods of a shop that is hidden from who asks
 */
export async function goodsDetail(
  db: Database,
  viewer: Viewer,
  { id, distributor_id = '0', item_type = 'normal', is_tdk = false }: DetailQuery,
): Promise<GoodsDetail> {
  const { company_id, member, now } = viewer
  const row = await detailRowFor(db, viewer, { id, distributor_id, item_type })
  if (row.is_hidden) throw hiddenError(member)
  const [items, groups, params, coupons, grade, after_sale, tdk] = await Promise.all([
    specItems(db, { company_id, looker: member, distributor_id }, row.goods_id),
    specGroups(db, company_id, row.goods_id),
    paramsOf(db, company_id, row.goods_id),
    item_type === 'normal' ? couponsFor(db, viewer, row) : [],
    item_type === 'normal' ? vipGrade(db, company_id, row.item_id, member) : undefined,
    settingOf(db, company_id, 'after_sale'),
    is_tdk ? tdkOf(db, company_id, row) : undefined,
  ])
  const { intro, limit_num, limit_period, start_num, shop, approve_status, is_hidden: _open, ...listed } = row
  const item_ids = items.map(({ item_id }) => item_id)
  const prices = await activePrices(db, company_id, item_ids, member, now)
  const [item] = await onTheWire(db, viewer, [{ ...listed, approve_status: 'onsale' }], prices)
  const own = prices.get(row.item_id)
  if (!item || !own) throw new Error(`Expected prices of item ${row.item_id}, found none`)
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
    vipgrade_guide_title: grade && grade.price < paidNow(item) ? guideOf(grade, member) : {},
    rate_status: after_sale.rate_status,
    sales_setting: true,
    distributor_info: shop ?? {},
    cur: CNY,
    ...(tdk && { tdk_data: tdk }),
  }
}

/** What describes a good, alone (legacy `item.desc`). @throws AppError not_found as the whole page does */
export async function goodsDesc(db: Database, viewer: Viewer, id: string): Promise<GoodsDescAnswer> {
  const row = await detailRowFor(db, viewer, { id, distributor_id: '0', item_type: 'normal' })
  if (row.is_hidden) throw hiddenError(viewer.member)
  const { item_id, goods_id, item_name, intro } = row
  const item_params = await paramsOf(db, viewer.company_id, goods_id)
  return { item_id, goods_id, item_name, intro, item_params }
}

/** Goods of hidden shops too. @throws AppError not_found */
export async function detailRowFor(
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

/** The seckill that an item can be bought in now: only while its price is the one that is shown. */
function runningSeckill(prices: ActivePrices): Pick<SpecItem, 'seckill'> {
  const { seckill } = prices
  if (!seckill || seckill.price !== shownPrices(prices).act_price) return {}
  const { id, activity_store, sold, limit_num } = seckill
  return { seckill: { seckill_id: id, activity_store: Math.max(0, activity_store - sold), limit_num } }
}

/** Cents, as who looks would pay without a bought grade (rule price-3). */
const paidNow = ({ price, member_price, act_price }: GoodsItem) => act_price ?? member_price ?? price

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

const MOST_COUPONS = 999

/** Coupons that can be used where it is bought, with what the member has claimed of each. */
async function couponsFor(
  db: Database,
  { company_id, member }: Viewer,
  { item_id, shop, distributor_id }: DetailRow,
) {
  const shop_id = shop?.distributor_id ?? distributor_id
  const query = { item_id, distributor_id: shop_id, end_date: true, page_no: 1, page_size: MOST_COUPONS }
  return (await listCoupons(db, company_id, query, member?.user_id)).list
}

async function tdkOf(db: Database, company_id: string, row: DetailRow): Promise<Tdk> {
  const [tdk, shop] = await Promise.all([settingOf(db, company_id, 'tdk'), shopNameOf(db, company_id)])
  return {
    title: `${row.item_name} – ${shop}`,
    mate_keywords: [row.item_name, row.goods_brand, tdk.mate_keywords].filter(Boolean).join(','),
    mate_description: row.brief || tdk.mate_description,
  }
}
