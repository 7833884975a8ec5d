import { useState } from 'react'
import { useHold } from '@widgets/shared/use-hold'
import { texts } from '../texts/frame'
import { QUANTITY_MAX, QUANTITY_MIN, quantityOf } from './quantity'
import css from './QuantityInput.module.css'

interface QuantityInputProps {
  value: number
  min?: number
  /** The stock, or what may be bought. */
  max?: number
  onChange(value: number): void
  /** What is counted. */
  label: string
}

/** A number with − and +; typing is validated when the field is left. */
export function QuantityInput({
  value,
  min = QUANTITY_MIN,
  max = QUANTITY_MAX,
  onChange,
  label,
}: QuantityInputProps) {
  const [typed, type] = useState<string | null>(null)
  const set = (next: number) => {
    type(null)
    const quantity = quantityOf(next, max, min)
    if (quantity !== value) onChange(quantity)
  }
  const less = useHold(() => set(value - 1))
  const more = useHold(() => set(value + 1))
  return (
    <span className={css.quantity}>
      <button type="button" className={css.step} aria-label={texts.less} disabled={value <= min} {...less}>
        −
      </button>
      <input
        className={css.input}
        inputMode="numeric"
        aria-label={label}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => typed !== null && set(quantityOf(typed, max, min))}
        onKeyDown={(event) => event.key === 'Enter' && set(quantityOf(typed ?? value, max, min))}
      />
      <button type="button" className={css.step} aria-label={texts.more} disabled={value >= max} {...more}>
        +
      </button>
    </span>
  )
}
