import { Anchor } from '@engine'
import type { OrderInfo } from '@schemas/generated/api'
import { amountOf } from '@widgets/shared/money'
import { Price } from '@widgets/shared/Price'
import { momentOf } from '../parts/moments'
import { PointsPrice } from '../points/PointsPrice'
import { texts } from '../texts/orders'
import { isForPoints } from './actions-of'
import { GoodCell } from './GoodCell'
import { OrderActions } from './OrderActions'
import css from './OrderCard.module.css'
import { orderPath } from './paths'
import { PayClock } from './PayClock'

/** px */
const PICTURE = 72
/** Lines of an order in a list; its own page has all of them. */
const SHOWN = 5

interface OrderCardProps {
  order: OrderInfo
  rate_status: boolean
  paidTogether: boolean
}

/** One order of a list: when, what, how much, how it stands and what can be done. */
export function OrderCard({ order, rate_status, paidTogether }: OrderCardProps) {
  const { order_id, distributor_name, create_time, items, auto_cancel_seconds } = order
  return (
    <article className={css.card} aria-label={`${texts.number} ${order_id}`}>
      <header className={css.head}>
        <time>{momentOf(create_time)}</time>
        <span>
          {texts.number}：
          <Anchor link={orderPath(order_id)} className={css.number}>
            {order_id}
          </Anchor>
        </span>
        <span className={css.shop}>{distributor_name}</span>
        {auto_cancel_seconds > 0 && <PayClock seconds={auto_cancel_seconds} className={css.clock} />}
      </header>
      <div className={css.body}>
        <ul className={css.lines}>
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className={css.line}>
              <GoodCell order={order} item={item} picture={PICTURE} />
              <UnitPrice order={order} item={item} />
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
        <p className={css.state}>{order.order_status_msg}</p>
        <OrderActions order={order} rate_status={rate_status} paidTogether={paidTogether} />
      </div>
    </article>
  )
}

function UnitPrice({ order, item }: { order: OrderInfo; item: OrderInfo['items'][number] }) {
  const { share_points, num, price } = item
  if (!isForPoints(order)) return <Price cents={price} className={css.price} />
  return <PointsPrice points={Math.round(share_points / num)} cents={price} className={css.price} />
}

function Total({ order }: { order: OrderInfo }) {
  const { total_fee, freight_fee, point_use, pay_status, items } = order
  const { whole, decimals } = amountOf(freight_fee)
  return (
    <div className={css.total}>
      <p className={css.label}>{pay_status === 'PAYED' ? texts.total : texts.toPay}</p>
      {isForPoints(order) ? (
        <PointsPrice points={point_use} cents={total_fee} className={css.sum} />
      ) : (
        <Price cents={total_fee} className={css.sum} />
      )}
      <p className={css.label}>{texts.pieces(items.reduce((sum, { num }) => sum + num, 0))}</p>
      {freight_fee > 0 && <p className={css.label}>{texts.withFreight(whole + decimals)}</p>}
    </div>
  )
}
