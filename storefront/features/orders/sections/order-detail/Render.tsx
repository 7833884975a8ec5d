import type { PickupCode, OrderDetail } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { drawnLater } from '@storefront/shell/parts/later'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Card } from '@storefront/shell/parts/Card'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { printPath } from '@storefront/shell/routing/order-paths'
import { CopyButton } from '@storefront/shell/parts/CopyButton'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/order-detail'
import type data from './data'
import { Rows } from '../../Rows'
import css from './Pickup.module.css'
import card from './Render.module.css'
import { OrderActions } from '../../OrderActions'
import { PayClock } from '../../PayClock'
import { stepsOf } from '../../facts'
import orderStateCss from './OrderState.module.css'

const Particulars = drawnLater(async () => (await import('./Particulars.drawn')).Particulars, {
  height: 900,
})

/** One order: its state and what can be done with it, its pickup code, and the details below. */
export function Render() {
  const { order: asked, pickup, voucher, counts } = useAnswers<typeof data>()
  if (!asked) return null
  if (asked.error)
    return (
      <MemberFrame title={texts.detail}>
        <AskFailed error={asked.error} />
      </MemberFrame>
    )
  const detail = asked.data
  return (
    <MemberFrame title={texts.detail} bare>
      <OrderState detail={detail} rate_status={counts.data?.rate_status ?? false} />
      {pickup.data && <Pickup code={pickup.data} />}
      <Particulars detail={detail} voucher={voucher.data} />
    </MemberFrame>
  )
}

/** px */
const QR_SIZE = 148

/** What is shown at the shop's counter: the code, big, and as pictures that tills read. */
function Pickup({ code }: { code: PickupCode }) {
  const isFetched = code.ziti_status === 'DONE'
  return (
    <Card title={texts.pickupCode}>
      <div className={css.pickup} data-done={isFetched ? '' : undefined}>
        <img src={code.qrcode_url} alt={texts.qrcode} width={QR_SIZE} height={QR_SIZE} />
        <div className={css.middle}>
          <p className={css.code}>{code.code}</p>
          <p className={css.hint}>{isFetched ? texts.fetched : texts.pickupHint}</p>
          <img src={code.barcode_url} alt={texts.barcode} className={css.barcode} />
        </div>
        <Rows
          rows={[
            [texts.pickupShop, code.name],
            [texts.pickupAddress, code.address],
            [texts.hours, code.hours],
            [texts.phone, code.contract_phone],
            [texts.pickupTime, [code.pickup_date, code.pickup_time].filter(Boolean).join(' ')],
          ]}
          className={card.facts}
        />
      </div>
    </Card>
  )
}

/** The state of an order, its current step, and what can be done with it. */
function OrderState({ detail, rate_status }: { detail: OrderDetail; rate_status: boolean }) {
  const { orderInfo: order, cancelData, events } = detail
  const { order_id, auto_cancel_seconds } = order
  const steps = stepsOf(order, events)
  const reached = steps.findLastIndex(({ at }) => at > 0)
  const cancelling = cancelData.progress === undefined ? undefined : texts.cancelState[cancelData.progress]
  return (
    <Card aria-label={texts.progress}>
      <div className={orderStateCss.head}>
        <div>
          <h2 className={orderStateCss.state}>{order.order_status_msg}</h2>
          <p className={orderStateCss.number}>
            {texts.number}：{order_id}
            <CopyButton text={order_id} of={texts.number} />
          </p>
          {auto_cancel_seconds > 0 && (
            <PayClock seconds={auto_cancel_seconds} className={orderStateCss.clock} />
          )}
          {cancelling && (
            <p className={orderStateCss.hint}>
              {cancelling}
              {cancelData.cancel_reason && `（${cancelData.cancel_reason}）`}
            </p>
          )}
        </div>
        <ButtonLink kind="text" href={printPath(order_id)}>
          {texts.print}
        </ButtonLink>
      </div>
      <ol className={orderStateCss.steps} aria-label={texts.progress}>
        {steps.map(({ text, at }, index) => (
          <li
            key={text}
            className={orderStateCss.step}
            data-done={at > 0 ? '' : undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={orderStateCss.dot} aria-hidden="true" />
            {text}
            {at > 0 && <time className={orderStateCss.at}>{momentOf(at)}</time>}
          </li>
        ))}
      </ol>
      <OrderActions order={order} rate_status={rate_status} own />
    </Card>
  )
}
