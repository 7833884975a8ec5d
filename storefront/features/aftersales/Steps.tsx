import { clsx } from 'clsx'
import type { Aftersale } from '@schemas/generated/api'
import { texts } from './texts/aftersales'
import { stepsOf } from './steps'
import css from './Steps.module.css'

/** How far a sheet has come, from left to right. */
export function Steps({ sheet }: { sheet: Aftersale }) {
  return (
    <ol className={css.steps} aria-label={texts.steps}>
      {stepsOf(sheet).map(({ text, state }) => (
        <li
          key={text}
          className={clsx(css.step, css[state])}
          aria-current={isHere(state) ? 'step' : undefined}
        >
          <span className={css.text}>{text}</span>
        </li>
      ))}
    </ol>
  )
}

const isHere = (state: string) => state === 'current' || state === 'failed'
