import { useState } from 'react'
import { useActions } from '@engine'
import type { Card } from '@schemas/generated/api'
import { claimState } from '@widgets/shared/coupon'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/goods'
import css from './BuyBox.module.css'

/** Claiming one coupon of a product, and whether it can be. */
export function useCardClaim(card: Card) {
  const { claimCoupon } = useActions()
  const [claimed, setClaimed] = useState(0)
  const [busy, setBusy] = useState(false)
  const claim = async () => {
    if (busy) return
    setBusy(true)
    const done = await claimCoupon(card.card_id).finally(() => setBusy(false))
    if (!done) return
    setClaimed(claimed + 1)
    showToast(texts.claimed)
  }
  return { state: claimState(card, claimed), busy, claim: () => void claim() }
}

/** A coupon in one word, claimed by a click. */
export function Coupon({ card }: { card: Card }) {
  const { state, claim } = useCardClaim(card)
  return (
    <button type="button" className={css.coupon} title={card.title} disabled={state !== 0} onClick={claim}>
      {couponLabel(card)}
    </button>
  )
}
