import type { GoodsItem, PromotionActivity } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import {
  activePrices,
  type ActivePrices,
  type PricedMember,
  stepText,
  type ViewingMember,
} from '../../pricing'
import { runningPromotions, type PromotionRow } from './promotions-repo'
import type { GoodsRow } from './repo'

/** Prices are in CNY. */
export const CNY = { currency: 'CNY', symbol: '¥' }

/** Whose prices are shown, and when. */
interface PriceViewer {
  company_id: string
  /** null: a visitor. */
  member: PricedMember | null
  now: Date
}

/** Whose prices and claims are shown, and when. */
export interface Viewer extends PriceViewer {
  member: ViewingMember | null
}

/**
 * Rows of products as the wire has them: with their activities, and the prices for this viewer.
 * @param known the prices, if they have been read
 */
export async function serializeGoods(
  db: Database,
  { company_id, member, now }: PriceViewer,
  rows: GoodsRow[],
  known?: Map<string, ActivePrices>,
): Promise<GoodsItem[]> {
  if (rows.length === 0) return []
  const [prices, promotions] = await Promise.all([
    known ??
      activePrices(
        db,
        company_id,
        rows.map(({ item_id }) => item_id),
        member,
        now,
      ),
    promotionsByGoods(db, company_id, [...new Set(rows.map(({ goods_id }) => goods_id))], member, now),
  ])
  return rows.map((row) => {
    const own = prices.get(row.item_id)
    const promotion_activity = [
      ...(own ? pricedActivities(own) : []),
      ...(promotions.get(row.goods_id) ?? []),
    ]
    const [first] = promotion_activity
    return {
      ...row,
      itemId: row.item_id,
      itemName: row.item_name,
      title: row.item_name,
      sub_title: row.brief,
      bn: row.item_bn,
      image_default_id: row.pics[0] ?? '',
      is_point: row.item_type === 'pointsmall',
      valid_lucky: own?.staff?.invalid ? 1 : 0,
      ...(own && shownPrices(own)),
      promotion_activity,
      promotion_tag: first?.promotion_tag ?? '',
      promotion_name: first?.marketing_name ?? '',
    }
  })
}

/** The viewer of a request, now. */
export const viewerOf = ({ company_id, member }: Omit<Viewer, 'now'>): Viewer => ({
  company_id,
  member,
  now: timeNow(),
})

export type ShownPrices = Pick<GoodsItem, 'act_price' | 'activity_price' | 'member_price'>

/**
 * The prices beside an item's own (rule price-3): an activity's only while it is the lowest, so that the price shown is
 * the price charged; the member's price for members alone.
 */
export function shownPrices({ price, seckill, limited, staff, member_price }: ActivePrices): ShownPrices {
  const activities = [seckill, limited, staff && !staff.invalid ? staff : null]
  const lowest = Math.min(...activities.map((activity) => activity?.price ?? Infinity))
  const shows = lowest < Math.min(price, member_price ?? Infinity)
  return {
    ...(shows && { act_price: lowest, activity_price: lowest }),
    ...(member_price !== null && { member_price }),
  }
}

/** `tag_type` → its Chinese. */
export const PROMOTION_TAGS: Record<PromotionActivity['tag_type'], string> = {
  full_minus: '满减',
  full_discount: '满折',
  full_gift: '满赠',
  plus_price_buy: '换购',
  limited_time_sale: '限时特惠',
  normal: '秒杀',
}

async function promotionsByGoods(
  ...args: Parameters<typeof runningPromotions>
): Promise<Map<string, PromotionActivity[]>> {
  const found = new Map<string, PromotionActivity[]>()
  for (const row of await runningPromotions(...args))
    found.set(row.goods_id, [...(found.get(row.goods_id) ?? []), serializePromotion(row)])
  return found
}

function serializePromotion({
  promotion_id,
  kind,
  marketing_name,
  steps,
  ...row
}: PromotionRow): PromotionActivity {
  return {
    promotion_id,
    tag_type: kind,
    promotion_tag: PROMOTION_TAGS[kind],
    marketing_name,
    rules: steps.map((step) =>
      stepText({ kind, condition_type: row.condition_type, repeats: row.repeats }, step),
    ),
    start_time: Math.floor(row.start_time),
    end_time: Math.floor(row.end_time),
  }
}

/** 秒杀 and 限时特惠 of an item, with their prices. */
function pricedActivities({ seckill, limited }: ActivePrices): PromotionActivity[] {
  const found = [
    { tag_type: 'normal' as const, priced: seckill },
    { tag_type: 'limited_time_sale' as const, priced: limited },
  ]
  return found.flatMap(({ tag_type, priced }) =>
    priced
      ? [
          {
            promotion_id: priced.id,
            tag_type,
            promotion_tag: PROMOTION_TAGS[tag_type],
            marketing_name: priced.name,
            rules: [],
            activity_price: priced.price,
            start_time: priced.start_time,
            end_time: priced.end_time,
          },
        ]
      : [],
  )
}
