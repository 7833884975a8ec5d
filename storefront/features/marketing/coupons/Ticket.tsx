import { Anchor } from '@engine'
import type { Card } from '@schemas/generated/api'
import { claimState, COUPON_STATES } from '@widgets/shared/coupon'
import { texts } from '../texts/coupons'
import { faceOf, percentTaken } from './face'
import { goodsOf } from './goods-of'
import css from './Ticket.module.css'
import { TicketFrame } from './TicketFrame'

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
  const { validity, ...worth } = faceOf(card)
  const state = claimState(card, claimed)
  const percent = percentTaken(card, claimed)
  const isOpen = state === 0
  return (
    <TicketFrame
      worth={worth}
      title={title}
      closed={!isOpen}
      what={
        <>
          {object_use_for && <span>{texts.usedFor(object_use_for)}</span>}
          {get_limit > 0 && <span>{texts.limit(get_limit)}</span>}
        </>
      }
      when={validity}
      foot={
        <>
          {isOpen && (
            <span className={css.taken}>
              <progress value={percent} max={100} aria-label={texts.taken(percent)} className={css.bar} />
              {texts.taken(percent)}
            </span>
          )}
          {state === 1 && (
            <Anchor link={custom_url || goodsOf(card)} className={css.use}>
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
        </>
      }
    />
  )
}
