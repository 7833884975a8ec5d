import { clsx } from 'clsx'
import { texts } from '../texts/auth'
import css from './Steps.module.css'

interface StepsProps {
  names: readonly string[]
  /** The current one, counted from 0. */
  at: number
}

/** Progress through the steps. */
export function Steps({ names, at }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={texts.step}>
      {names.map((name, index) => (
        <li
          key={name}
          className={clsx(css.step, index <= at && css.reached)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
