import { clsx } from 'clsx'
import type { TradeDetail } from '@schemas/generated/api'
import { Anchor, encodePart } from '@engine'
import type { Answered, AskError } from '@schemas/page-plan'
import { Price } from '@widgets/shared/Price'
import { clockText, useSecondsLeft } from '../../shell/parts/countdown'
import { texts } from './texts/pay'
import { WayMark } from './WayMark'
import type { PayWay } from './ways'
import css from './TradeHead.module.css'
import { AskFailed } from '../../shell/parts/AskFailed'
import { Notice } from '../../shell/parts/Notice'
import { ORDERS_PATH } from '../../shell/routing/order-paths'
import { finishPath } from '../../shell/routing/pay-paths'

interface TradeHeadProps {
  trade: TradeDetail
  /** Says what the page is for. */
  title: string
  /** The way that it is paid by, where one is chosen. */
  way?: PayWay
}

/** What is to be paid and until when, by the server's clock. */
export function TradeHead({ trade, title, way }: TradeHeadProps) {
  const left = useSecondsLeft(trade.expire_seconds)
  return (
    <header className={css.head}>
      <div>
        <h2 className={css.title}>
          {way && <WayMark kind={way.kind} app={way.app} />}
          {title}
        </h2>
        {left > 0 ? (
          <p className={css.hint}>
            {texts.timeLeft}{' '}
            <b className={css.clock} role="timer">
              {clockText(left)}
            </b>{' '}
            {texts.payInTime}
          </p>
        ) : (
          <output className={clsx(css.hint, css.over)}>{texts.expired}</output>
        )}
      </div>
      <p className={css.sum}>
        {texts.toPay}
        <Price cents={trade.total_fee} className={css.price} />
      </p>
    </header>
  )
}

/** In place of a cashier: the trade is unknown, or it is paid or cancelled. `null`: it can be paid. */
export function cashierNotice({ error, data }: Answered<TradeDetail>) {
  if (error) return <NoTrade error={error} />
  return data.trade_state === 'NOTPAY' ? null : <TradeOver trade={data} />
}

/** What is paid or cancelled already leads on. */
function TradeOver({ trade: { trade_id, trade_state, orders } }: { trade: TradeDetail }) {
  const isPaid = trade_state !== 'CLOSED'
  const [order] = orders
  return (
    <Notice drawing="payment" text={isPaid ? texts.alreadyPaid : texts.closed}>
      {isPaid && <Anchor link={finishPath(trade_id, 'success')}>{texts.paid}</Anchor>}
      {order && <Anchor link={`${ORDERS_PATH}/${encodePart(order.order_id)}`}>{texts.seeOrder}</Anchor>}
      <Anchor link={ORDERS_PATH}>{texts.backToOrders}</Anchor>
      <Anchor link="/items">{texts.goOnShopping}</Anchor>
    </Notice>
  )
}

/** Which trade is meant is not said, or cannot be asked for now. */
function NoTrade({ error }: { error: AskError }) {
  const ways = (
    <>
      <Anchor link={ORDERS_PATH}>{texts.backToOrders}</Anchor>
      <Anchor link="/">{texts.home}</Anchor>
    </>
  )
  const isUnnamed = error.status >= 400 && error.status < 500
  return isUnnamed ? (
    <Notice drawing="payment" text={texts.nothingHere}>
      {ways}
    </Notice>
  ) : (
    <AskFailed error={error}>{ways}</AskFailed>
  )
}
