import { useState } from 'react'
import { useActions } from '@engine'
import type { Card } from '@schemas/generated/api'
import { claimState } from '@widgets/shared/coupon'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { texts } from '../../texts/goods'
import css from './BuyBox.module.css'

/** A coupon that is claimed by a click. @param text instead of what it is worth, where that stands beside it */
export function Coupon({ card, text }: { card: Card; text?: string }) {
  const { claimCoupon } = useActions()
  const [claimed, setClaimed] = useState(0)
  const claim = async () => {
    if (!(await claimCoupon(card.card_id))) return
    setClaimed(claimed + 1)
    const { showToast } = await import('@storefront/shell/state/toasts')
    showToast(texts.claimed)
  }
  return (
    <button
      type="button"
      className={css.coupon}
      title={card.title}
      aria-label={text && `${text} ${card.title}`}
      disabled={claimState(card, claimed) !== 0}
      onClick={() => void claim()}
    >
      {text ?? couponLabel(card)}
    </button>
  )
}
