import { useState } from 'react'
import { Anchor } from '@engine'
import type { Card, MemberCoupon } from '@schemas/generated/api'
import { claimState, COUPON_STATES } from '@widgets/shared/coupon'
import { ClaimButton, CouponTicket } from '@widgets/shared/CouponTicket'
import { couponWorth } from '@storefront/shell/parts/coupon-worth'
import { texts } from '../texts/coupons'
import { faceOf, percentTaken, goodsOf, stateOf } from './face'
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
    <CouponTicket
      worth={worth}
      title={title}
      closed={!isOpen}
      lines={[
        (object_use_for || get_limit > 0) && (
          <>
            {object_use_for && <span className={css.aim}>{texts.usedFor(object_use_for)}</span>}
            {get_limit > 0 && <span>{texts.limit(get_limit)}</span>}
          </>
        ),
        validity,
      ]}
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
          <ClaimButton
            text={COUPON_STATES[state]}
            label={`${COUPON_STATES[state]} ${title}`}
            open={isOpen}
            busy={busy}
            onClaim={onClaim}
          />
        </>
      }
    />
  )
}

/** A coupon of the member: its end, and a link to the items that it is for. */
export function OwnTicket({ coupon }: { coupon: MemberCoupon }) {
  const { title, object_use_for, distributor_list, begin_date, end_date, status, rule } = coupon
  const [now] = useState(Date.now)
  const usable = coupon.valid && status === 1
  return (
    <CouponTicket
      worth={couponWorth(coupon)}
      title={title}
      closed={!usable}
      lines={[
        [
          ...distributor_list.slice(0, 1).map(({ name }) => memberTexts.ofShop(name)),
          object_use_for ? memberTexts.usedFor(object_use_for) : rule,
        ].join(' · '),
        memberTexts.from(begin_date, end_date),
      ]}
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
