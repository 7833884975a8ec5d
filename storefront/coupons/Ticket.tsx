import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { Card } from '@schemas/generated/api'
import { COUPON_STATES } from '@widgets/shared/coupon'
import { texts } from '../texts/shops'
import { claimState, faceOf, percentTaken } from './face'
import css from './Ticket.module.css'

interface TicketProps {
  card: Card
  /** By this shopper since the page came. */
  claimed: number
  busy: boolean
  onClaim(): void
}

/** One coupon: what it takes off, for what, until when; a button that says how it stands. */
export function Ticket({ card, claimed, busy, onClaim }: TicketProps) {
  const { title, object_use_for, get_limit, custom_url } = card
  const { symbol, figure, unit, condition, validity } = faceOf(card)
  const state = claimState(card, claimed)
  const percent = percentTaken(card, claimed)
  const isOpen = state === 0
  return (
    <div className={clsx(css.ticket, !isOpen && css.closed)}>
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
        <p className={css.line}>
          {object_use_for && <span>{texts.usedFor(object_use_for)}</span>}
          {get_limit > 0 && <span>{texts.limit(get_limit)}</span>}
        </p>
        <p className={css.line}>{validity}</p>
        <div className={css.foot}>
          {isOpen && (
            <span className={css.taken}>
              <progress value={percent} max={100} aria-label={texts.taken(percent)} className={css.bar} />
              {texts.taken(percent)}
            </span>
          )}
          {state === 1 && (
            <Anchor link={custom_url || '/items'} className={css.use}>
              {texts.use}
            </Anchor>
          )}
          <button
            type="button"
            className={css.claim}
            // not `disabled`: it keeps the focus of who has just claimed
            aria-disabled={!isOpen || undefined}
            aria-busy={busy || undefined}
            aria-label={`${COUPON_STATES[state]} ${title}`}
            onClick={() => isOpen && !busy && onClaim()}
          >
            {COUPON_STATES[state]}
          </button>
        </div>
      </div>
    </div>
  )
}
