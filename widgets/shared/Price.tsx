import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { amountOf, centsOf } from '@schemas/money'
import css from './Price.module.css'

interface PriceProps {
  /** Cents; an invalid amount renders nothing. */
  cents: unknown
  /** Decimal places, 0 to 2 (`wgtToFixed`). */
  digits?: unknown
  /** A former price, struck through. */
  former?: boolean
  className?: string | undefined
  style?: CSSProperties
}

/** A price in tabular figures with a smaller ¥ and decimals. */
export function Price({ cents, digits = 2, former = false, className, style }: PriceProps) {
  const value = centsOf(cents)
  if (value === undefined) return null
  const { sign, whole, decimals } = amountOf(value, digits)
  const Tag = former ? 'del' : 'span'
  return (
    <Tag className={clsx(css.price, former && css.former, className)} style={style}>
      <span className={css.small}>{sign}¥</span>
      {whole}
      {decimals && <span className={css.small}>{decimals}</span>}
    </Tag>
  )
}
