import type { OfflineGetVoucherAnswer, OrderDetail } from '@schemas/generated/api'
import { Anchor } from '@engine'
import { Card } from '@storefront/shell/parts/Card'
import { logisticsPath } from '@storefront/shell/routing/order-paths'
import { momentOf } from '@storefront/shell/parts/moments'
import { LinesTable, OrderSum } from '../../LinesTable'
import { texts } from '../../texts/order-detail'
import { Invoice } from './Invoice'
import { Voucher } from './Voucher'
import { paymentFacts, receiverFacts, shippingFacts } from '../../facts'
import { Rows } from '../../Rows'
import css from './Render.module.css'
import timelineCss from './Particulars.drawn.module.css'

interface ParticularsProps {
  detail: OrderDetail
  /** Absent where it could not be asked for. */
  voucher: OfflineGetVoucherAnswer | undefined
}

/** Where an order goes, how it is paid, what it is made of to the cent, its invoice, and what has happened. */
export function Particulars({ detail, voucher }: ParticularsProps) {
  const order = detail.orderInfo
  return (
    <>
      {voucher?.check_status !== undefined && <Voucher order={order} voucher={voucher} />}
      <Facts detail={detail} />
      <Card title={texts.lines}>
        <LinesTable order={order} />
        <OrderSum order={order} />
      </Card>
      <Invoice order={order} />
      <Timeline events={detail.events} />
    </>
  )
}

/** Who receives it, how it comes, how it is paid, and what the seller was told. */
function Facts({ detail }: { detail: OrderDetail }) {
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

/** What has happened to an order, the newest first. */
function Timeline({ events }: Pick<OrderDetail, 'events'>) {
  return (
    <Card title={texts.timeline}>
      <ol className={timelineCss.events}>
        {events.toReversed().map(({ kind, msg, created }, index) => (
          // the same may happen twice in a second
          // oxlint-disable-next-line react/no-array-index-key -- rows hold no state
          <li key={`${kind} ${created} ${index}`} className={timelineCss.event}>
            <time className={timelineCss.at}>{momentOf(created)}</time>
            {msg}
          </li>
        ))}
      </ol>
    </Card>
  )
}
