import type { CartLine, CartRow, CartActivity, CartExtras } from '@schemas/generated/api'
import { PROMOTION_TAGS } from '../../catalogue'
import {
  inScope,
  type PricingPromotion,
  stepText,
  type Activity,
  type Extra,
  groupBy,
  missing,
  type RunningLine,
} from '../../pricing'
import type { LiveLine } from './line'
import type { CartOverview, PricedLine, ShopCart } from './overview'
import type { LiveItem } from './live-repo'

/** A line without its price in this cart. */
export function toCartRow({ row, item, charged, store }: LiveLine): CartRow {
  return {
    cart_id: row.cart_id,
    user_id: userOf(row.owner),
    cart_type: row.cart_type,
    shop_type: row.shop_type,
    shop_id: row.distributor_id,
    item_id: row.item_id,
    goods_id: item?.goods_id ?? '',
    item_name: item?.item_name ?? '',
    pics: item?.pics[0] ?? '',
    price: charged.price,
    num: row.num,
    store,
    is_checked: row.is_checked,
    is_plus_buy: row.line_type === 'plus_buy',
    activity_id: row.activity_id ?? '',
  }
}

/** A line of cart/list. */
export function toCartLine(
  { line, price, sums }: PricedLine,
  promotions: readonly PricingPromotion[],
  activities: ShopCart['activities'],
  reason = '',
): CartLine {
  const { row, item, charged, prices, limit, notice } = line
  const joined = activities.find(({ keys }) => keys.includes(row.cart_id))
  const isPlusBuy = row.line_type === 'plus_buy'
  const sale = item?.price ?? 0
  const isMemberPrice = charged.source === 'member' && !isPlusBuy
  return {
    ...toCartRow(line),
    items_id: [],
    item_type: item?.item_type ?? '',
    product_type: item?.product_type ?? 'normal',
    item_bn: item?.item_bn ?? '',
    brief: item?.brief ?? '',
    item_spec_desc: item?.item_spec_desc ?? '',
    price,
    added_price: row.price_added ?? 0,
    sale_price: sale,
    market_price: item?.market_price ?? 0,
    member_price: prices?.member_price ?? 0,
    point: item?.point ?? 0,
    start_num: item?.start_num ?? 1,
    limit_num: item?.limit_num ?? 0,
    approve_status: item?.approve_status ?? 'instock',
    activity_id: joined?.promotion.promotion_id ?? '',
    activity_type: joined?.promotion.kind ?? 'normal',
    activity_info: sums.discount_info,
    promotions: choicesOf(line, promotions).map((promotion) => choice(promotion, joined?.promotion)),
    marketing_id: isPlusBuy ? (row.activity_id ?? '') : '',
    discount_fee: sums.discount_fee,
    member_discount: isMemberPrice ? (sale - price) * row.num : 0,
    total_fee: sums.total_fee,
    limitedBuy: limit ? { limit_buy: limit.most, limit_period: limit.period, bought: limit.bought } : {},
    limitedTimeSaleAct: saleOf(line),
    is_last_price: charged.source !== 'shelf' && charged.source !== 'member',
    parent_id: '',
    packages: [],
    notice: notice?.message ?? '',
    reason,
  }
}

/** A line that cannot be bought, at its price without promotions. */
export const toInvalidLine = ({ line, reason }: CartOverview['invalid'][number]): CartLine => {
  const total_fee = line.charged.price * line.row.num
  const sums = { discount_fee: 0, total_fee, discount_info: [] }
  return toCartLine({ line, price: line.charged.price, sums }, [], [], reason)
}

const userOf = (owner: string) => (owner.startsWith('m:') ? owner.slice(2) : '')

/** Full reductions (满减, 满折) that the line may join; it joins one of them. */
function choicesOf(
  { row, item, charged }: LiveLine,
  promotions: readonly PricingPromotion[],
): PricingPromotion[] {
  const isOpen = charged.source === 'shelf' || charged.source === 'member'
  if (!item || !isOpen || row.line_type === 'plus_buy') return []
  return promotions.filter(
    (promotion) =>
      (promotion.kind === 'full_minus' || promotion.kind === 'full_discount') &&
      (promotion.distributor_id === null || promotion.distributor_id === row.distributor_id) &&
      inScope(promotion, item),
  )
}

const choice = (
  promotion: PricingPromotion,
  used: PricingPromotion | undefined,
): CartLine['promotions'][number] => ({
  promotion_id: promotion.promotion_id,
  tag_type: promotion.kind,
  promotion_tag: PROMOTION_TAGS[promotion.kind],
  marketing_name: promotion.marketing_name,
  rule: promotion.steps.map((step) => stepText(promotion, step)).join('，'),
  is_used: promotion.promotion_id === used?.promotion_id,
})

function saleOf({ charged, prices }: LiveLine): CartLine['limitedTimeSaleAct'] {
  const sale = prices?.limited
  if (charged.source !== 'limited_time_sale' || !sale) return {}
  const { id, name, price, end_time } = sale
  return { id, name, price, end_time }
}

/** The items of gifts and add-on offers. */
export interface ExtraProducts {
  items: ReadonlyMap<string, LiveItem>
  /** Pieces that are left, by `{distributor}/{item}`. */
  stores: ReadonlyMap<string, number>
}

/** Gifts (满赠) or add-on offers (换购) of one shop, by promotion. */
export function toCartExtras(
  extras: readonly Extra[],
  distributor_id: string,
  { items, stores }: ExtraProducts,
  lines: readonly PricedLine[],
): CartExtras[] {
  return [...groupBy(extras, ({ promotion }) => promotion)].map(([promotion, own]) => ({
    activity_id: promotion.promotion_id,
    activity_name: promotion.marketing_name,
    rule: own[0]?.rule ?? '',
    items: own.flatMap(({ item_id, num, price }) => {
      const item = items.get(item_id)
      if (!item || item.is_deleted) return []
      const taken = lines.find(
        ({ line: { row } }) =>
          row.line_type === 'plus_buy' &&
          row.item_id === item_id &&
          row.activity_id === promotion.promotion_id,
      )
      return {
        item_id,
        item_name: item.item_name,
        pics: item.pics[0] ?? '',
        num,
        price,
        market_price: item.market_price,
        store: stores.get(`${distributor_id}/${item_id}`) ?? 0,
        cart_id: taken?.line.row.cart_id ?? '',
      }
    }),
  }))
}

/** A full reduction (满减, 满折) with its lines: what it takes off, and what is missing to its next step. */
export function toCartActivity(
  { promotion, keys, discount }: Activity,
  running: readonly RunningLine[],
): CartActivity {
  const next = missing(
    promotion,
    running.filter(({ line }) => keys.includes(line.key)),
  )
  const [first] = promotion.steps
  const shown = next ?? (first && { step: first, short: 0 })
  return {
    activity_id: promotion.promotion_id,
    activity_type: promotion.kind,
    activity_name: promotion.marketing_name,
    rule: discount?.info.rule ?? (shown ? stepText(promotion, shown.step) : ''),
    reached: discount !== null,
    short: next?.short ?? 0,
    condition_type: promotion.condition_type,
    discount_fee: discount?.info.discount_fee ?? 0,
    cart_ids: keys,
  }
}
