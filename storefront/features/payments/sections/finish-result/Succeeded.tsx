import { encodePart } from '@engine'
import type { TradeDetail } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { texts } from '../../texts/pay'
import { Mark } from '@storefront/shell/parts/Mark'
import css from './Render.module.css'

/** It is paid. */
export function Succeeded({ trade }: { trade: TradeDetail | undefined }) {
  const order_id = trade?.orders[0]?.order_id
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
      <p className={css.ways}>
        <ButtonLink kind="primary" href={order_id ? `${ORDERS_PATH}/${encodePart(order_id)}` : ORDERS_PATH}>
          {texts.seeOrder}
        </ButtonLink>
        <ButtonLink href="/">{texts.home}</ButtonLink>
      </p>
    </div>
  )
}
