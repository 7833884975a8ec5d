import type { ReactNode } from 'react'
import { Price } from '@widgets/shared/Price'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import type { Step } from './figures'
import css from './FigureList.module.css'

interface FigureListProps {
  label?: string
  /** A word below the sum. */
  note?: string | undefined
  children: ReactNode
}

/** Figures one below the other, and what they come to. */
export const FigureList = ({ label, note, children }: FigureListProps) => (
  <>
    <dl className={css.list} aria-label={label}>
      {children}
    </dl>
    {note && <p className={css.note}>{note}</p>}
  </>
)

interface FigureRowProps {
  label: string
  /** How it came to be. */
  steps?: readonly Step[]
  /** A sum in cents, or words. */
  value: number | string
}

/** What a single step comes to is the figure itself, and not said twice. */
export const FigureRow = ({ label, steps = [], value }: FigureRowProps) => {
  const isOneOfMany = steps.length > 1
  return (
    <>
      <dt>
        {label}
        {steps.map(({ text, cents }) => (
          <span key={text} className={css.step}>
            {text}
            {isOneOfMany && cents !== undefined && (
              <>
                {' '}
                <Price cents={cents} className={css.plain} />
              </>
            )}
          </span>
        ))}
      </dt>
      <dd>{typeof value === 'string' ? value : <Price cents={value} className={css.plain} />}</dd>
    </>
  )
}

interface FigureTotalProps {
  label: string
  cents: number
  /** Of what costs points; then `cents` may be 0. */
  points?: number | undefined
}

export const FigureTotal = ({ label, cents, points }: FigureTotalProps) => (
  <>
    <dt className={css.total}>{label}</dt>
    <dd className={css.total}>
      {points === undefined ? (
        <Price cents={cents} className={css.price} />
      ) : (
        <PointsPrice points={points} cents={cents} className={css.price} />
      )}
    </dd>
  </>
)
