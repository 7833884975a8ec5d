import { Anchor, encodePart } from '@engine'
import type { TradeDetail } from '@schemas/generated/api'
import type { AskError } from '@schemas/page-plan'
import { AskFailed } from '../../shell/parts/AskFailed'
import { Notice } from '../../shell/parts/Notice'
import { texts } from './texts/pay'
import { ORDERS_PATH } from '../../shell/routing/order-paths'
import { finishPath } from '../../shell/routing/pay-paths'

/** In place of a cashier: what is paid or cancelled already leads on. */
export function TradeOver({ trade: { trade_id, trade_state, orders } }: { trade: TradeDetail }) {
  const isPaid = trade_state !== 'CLOSED'
  const [order] = orders
  return (
    <Notice text={isPaid ? texts.alreadyPaid : texts.closed}>
      {isPaid && <Anchor link={finishPath(trade_id, 'success')}>{texts.paid}</Anchor>}
      {order && <Anchor link={`${ORDERS_PATH}/${encodePart(order.order_id)}`}>{texts.seeOrder}</Anchor>}
      <Anchor link={ORDERS_PATH}>{texts.backToOrders}</Anchor>
      <Anchor link="/items">{texts.goOnShopping}</Anchor>
    </Notice>
  )
}

/** In place of a cashier: which trade is meant is not said, or cannot be asked for now. */
export function NoTrade({ error }: { error: AskError }) {
  const ways = (
    <>
      <Anchor link={ORDERS_PATH}>{texts.backToOrders}</Anchor>
      <Anchor link="/">{texts.home}</Anchor>
    </>
  )
  const isUnnamed = error.status >= 400 && error.status < 500
  return isUnnamed ? (
    <Notice text={texts.nothingHere}>{ways}</Notice>
  ) : (
    <AskFailed error={error}>{ways}</AskFailed>
  )
}
