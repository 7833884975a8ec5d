import { useMode, useShop } from '@engine'
import type { CouponGroup } from '@schemas/generated/types'
import { shownCoupon } from '../shared/coupon'
import { CouponCard } from '../shared/CouponCard'
import { useClaim } from '../shared/use-claim'
import { Card, type CardHead } from './Card'
import css from './CouponGroups.module.css'
import { Groups } from './Groups'

/** Coupons of a group (designer §5). */
const SHOWN = 3

/** Groups of three coupons that members can claim on the spot. */
export function CouponGroups({ groups, head }: { groups: readonly CouponGroup[]; head: CardHead }) {
  const shop = useShop()
  const mode = useMode()
  const { claim, isBusy, now, dialog } = useClaim()
  const shown = groups
    .map((group) => group.data.flatMap((entry) => shownCoupon(entry, shop, mode) ?? []).slice(0, SHOWN))
    .filter((coupons) => coupons.length > 0)
  if (shown.length === 0) return null
  return (
    <Card {...head}>
      <Groups
        groups={shown.map((coupons, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- groups have no identity but their place
          <ul key={index} className={css.list}>
            {coupons.map((coupon, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- one coupon may be listed twice
              <li key={`${coupon.id}-${place}`} className={css.cell}>
                <CouponCard coupon={now(coupon)} onClaim={claim} busy={isBusy(coupon)} />
              </li>
            ))}
          </ul>
        ))}
      />
      {dialog}
    </Card>
  )
}
