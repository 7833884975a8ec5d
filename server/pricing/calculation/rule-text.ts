/** Rules of promotions and coupons in words for shoppers. */
import { ruleYuan } from '@schemas/money'
import type { PricingCoupon, PricingPromotion } from './model'
import type { PromotionStep } from '../../db/schema'

/** 8.5 for 15 percent off (`discount` is percent off, rule price-6). */
const zhe = (percentOff: number): string => String((100 - percentOff) / 10)

type PromotionRule = Pick<PricingPromotion, 'kind' | 'condition_type' | 'repeats'>

/** 满300元减50元, 每满2件减10元, 满3件打8折, 满199元赠1件. */
export function stepText({ kind, condition_type, repeats }: PromotionRule, step: PromotionStep): string {
  const full = condition_type === 'pieces' ? `${step.full}件` : `${ruleYuan(step.full)}元`
  const from = `${repeats ? '每满' : '满'}${full}`
  const gifts = step.gifts ?? []
  switch (kind) {
    case 'full_minus':
      return `${from}减${ruleYuan(step.minus ?? 0)}元`
    case 'full_discount':
      return `${from}打${zhe(step.discount ?? 0)}折`
    case 'full_gift':
      return `${from}赠${gifts.reduce((sum, { num }) => sum + num, 0)}件`
    case 'plus_price_buy':
      return `${from}可${gifts.map(({ price }) => `${ruleYuan(price)}元`).join('、')}换购`
  }
}

type CouponRule = Pick<PricingCoupon, 'card_type' | 'least_cost' | 'reduce_cost' | 'discount' | 'most_cost'>

/** 满99元减20元, 满199元打8折，最多减200元. */
export function couponText(coupon: CouponRule): string {
  const { card_type, least_cost, reduce_cost, discount, most_cost } = coupon
  const from = least_cost > 0 ? `满${ruleYuan(least_cost)}元` : '无门槛'
  if (card_type === 'cash') return `${from}减${ruleYuan(reduce_cost)}元`
  return `${from}打${zhe(discount)}折${most_cost > 0 ? `，最多减${ruleYuan(most_cost)}元` : ''}`
}
