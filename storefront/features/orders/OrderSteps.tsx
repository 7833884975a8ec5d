import { isoOf, momentOf } from '../../shell/parts/moments'
import type { Step } from './facts'
import { texts } from './texts/order-detail'
import css from './OrderSteps.module.css'

/** How far an order has come, one step below the other, with what is known of each. */
export function OrderSteps({ steps }: { steps: readonly Step[] }) {
  const reached = steps.findLastIndex(({ at }) => at > 0)
  return (
    <ol className={css.steps} aria-label={texts.progress}>
      {steps.map(({ text, at, note }, index) => (
        <li
          key={text}
          className={css.step}
          data-done={at > 0 ? '' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <b>{text}</b>
          {at > 0 && (
            <time className={css.at} dateTime={isoOf(at)}>
              {momentOf(at)}
            </time>
          )}
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
