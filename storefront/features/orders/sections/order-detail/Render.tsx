import { useState } from 'react'
import { Anchor } from '@engine'
import type { Delivery, OrderDetail, PickupCode, ShopsSettingAnswer } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { drawnLater } from '@storefront/shell/parts/later'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Card } from '@storefront/shell/parts/Card'
import { ContactService } from '@storefront/shell/parts/ContactService'
import { printPath } from '@storefront/shell/routing/order-paths'
import { momentOf } from '@storefront/shell/parts/moments'
import { CopyButton } from '@storefront/shell/parts/CopyButton'
import { texts } from '../../texts/order-detail'
import type data from './data'
import { Rows } from '../../Rows'
import css from './Pickup.module.css'
import card from './Render.module.css'
import { OrderActions } from '../../OrderActions'
import { PayClock } from '../../PayClock'
import { deadlineOf, isReturnable } from '../../deadlines'
import { stepsOf } from '../../facts'
import { OrderSteps } from '../../OrderSteps'
import orderStateCss from './OrderState.module.css'

const Particulars = drawnLater(async () => (await import('./Particulars.drawn')).Particulars, {
  height: 900,
})

/** One order: its state and what can be done with it, its pickup code, and the details below. */
export function Render() {
  const { order: asked, pickup, voucher, parcels, service, counts } = useAnswers<typeof data>()
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
      <OrderState
        detail={detail}
        parcels={parcels.data?.list}
        service={service.data}
        rate_status={counts.data?.rate_status ?? false}
        no_reason={counts.data?.no_reason ?? false}
      />
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

interface OrderStateProps {
  detail: OrderDetail
  /** Absent where they could not be asked for. */
  parcels: readonly Delivery[] | undefined
  service: ShopsSettingAnswer | undefined
  /** Members may rate what they bought. */
  rate_status: boolean
  /** The shop takes back without a reason. */
  no_reason: boolean
}

/** The state of an order, what can be done with it until when, and its steps. */
function OrderState({ detail, parcels, service, rate_status, no_reason }: OrderStateProps) {
  const { orderInfo: order, cancelData, events } = detail
  const { order_id, auto_cancel_seconds } = order
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const deadline = deadlineOf(order, now)
  const cancelling = cancelData.progress === undefined ? undefined : texts.cancelState[cancelData.progress]
  return (
    <Card aria-label={texts.progress}>
      <div className={orderStateCss.columns}>
        <div className={orderStateCss.words}>
          <div className={orderStateCss.head}>
            <h2 className={orderStateCss.state}>{order.order_status_msg}</h2>
            {no_reason && isReturnable(order, now) && (
              <span className={orderStateCss.tag}>{texts.noReason}</span>
            )}
          </div>
          {auto_cancel_seconds > 0 && (
            <PayClock seconds={auto_cancel_seconds} className={orderStateCss.clock} />
          )}
          {deadline && <p className={orderStateCss.deadline}>{deadline}</p>}
          {cancelling && (
            <p className={orderStateCss.hint}>
              {cancelling}
              {cancelData.cancel_reason && `（${cancelData.cancel_reason}）`}
            </p>
          )}
          {cancelData.auto_time !== undefined && (
            <p className={orderStateCss.deadline}>
              {texts.autoApproved(momentOf(cancelData.auto_time).slice(0, 16))}
            </p>
          )}
          <p className={orderStateCss.hint}>
            {texts.number}：{order_id}
            <CopyButton text={order_id} of={texts.number} />
          </p>
          <OrderActions order={order} rate_status={rate_status} own />
          <p className={orderStateCss.ways}>
            <ContactService setting={service} about={{ order_id }} />
            <Anchor link={printPath(order_id)} className={orderStateCss.way}>
              {texts.print}
            </Anchor>
          </p>
        </div>
        <OrderSteps steps={stepsOf(order, events, parcels, detail.arrival)} />
      </div>
    </Card>
  )
}
