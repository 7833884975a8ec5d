import { Anchor } from '@engine'
import type { OrderDetail } from '@schemas/generated/api'
import { paymentFacts, receiverFacts, shippingFacts } from '../../facts'
import { logisticsPath } from '@storefront/shell/routing/order-paths'
import { Rows } from '../../Rows'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/order-detail'
import css from './Render.module.css'

/** Who receives it, how it comes, how it is paid, and what the seller was told. */
export function Facts({ detail }: { detail: OrderDetail }) {
  const { orderInfo: order, distributor } = detail
  const { receipt_type, delivery_status, order_id } = order
  const isSent = receipt_type !== 'ziti' && delivery_status !== 'PENDING'
  return (
    <Card aria-label={texts.receiver}>
      <div className={css.columns}>
        <div>
          <h2 className={css.heading}>{texts.receiver}</h2>
          <Rows rows={receiverFacts(order)} className={css.facts} />
        </div>
        <div>
          <h2 className={css.heading}>{texts.shipping}</h2>
          <Rows
            rows={[
              ...shippingFacts(order),
              [texts.seller, order.distributor_name],
              [texts.phone, distributor.mobile ?? ''],
            ]}
            className={css.facts}
          />
          {isSent && (
            <Anchor link={logisticsPath(order_id)} className={css.link}>
              {texts.seeLogistics}
            </Anchor>
          )}
        </div>
        <div>
          <h2 className={css.heading}>{texts.payment}</h2>
          <Rows rows={[...paymentFacts(detail), [texts.remark, order.remark]]} className={css.facts} />
        </div>
      </div>
    </Card>
  )
}
