import { clsx } from 'clsx'
import { texts } from '../../texts/auth'
import css from './Steps.module.css'

/** How far one has come. @param at the current step, counted from 0 */
export function Steps({ at }: { at: number }) {
  return (
    <ol className={css.steps} aria-label={texts.step}>
      {texts.steps.map((name, index) => (
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
