import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Anchor } from '@engine'
import type { Card, MemberCoupon } from '@schemas/generated/api'
import { claimState, COUPON_STATES } from '@widgets/shared/coupon'
import { texts } from '../texts/coupons'
import { faceOf, percentTaken, type Worth, worthOf, goodsOf, stateOf } from './face'
import css from './Ticket.module.css'
import { texts as memberTexts } from '../texts/member'

interface TicketProps {
  card: Card
  /** By this shopper since the page came. */
  claimed: number
  busy: boolean
  onClaim(): void
}

/** One coupon: what it takes off, for what, until when; a button that shows its state. */
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
function TicketFrame({ worth, title, what, when, foot, closed }: TicketFrameProps) {
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

/** A coupon of the member: its end, and a link to the items that it is for. */
export function OwnTicket({ coupon }: { coupon: MemberCoupon }) {
  const { title, object_use_for, distributor_list, begin_date, end_date, status, rule } = coupon
  const [now] = useState(Date.now)
  const usable = coupon.valid && status === 1
  return (
    <TicketFrame
      worth={worthOf(coupon)}
      title={title}
      closed={!usable}
      what={[
        ...distributor_list.slice(0, 1).map(({ name }) => memberTexts.ofShop(name)),
        object_use_for ? memberTexts.usedFor(object_use_for) : rule,
      ].join(' · ')}
      when={memberTexts.from(begin_date, end_date)}
      foot={
        <>
          <span className={css.taken}>{stateOf(coupon, now)}</span>
          {usable && (
            <Anchor link={goodsOf(coupon)} className={css.go} label={`${memberTexts.toUse} ${title}`}>
              {memberTexts.toUse}
            </Anchor>
          )}
        </>
      }
    />
  )
}
