import { clsx } from 'clsx'
import { Price } from '@widgets/shared/Price'
import { units } from '@storefront/shell/texts/units'
import css from './PointsPrice.module.css'

interface PointsPriceProps {
  points: number
  /** Cents beside them; 0 for points alone. */
  cents: number
  className?: string | undefined
}

/** What an article costs: points, and money beside them where it does. */
export function PointsPrice({ points, cents, className }: PointsPriceProps) {
  return (
    <span className={clsx(css.price, className)}>
      {points.toLocaleString('zh-CN')}
      <span className={css.unit}>{units.points}</span>
      {cents > 0 && (
        <>
          <span className={css.unit}>+</span>
          <Price cents={cents} />
        </>
      )}
    </span>
  )
}
