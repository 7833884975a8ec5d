import type { Card, PromotionActivity } from '@schemas/generated/api'
import { Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/detail'
import { COUPON_STATES } from '@widgets/shared/coupon'
import { ClaimButton, CouponTicket } from '@widgets/shared/CouponTicket'
import { couponWorth } from '@storefront/shell/parts/coupon-worth'
import { useCardClaim } from './Coupon'
import css from './OffersSheet.module.css'
import { Promotions } from './Promotions'

interface OffersSheetProps {
  open: boolean
  coupons: readonly Card[]
  promotions: readonly PromotionActivity[]
  onCancel(): void
}

/** px */
const WIDTH = 430

/** On a phone: the coupons of a product, to be claimed, and its promotions. */
export default function OffersSheet({ open, coupons, promotions, onCancel }: OffersSheetProps) {
  return (
    <Modal open={open} title={texts.offers} width={WIDTH} onCancel={onCancel}>
      <ul className={css.coupons}>
        {coupons.map((card) => (
          <li key={`${card.card_id}/${card.user_get_num}`}>
            <SheetCoupon card={card} />
          </li>
        ))}
      </ul>
      {promotions.length > 0 && <Promotions list={promotions} />}
    </Modal>
  )
}

function SheetCoupon({ card }: { card: Card }) {
  const { state, busy, claim } = useCardClaim(card)
  const open = state === 0
  const text = open ? texts.claim : COUPON_STATES[state]
  return (
    <CouponTicket
      worth={couponWorth(card)}
      title={card.title}
      closed={!open}
      lines={[card.description]}
      foot={
        <ClaimButton text={text} label={`${text} ${card.title}`} open={open} busy={busy} onClaim={claim} />
      }
    />
  )
}
