/** What the page of a product offers beside its price: an activity, coupons, a VIP grade. */
import type { ActivityInfo, GoodsDetail, GoodsItem } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { type ActivePrices, activityStatus, listCoupons, type PricedMember } from '../../pricing'
import type { DetailRow } from './detail-repo'
import { seckillOfGoods, type VipGradeOffer } from './offers-repo'
import type { Viewer } from './serialize'

type Activity = Pick<GoodsDetail, 'activity_type' | 'activity_info'>

/** The seckill of a product that runs or is announced, else the 限时特惠 of the item that is shown. */
export async function activityOf(
  db: Database,
  company_id: string,
  { goods_id, item_id, limited }: ActivePrices,
  store: number,
  now: Date,
): Promise<Activity> {
  const seckill = await seckillOfGoods(db, company_id, { goods_id, item_id }, now)
  if (seckill) {
    const { begin, end, ...known } = seckill
    return { activity_type: 'seckill', activity_info: { ...known, ...timesOf({ begin, end }, now) } }
  }
  if (!limited) return { activity_type: 'normal', activity_info: {} }
  const times = timesOf({ begin: limited.start_time, end: limited.end_time }, now)
  const known = {
    seckill_id: limited.id,
    item_id,
    activity_name: limited.name,
    activity_price: limited.price,
  }
  return {
    activity_type: 'limited_time_sale',
    activity_info: { ...known, activity_store: store, limit_num: 0, ...times },
  }
}

function timesOf(times: { begin: number; end: number }, now: Date): ActivityInfo {
  return {
    ...activityStatus(times, now),
    activity_start_time: Math.floor(times.begin),
    activity_end_time: Math.floor(times.end),
  }
}

const MOST_COUPONS = 999

/** Coupons that can be used where the product is bought, without what the member has claimed of each. */
export async function couponsFor(
  db: Database,
  { company_id, member }: Viewer,
  { item_id, shop, distributor_id }: DetailRow,
) {
  const shop_id = shop?.distributor_id ?? distributor_id
  const query = { item_id, distributor_id: shop_id, end_date: true, page_no: 1, page_size: MOST_COUPONS }
  return (await listCoupons(db, company_id, query, member?.user_id, { claims: false })).list
}

/** What a VIP grade would save (`vipgrade_guide_title`), where it is cheaper than what the viewer would pay now. */
export function vipGuide(
  grade: VipGradeOffer | undefined,
  member: PricedMember | null,
  item: GoodsItem,
): GoodsDetail['vipgrade_guide_title'] {
  if (!grade || grade.price >= paidNow(item)) return {}
  return {
    vipgrade_name: grade.grade_name,
    vipgrade_desc: grade.description,
    gradeDiscount: (100 - grade.discount) / 10,
    guide_title_desc: grade.guide_title,
    // rule price-3: for members only
    ...(member && { memberPrice: grade.price }),
  }
}

/** Cents that the viewer would pay without a bought grade (rule price-3). */
const paidNow = ({ price, member_price, act_price }: GoodsItem) => act_price ?? member_price ?? price
