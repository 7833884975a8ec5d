import { encodePart } from '@engine'
import type { OrderInfo, TradeDetail } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Mark } from '@storefront/shell/parts/Mark'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { receiverOf } from '../../receiver'
import { texts } from '../../texts/pay'
import css from './Render.module.css'

interface SucceededProps {
  trade: TradeDetail | undefined
  orders: readonly OrderInfo[]
}

const BENEFITS = '/member/vip'

/** It is paid: what was paid, and what comes next. */
export function Succeeded({ trade, orders }: SucceededProps) {
  const product = trade?.product
  const [first, ...others] = trade?.orders ?? []
  const order = first && others.length === 0 ? `${ORDERS_PATH}/${encodePart(first.order_id)}` : ORDERS_PATH
  return (
    <div className={css.end}>
      <Mark kind="success" />
      <h2 className={css.said}>{texts.paid}</h2>
      {trade && (
        <dl className={css.facts}>
          <dt>{texts.amount}</dt>
          <dd>
            <Price cents={trade.pay_fee} className={css.price} />
          </dd>
          <dt>{texts.tradeNumber}</dt>
          <dd>{trade.trade_id}</dd>
        </dl>
      )}
      {product && (
        <div className={css.order}>
          <dl className={css.facts}>
            <dt>{texts.product}</dt>
            <dd>
              <b>{product.title}</b> {product.note}
            </dd>
          </dl>
          <p className={css.hint}>{texts.benefitsBegin}</p>
        </div>
      )}
      {orders.map((one) => (
        <Next key={one.order_id} order={one} arrival={trade?.arrival} />
      ))}
      <p className={css.ways}>
        <ButtonLink kind="primary" size="large" href={product ? BENEFITS : order}>
          {product ? texts.seeBenefits : texts.seeOrder}
        </ButtonLink>
        <ButtonLink size="large" href="/items">
          {texts.goOnShopping}
        </ButtonLink>
      </p>
    </div>
  )
}

interface NextProps {
  order: OrderInfo
  /** Unix seconds. */
  arrival: number | undefined
}

/** Where an order goes and when it arrives, or where it is fetched, and what it earns. */
function Next({ order, arrival }: NextProps) {
  const { order_id, receipt_type, ziti_code, estimate_get_points } = order
  const isFetched = receipt_type === 'ziti'
  return (
    <div className={css.order}>
      <dl className={css.facts}>
        <dt>{texts.orderNumber}</dt>
        <dd>{order_id}</dd>
        <dt>{texts.receiver}</dt>
        <dd>{receiverOf(order)}</dd>
        {!isFetched && arrival !== undefined && (
          <>
            <dt>{texts.arrival}</dt>
            <dd>{texts.arrivesBy(new Date(arrival * 1000))}</dd>
          </>
        )}
        {isFetched && ziti_code !== '' && (
          <>
            <dt>{texts.pickupCode}</dt>
            <dd>
              <b>{ziti_code}</b>
            </dd>
          </>
        )}
        {estimate_get_points > 0 && (
          <>
            <dt>{texts.pointsToCome}</dt>
            <dd>{texts.pointsAfter(estimate_get_points)}</dd>
          </>
        )}
      </dl>
      <p className={css.hint}>{isFetched ? texts.showCode : texts.willShip}</p>
    </div>
  )
}
