import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import css from './CouponCard.module.css'
import { COUPON_STATES, type ShownCoupon } from './coupon'
import { Picture } from './Picture'

interface CouponCardProps {
  coupon: ShownCoupon
  /** Called on 领取 while the coupon can be claimed; without it the card has no button. */
  onClaim?: (coupon: ShownCoupon) => void
  /** The claim is in progress. */
  busy?: boolean
  /** px; absent: the card fills its container. */
  width?: number
  height?: number
  className?: string
  style?: CSSProperties
}

/** One coupon as a ticket: value and condition, title, claim button; its picture if it has one. */
export function CouponCard({
  coupon,
  onClaim,
  busy = false,
  width,
  height,
  className,
  style,
}: CouponCardProps) {
  const open = coupon.state === 0 && coupon.kind === 'live'
  const name = coupon.title || `${coupon.figure}${coupon.unit}`
  return (
    <div
      className={clsx(
        css.ticket,
        !open && css.closed,
        coupon.kind === 'placeholder' && css.placeholder,
        className,
      )}
      style={{ ...style, width: width ?? style?.width, height: height ?? style?.height }}
    >
      {coupon.picture ? (
        <Picture src={coupon.picture} alt={name} className={css.picture} />
      ) : (
        <div className={css.value}>
          <strong className={css.figure}>
            {coupon.figure || '礼'}
            {coupon.unit && <small className={css.unit}>{coupon.unit}</small>}
          </strong>
          <span className={css.condition}>{coupon.condition}</span>
        </div>
      )}
      <div className={css.side}>
        {!coupon.picture && <span className={css.title}>{coupon.title}</span>}
        {!coupon.picture && coupon.description && (
          <span className={css.description}>{coupon.description}</span>
        )}
        {onClaim && (
          <button
            type="button"
            className={css.claim}
            // not `disabled`, since the claim's dialog restores the focus to this button
            aria-disabled={!open || busy || undefined}
            aria-busy={busy || undefined}
            aria-label={`${COUPON_STATES[coupon.state]} ${name}`}
            onClick={() => open && !busy && onClaim(coupon)}
          >
            {COUPON_STATES[coupon.state]}
          </button>
        )}
      </div>
    </div>
  )
}
