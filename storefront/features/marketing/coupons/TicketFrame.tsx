import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Worth } from './face'
import css from './Ticket.module.css'

interface TicketFrameProps {
  worth: Worth
  title: string
  /** What it is for. */
  what: ReactNode
  /** From when and until when. */
  when: ReactNode
  foot: ReactNode
  /** Nothing can be done with it any more. */
  closed: boolean
}

/** The paper of a coupon: what it is worth beside what it is for. */
export function TicketFrame({ worth, title, what, when, foot, closed }: TicketFrameProps) {
  const { symbol, figure, unit, condition } = worth
  return (
    <div className={clsx(css.ticket, closed && css.closed)}>
      <div className={css.value}>
        <strong className={css.figure}>
          {symbol && <small>{symbol}</small>}
          {figure}
          {unit && <small>{unit}</small>}
        </strong>
        <span>{condition}</span>
      </div>
      <div className={css.side}>
        <h3 className={css.title} title={title}>
          {title}
        </h3>
        <p className={css.line}>{what}</p>
        <p className={css.line}>{when}</p>
        <div className={css.foot}>{foot}</div>
      </div>
    </div>
  )
}
