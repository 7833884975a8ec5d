import { Anchor } from '@engine'
import type { Card } from '@schemas/generated/api'
import type { CouponGap } from '../../cart/coupon-gap'
import { couponLabel } from '../../goods/coupon-label'
import { texts } from '../../texts/cart'
import css from './CouponHint.module.css'

/** 再买¥x可用: what is missing to the next coupon, and where it can be had. */
export function CouponHint({ gap }: { gap: CouponGap<Card> | undefined }) {
  if (!gap) return null
  return (
    <p className={css.hint}>
      {texts.couponGap(gap.short)}
      <Anchor link="/member/coupon-center" className={css.coupon}>
        {couponLabel(gap.card)}
      </Anchor>
    </p>
  )
}
