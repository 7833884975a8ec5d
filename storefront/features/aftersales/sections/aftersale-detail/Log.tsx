import { useId } from 'react'
import type { AftersaleInfoAnswer } from '@schemas/generated/api'
import { isoOf, momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/aftersales'
import css from './Log.module.css'
import part from './Part.module.css'

/** What happened, the newest first. */
export function Log({ events }: { events: AftersaleInfoAnswer['log'] }) {
  const id = useId()
  if (events.length === 0) return null
  return (
    <section className={part.part} aria-labelledby={id}>
      <h3 id={id} className={part.heading}>
        {texts.log}
      </h3>
      <ol className={css.log}>
        {events.toReversed().map(({ kind, msg, created }, index) => (
          <li key={`${kind} ${events.length - index}`} className={css.event}>
            <time dateTime={isoOf(created)} className={css.time}>
              {momentOf(created)}
            </time>
            {msg}
          </li>
        ))}
      </ol>
    </section>
  )
}
