import { lazy, Suspense, useState } from 'react'
import { Price } from '@widgets/shared/Price'
import type { Checkout, CheckoutState } from '../../checkout'
import { couponsIn, PLATFORM, withCoupon, type CouponGroup } from '../../coupons'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/checkout'
import css from './ShopCard.module.css'

const CouponDialog = lazy(() => import('./CouponDialog'))

interface CouponRowProps {
  label: string
  /** A shop, or `PLATFORM`. */
  giver: string
  group: CouponGroup | undefined
  checkout: Checkout
  state: CheckoutState
}

/** The coupon of one giver that is used, and choosing another. Nothing where the member has none of it. */
export function CouponRow({ label, giver, group, checkout, state }: CouponRowProps) {
  const [asking, ask] = useState<{ open: boolean }>()
  const { quote } = state
  if (!group) return null
  const used = giver === PLATFORM ? quote?.platform_coupon : couponOf(quote, giver)
  const { coupon_code = '', info, discount_fee } = used ?? {}
  return (
    <div className={css.couponRow}>
      <span className={css.label}>{label}</span>
      <span className={css.used}>
        {coupon_code === '' ? (
          group.usable.length > 0 ? (
            texts.usable(group.usable.length)
          ) : (
            texts.noneUsable
          )
        ) : (
          <>
            {info} <Price cents={-(discount_fee ?? 0)} className={css.fee} />
          </>
        )}
      </span>
      <Button
        kind="text"
        size="small"
        disabled={!quote}
        aria-label={`${texts.chooseCoupon} ${label}`}
        onClick={() => ask({ open: true })}
      >
        {coupon_code === '' ? texts.choose : texts.change}
      </Button>
      {asking && quote && (
        <Suspense fallback={null}>
          <CouponDialog
            open={asking.open}
            title={label}
            group={group}
            chosen={coupon_code}
            onCancel={() => ask({ open: false })}
            onChosen={(code) => {
              ask({ open: false })
              void checkout.choose({ coupons: withCoupon(couponsIn(quote), giver, code) })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const couponOf = (quote: CheckoutState['quote'], giver: string) =>
  quote?.shops.find(({ distributor_id }) => distributor_id === giver)?.coupon_info
