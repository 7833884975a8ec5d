export { claimCoupon } from './member-coupons/claim'
export {
  memberCoupons,
  memberCouponCount,
  type MemberCouponFilter,
  type MemberCouponRow,
} from './member-coupons/repo'
export { toMemberCoupon, type CouponEffect, unusableReason } from './member-coupons/serialize'
export { type ReachableCoupon, reachableCoupons, usableCoupons } from './member-coupons/usable-repo'
export { lockCoupons, releaseCoupons, useCoupons } from './member-coupons/service'
export { seckillDeadline, releasePieces, takePieces } from './seckill/pieces'
export { issueTicket } from './seckill/service'
export { readTicket, type Ticket } from './seckill/ticket'
export { buyVipGrade } from './vip-cards/service'
