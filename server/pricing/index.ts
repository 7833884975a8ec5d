export {
  type Breakdown,
  breakdownOf,
  priceCheckout,
  type PricedCheckout,
  type PricedShop,
} from './calculation/checkout'
export {
  type CouponChoice,
  couponEffect,
  type CouponReach,
  isEligible,
  type UsedCoupon,
  type CouponRequest,
} from './calculation/coupons'
export { type Freight, freightFee, freightOf } from './calculation/freight'
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
export { type Activity, type Extra, missing } from './calculation/promotions'
export { couponText, stepText } from './calculation/rule-text'
export { inScope, type RunningLine } from './calculation/running'
export { runningPromotions } from './calculation/running-promotions-repo'
export { allocate, floorShare, percentOf, refundShare } from './calculation/shares'
export { coveredBy, EXPIRED, OFFERED, ofShops } from './coupons/fragments-repo'
export { couponsOf, shopsOfCoupons } from './coupons/admin-repo'
export { type Claims, CLAIMS, claimsOf, readClaims } from './coupons/repo'
export { boundOf, isClaimed, listCoupons, withOwnClaims } from './coupons/service'
export { activePrices, publicActivity } from './promotions/active-prices-repo'
export { onPromotion, promotedBy } from './promotions/fragments-repo'
export {
  type ActivePrices,
  activityStatus,
  type Charged,
  limitOfPrice,
  lowestPrice,
  type PricedMember,
  type SeckillPrice,
  type ViewingMember,
} from './promotions/prices'
export { releasePromotions, usePromotions } from './promotions/uses'
