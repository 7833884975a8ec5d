import type { Card, PromotionActivity } from '@schemas/generated/api'
import { Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/detail'
import { Coupon } from './Coupon'
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
          <li key={`${card.card_id}/${card.user_get_num}`} className={css.row}>
            <span className={css.about}>
              <b>{card.title}</b>
              <span className={css.terms}>{card.description}</span>
            </span>
            <Coupon card={card} text={texts.claim} />
          </li>
        ))}
      </ul>
      {promotions.length > 0 && <Promotions list={promotions} />}
    </Modal>
  )
}
