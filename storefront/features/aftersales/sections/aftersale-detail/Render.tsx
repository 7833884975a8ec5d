import { clsx } from 'clsx'
import type { Aftersale, AftersaleInfoAnswer } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { ContactService } from '@storefront/shell/parts/ContactService'
import { later } from '@storefront/shell/parts/later'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { isoOf, momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/aftersales'
import { stepsOf } from '../../steps'
import type data from './data'
import { Facts } from './Facts'
import { Goods, Parcels } from './Goods'
import { State } from './State'
import css from './Render.module.css'
import part from './Part.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** px; with the distance to what is above it. */
const HEIGHT = 332

const SendBack = later(async () => (await import('./SendBack')).SendBack, { height: HEIGHT })

/** One after-sales case: its state, actions, goods and history. */
export function Render() {
  const { aftersale: asked, couriers, service } = useAnswers<typeof data>()
  if (!asked) return null
  if (asked.error)
    return (
      <MemberFrame title={texts.case}>
        <AskFailed error={asked.error} />
      </MemberFrame>
    )
  const aftersale = asked.data
  return (
    <MemberFrame
      title={texts.case}
      extra={<ContactService setting={service.data} about={{ order_id: aftersale.order_id }} />}
    >
      <State aftersale={aftersale} />
      <Steps aftersale={aftersale} />
      {aftersale.actions.includes('sendback') && (
        <SendBack aftersale={aftersale} couriers={couriers.data?.list ?? []} />
      )}
      <Parcels aftersale={aftersale} />
      <Goods aftersale={aftersale} />
      <Facts aftersale={aftersale} />
      <Log events={aftersale.log} />
    </MemberFrame>
  )
}

/** How far a case has come, from left to right. */
function Steps({ aftersale }: { aftersale: Aftersale }) {
  return (
    <ol className={css.steps} aria-label={texts.steps}>
      {stepsOf(aftersale).map(({ text, state }) => (
        <li
          key={text}
          className={clsx(css.step, css[state])}
          aria-current={isHere(state) ? 'step' : undefined}
        >
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

const isHere = (state: string) => state === 'current' || state === 'failed'

/** What happened, the newest first. */
function Log({ events }: { events: AftersaleInfoAnswer['log'] }) {
  const id = useOwnId('log')
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
