import { useEffect, useRef, useState } from 'react'
import type { CartLine, CartCoupon, CartListAnswer } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/cart'
import css from './Bar.module.css'
import { chosenOf, validLines } from '../../cart/figures'
import { act } from './act'
import { MallHint } from './parts'
import { TickAll } from './Tick'

interface UndoProps {
  taken: readonly CartLine[]
  /** It is back, or the shopper no longer wants it. */
  onDone(): void
}

/** Brings back what was removed last. */
function Undo({ taken, onDone }: UndoProps) {
  const [busy, setBusy] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const [first] = taken
  // the button that had the focus went with its line
  useEffect(() => {
    if (taken.length > 0) bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [taken])
  if (!first) return null
  const undo = async () => {
    setBusy(true)
    const back = await act(({ putBack }) => putBack(taken)).finally(() => setBusy(false))
    if (back) onDone()
  }
  return (
    <div className={css.undo} ref={bar}>
      <output>
        {taken.length > 1
          ? texts.removedLines(first.item_name, taken.length)
          : texts.removedLine(first.item_name)}
      </output>
      <Button size="small" busy={busy} onClick={() => void undo()}>
        {texts.undone}
      </Button>
      <Button kind="text" size="small" aria-label={texts.close} onClick={onDone}>
        ×
      </Button>
    </div>
  )
}

interface BarProps {
  cart: CartListAnswer
  coupons: readonly CartCoupon[]
  /** On a phone: what is done to the ticked lines instead of what they come to. */
  managing: boolean
  /** What was removed last and can come back. */
  taken: readonly CartLine[]
  onTaken(lines: readonly CartLine[]): void
}

/** What is ticked, what it comes to, and the way to checkout; it stays in sight. */
export function Bar({ cart, coupons, managing, taken, onTaken }: BarProps) {
  const [busy, setBusy] = useState(false)
  const { pieces, discount_fee, total_fee } = chosenOf(cart)
  const lines = validLines(cart)
  const ticked = lines.filter(({ is_checked }) => is_checked)
  const remove = async () => {
    const question = texts.removeManyQuestion(ticked.length)
    if (await act(({ takeOut }) => takeOut(ticked, question))) onTaken(ticked)
  }
  const toCheckout = async () => {
    setBusy(true)
    await act(({ settle }) => settle()).finally(() => setBusy(false))
  }
  return (
    <div className={css.sticky}>
      <Undo taken={taken} onDone={() => onTaken([])} />
      {lines.length > 0 && (
        <div className={css.bar} data-managing={managing || undefined}>
          <TickAll lines={lines} />
          <Button kind="text" disabled={ticked.length === 0} onClick={() => void remove()}>
            {texts.removeTicked}
          </Button>
          <Button
            kind="text"
            disabled={ticked.length === 0}
            onClick={() => void act(({ keepLines }) => keepLines(ticked))}
          >
            {texts.keepTicked}
          </Button>
          {coupons.length > 0 && <MallHint cart={cart} coupons={coupons} />}
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
