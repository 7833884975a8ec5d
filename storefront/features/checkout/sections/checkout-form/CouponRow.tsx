import type { Checkout, CheckoutState } from '../../checkout'
import { couponsIn, PLATFORM, withCoupon, type CouponGroup } from '../../coupons'
import { texts } from '../../texts/checkout'
import { useDialog } from '../../use-dialog'
import { ChoiceRow } from './ChoiceRow'
import { opened } from '@storefront/shell/parts/opened'

const CouponDialog = opened(() => import('./CouponDialog'))

interface CouponRowProps {
  label: string
  /** A shop, or `PLATFORM`. */
  giver: string
  group: CouponGroup | undefined
  checkout: Checkout
  state: CheckoutState
}

/**
 * The coupon of one giver that is used, and choosing another; what it takes off is printed with the other figures. Nothing
 * where the member has none of it.
 */
export function CouponRow({ label, giver, group, checkout, state: { quote } }: CouponRowProps) {
  const dialog = useDialog()
  if (!group) return null
  const used = giver === PLATFORM ? quote?.platform_coupon : couponOf(quote, giver)
  const { coupon_code = '', info } = used ?? {}
  const { length } = group.usable
  const unused = length > 0 ? texts.usable(length) : texts.noneUsable
  return (
    <>
      <ChoiceRow
        label={label}
        action={coupon_code === '' ? texts.choose : texts.change}
        actionName={`${texts.chooseCoupon} ${label}`}
        disabled={!quote}
        onOpen={dialog.show}
      >
        {coupon_code === '' ? unused : info}
      </ChoiceRow>
      {dialog.asked && quote && (
        <CouponDialog
          open={dialog.open}
          title={label}
          group={group}
          chosen={coupon_code}
          onCancel={dialog.hide}
          onChosen={(code) => {
            dialog.hide()
            void checkout.choose({ coupons: withCoupon(couponsIn(quote), giver, code) })
          }}
        />
      )}
    </>
  )
}

const couponOf = (quote: CheckoutState['quote'], giver: string) =>
  quote?.shops.find(({ distributor_id }) => distributor_id === giver)?.coupon_info
