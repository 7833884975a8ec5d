import { clsx } from 'clsx'
import { texts } from '../texts/controls'
import css from './Rating.module.css'
import { useOwnId } from './use-own-id'

/** Stars at most. */
export const RATING_MAX = 5

interface RatingProps {
  /** What is rated. */
  label: string
  /** What it is called by, where one thing is rated twice. */
  name?: string
  /** Stars, whole; 0: not rated. */
  value: number
  max?: number
  /** Absent: it is only shown. */
  onChange?(value: number): void
}

/** Stars: a picture with a name, or one choice of a few, which arrow keys walk over as over any radio buttons. */
export function Rating({ label, name = label, value, max = RATING_MAX, onChange }: RatingProps) {
  const id = useOwnId(name)
  const stars = Array.from({ length: max }, (_, index) => index + 1)
  if (!onChange)
    return (
      <span className={css.stars}>
        <span className="screen-reader-only">{texts.rated(label, value, max)}</span>
        {stars.map((star) => (
          <Star key={star} on={star <= value} />
        ))}
      </span>
    )
  return (
    <span className={css.stars} role="radiogroup" aria-label={label}>
      {stars.map((star) => (
        <label key={star} className={css.choice}>
          <input
            type="radio"
            name={id}
            className={css.radio}
            aria-label={texts.stars(star)}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Star on={star <= value} />
        </label>
      ))}
    </span>
  )
}

const Star = ({ on }: { on: boolean }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" className={clsx(css.star, on && css.on)} aria-hidden="true">
    <path d="M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  </svg>
)
