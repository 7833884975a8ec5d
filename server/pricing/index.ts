export { allocate, floorShare, percentOf } from './calculation/allocate'
export { type Breakdown, breakdownOf } from './calculation/breakdown'
export { priceCheckout, type PricedCheckout, type PricedShop } from './calculation/checkout'
export type { CouponChoice, CouponsAsked, UsedCoupon } from './calculation/coupon-choice'
export { couponEffect, type CouponReach, isEligible } from './calculation/coupons'
export type { Extra } from './calculation/extras'
export { freightFee } from './calculation/freight'
export type { Activity } from './calculation/full-reductions'
export { groupBy } from './calculation/group-by'
export type {
  DiscountInfo,
  GoodsFacts,
  PricingCoupon,
  PricingLine,
  PricingPromotion,
  PricingTemplate,
  Scope,
  Share,
} from './calculation/model'
export { freightInfo, type FreightPaid, pointsEarned } from './calculation/points'
export { refundShare } from './calculation/refund-share'
export { couponText, stepText } from './calculation/rule-text'
export { runningPromotions } from './calculation/running-promotions-repo'
export type { RunningLine } from './calculation/running'
export { inScope } from './calculation/scope'
export { missing } from './calculation/steps'
export { coveredBy } from './coupons/bound-goods'
export { boundOf } from './coupons/bounds'
export { EXPIRED, OFFERED, ofShops } from './coupons/fragments'
export { listCoupons } from './coupons/service'
export {
  activePrices,
  type ActivePrices,
  activityPrice,
  type PricedMember,
  type SeckillPrice,
  type ViewingMember,
} from './promotions/active-prices'
export { type Charged, limitOfPrice, lowestPrice } from './promotions/lowest-price'
export { activityStatus } from './promotions/seckill-status'
export { releasePromotions, usePromotions } from './promotions/uses'
