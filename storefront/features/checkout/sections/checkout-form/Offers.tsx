import type { Checkout, CheckoutState } from '../../checkout'
import { PLATFORM, type CouponGroup } from '../../coupons'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/checkout'
import { CouponRow } from './CouponRow'
import { Points } from './Points'

interface OffersProps {
  checkout: Checkout
  state: CheckoutState
  groups: ReadonlyMap<string, CouponGroup>
}

/** What lowers the whole sum: the platform's coupon and points. */
export function Offers({ checkout, state, groups }: OffersProps) {
  const { quote } = state
  const platform = groups.get(PLATFORM)
  if (!platform && quote && !quote.is_open_deduct_point) return null
  return (
    <Card aria-label={texts.offers}>
      <CouponRow
        label={texts.platformCoupon}
        giver={PLATFORM}
        group={platform}
        checkout={checkout}
        state={state}
      />
      {quote?.is_open_deduct_point !== false && <Points checkout={checkout} state={state} />}
    </Card>
  )
}
