import { Anchor } from '@engine'
import type { CartCoupon } from '@schemas/generated/api'
import type { CouponGap } from '../../cart/coupon-gap'
import { goodsOf } from '@storefront/features/marketing'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { texts } from '../../texts/cart'
import css from './CouponHint.module.css'

/** 再买¥x可用: what is missing to the next coupon; it leads to where that is had, and who has it to what it is for. */
export function CouponHint({ gap }: { gap: CouponGap<CartCoupon> | undefined }) {
  if (!gap) return null
  const { coupon, short } = gap
  return (
    <p className={css.hint}>
      {texts.couponGap(short)}
      <Anchor
        link={coupon.received ? goodsOf(coupon) : '/receive/coupons'}
        className={css.coupon}
        label={`${couponLabel(coupon)} ${coupon.title}`}
      >
        {couponLabel(coupon)}
      </Anchor>
    </p>
  )
}
