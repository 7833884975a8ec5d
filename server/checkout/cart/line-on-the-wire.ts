import type { CartLine, CartRow } from '@schemas/generated/api'
import { PROMOTION_TAGS } from '../../catalogue'
import { inScope, type PricingPromotion, stepText } from '../../pricing'
import type { LiveLine } from './live-line'
import type { CartOverview, PricedLine, ShopCart } from './overview'

/** What a line is besides its price in this cart. */
export function rowOnTheWire({ row, item, charged, store }: LiveLine): CartRow {
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
export function lineOnTheWire(
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
    ...rowOnTheWire(line),
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

/** A line that cannot be bought, at the price that it has by itself. */
export const invalidOnTheWire = ({ line, reason }: CartOverview['invalid'][number]): CartLine => {
  const total_fee = line.charged.price * line.row.num
  const sums = { discount_fee: 0, total_fee, discount_info: [] }
  return lineOnTheWire({ line, price: line.charged.price, sums }, [], [], reason)
}

const userOf = (owner: string) => (owner.startsWith('m:') ? owner.slice(2) : '')

/** 满减 and 满折 that the line may join: one of them is chosen. */
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
