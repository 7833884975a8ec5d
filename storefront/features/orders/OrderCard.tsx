import { useState } from 'react'
import { Anchor } from '@engine'
import type { OrderInfo } from '@schemas/generated/api'
import { amountOf } from '@schemas/money'
import { RecordCard } from '../../shell/parts/RecordCard'
import { texts } from './texts/orders'
import { Cost, UnitCost, ItemCell } from './ItemCell'
import { OrderActions } from './OrderActions'
import css from './OrderCard.module.css'
import { orderPath } from '../../shell/routing/order-paths'
import { PayClock } from './PayClock'
import { deadlineOf, isReturnable } from './deadlines'

/** px */
const PICTURE = 72
/** Lines of an order in a list; its own page has all of them. */
const SHOWN = 5

interface OrderCardProps {
  order: OrderInfo
  rate_status: boolean
  /** The shop takes back without a reason. */
  no_reason: boolean
  paidTogether: boolean
}

/** One order of a list: time, items, sum, state and actions. */
export function OrderCard({ order, rate_status, no_reason, paidTogether }: OrderCardProps) {
  const { order_id, distributor_name, create_time, items, auto_cancel_seconds } = order
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const deadline = deadlineOf(order, now)
  return (
    <RecordCard
      label={texts.number}
      number={order_id}
      href={orderPath(order_id)}
      created={create_time}
      beside={
        <>
          <span className={css.shop}>{distributor_name}</span>
          {no_reason && isReturnable(order, now) && <span className={css.tag}>{texts.noReason}</span>}
          {auto_cancel_seconds > 0 ? (
            <PayClock seconds={auto_cancel_seconds} className={css.clock} />
          ) : (
            deadline && <span className={css.deadline}>{deadline}</span>
          )}
        </>
      }
    >
      <ul className={css.lines}>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className={css.line}>
            <ItemCell order={order} item={item} picture={PICTURE} />
            <UnitCost order={order} item={item} className={css.price} />
            <span className={css.num}>×{item.num}</span>
          </li>
        ))}
        {items.length > SHOWN && (
          <li className={css.more}>
            <Anchor link={orderPath(order_id)}>{texts.moreLines(items.length)}</Anchor>
          </li>
        )}
      </ul>
      <Total order={order} />
      <p className={css.state}>
        <b>{order.order_status_msg}</b>
        <Anchor link={orderPath(order_id)} className={css.detail}>
          {texts.seeDetail}
        </Anchor>
      </p>
      <OrderActions order={order} rate_status={rate_status} paidTogether={paidTogether} />
    </RecordCard>
  )
}

function freightOf({ freight_type, freight_fee, freight_point }: OrderInfo): string {
  if (freight_type === 'point') return texts.withFreightPoints(freight_point)
  const { whole, decimals } = amountOf(freight_fee)
  return texts.withFreight(whole + decimals)
}

function Total({ order }: { order: OrderInfo }) {
  const { total_fee, freight_fee, point_use, pay_status, items } = order
  return (
    <div className={css.total}>
      <p className={css.label}>{pay_status === 'PAYED' ? texts.total : texts.toPay}</p>
      <Cost order={order} points={point_use} cents={total_fee} className={css.sum} />
      <p className={css.label}>{texts.pieces(items.reduce((sum, { num }) => sum + num, 0))}</p>
      {freight_fee > 0 && <p className={css.label}>{freightOf(order)}</p>}
    </div>
  )
}
