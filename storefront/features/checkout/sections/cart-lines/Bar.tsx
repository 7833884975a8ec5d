import { useState } from 'react'
import type { CartCoupon, CartLine, CartListAnswer } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { keepLines, settle, takeOut } from '../../cart.actions'
import { mallGap } from '../../cart/coupon-gap'
import { chosenOf, validLines } from '../../cart/figures'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/cart'
import css from './Bar.module.css'
import { CouponHint } from './CouponHint'
import { TickAll } from './TickAll'
import { Undo } from './Undo'

interface BarProps {
  cart: CartListAnswer
  coupons: readonly CartCoupon[]
  /** What was removed last and can come back. */
  taken: readonly CartLine[]
  onTaken(lines: readonly CartLine[]): void
}

/** What is ticked, what it comes to, and the way to checkout; it stays in sight. */
export function Bar({ cart, coupons, taken, onTaken }: BarProps) {
  const [busy, setBusy] = useState(false)
  const { pieces, discount_fee, total_fee } = chosenOf(cart)
  const lines = validLines(cart)
  const ticked = lines.filter(({ is_checked }) => is_checked)
  const remove = async () => {
    if (await takeOut(ticked, texts.removeManyQuestion(ticked.length))) onTaken(ticked)
  }
  const toCheckout = async () => {
    setBusy(true)
    await settle().finally(() => setBusy(false))
  }
  return (
    <div className={css.sticky}>
      <Undo taken={taken} onDone={() => onTaken([])} />
      {lines.length > 0 && (
        <div className={css.bar}>
          <TickAll lines={lines} />
          <Button kind="text" disabled={ticked.length === 0} onClick={() => void remove()}>
            {texts.removeTicked}
          </Button>
          <Button kind="text" disabled={ticked.length === 0} onClick={() => void keepLines(ticked)}>
            {texts.keepTicked}
          </Button>
          <CouponHint gap={mallGap(coupons, cart)} />
          <output className={css.figures}>
            <span>
              {texts.chosen} <b className={css.pieces}>{pieces}</b> {texts.pieces}
            </span>
            {discount_fee > 0 && (
              <span>
                {texts.saved} <Price cents={discount_fee} className={css.plain} />
              </span>
            )}
            <span>
              {texts.sum} <Price cents={total_fee} className={css.sum} />
            </span>
          </output>
          <Button
            kind="primary"
            size="large"
            busy={busy}
            disabled={ticked.length === 0}
            onClick={() => void toCheckout()}
          >
            {texts.settle}
          </Button>
        </div>
      )}
    </div>
  )
}
