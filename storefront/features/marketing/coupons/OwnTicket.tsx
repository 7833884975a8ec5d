import { useState } from 'react'
import { Anchor } from '@engine'
import type { MemberCoupon } from '@schemas/generated/api'
import { texts } from '../texts/member'
import { worthOf } from './face'
import { goodsOf } from './goods-of'
import { stateOf } from './own'
import css from './Ticket.module.css'
import { TicketFrame } from './TicketFrame'

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
        ...distributor_list.slice(0, 1).map(({ name }) => texts.ofShop(name)),
        object_use_for ? texts.usedFor(object_use_for) : rule,
      ].join(' · ')}
      when={texts.from(begin_date, end_date)}
      foot={
        <>
          <span className={css.taken}>{stateOf(coupon, now)}</span>
          {usable && (
            <Anchor link={goodsOf(coupon)} className={css.go} label={`${texts.toUse} ${title}`}>
              {texts.toUse}
            </Anchor>
          )}
        </>
      }
    />
  )
}
