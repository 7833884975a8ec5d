import { ClaimButton, CouponTicket } from './CouponTicket'
import { COUPON_STATES, type ShownCoupon } from './coupon'

interface CouponCardProps {
  coupon: ShownCoupon
  /** Called on 领取 while the coupon can be claimed; without it the card has no button. */
  onClaim?: (coupon: ShownCoupon) => void
  /** The claim is in progress. */
  busy?: boolean
}

/** One coupon of a widget: its ticket, or its picture if it has one. */
export function CouponCard({ coupon, onClaim, busy = false }: CouponCardProps) {
  const open = coupon.state === 0 && coupon.kind === 'live'
  const title = coupon.title || `${coupon.figure}${coupon.unit}`
  const text = COUPON_STATES[coupon.state]
  return (
    <CouponTicket
      worth={coupon}
      title={title}
      lines={[coupon.description]}
      closed={!open}
      picture={coupon.picture}
      foot={
        onClaim && (
          <ClaimButton
            text={text}
            label={`${text} ${title}`}
            open={open}
            busy={busy}
            onClaim={() => onClaim(coupon)}
          />
        )
      }
    />
  )
}
