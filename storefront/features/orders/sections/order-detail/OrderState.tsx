import { ButtonLink } from '@storefront/shell/parts/Button'
import type { OrderDetail } from '@schemas/generated/api'
import { OrderActions } from '../../OrderActions'
import { printPath } from '@storefront/shell/routing/order-paths'
import { PayClock } from '../../PayClock'
import { stepsOf } from '../../steps'
import { CopyButton } from '@storefront/shell/parts/CopyButton'
import { momentOf } from '@storefront/shell/parts/moments'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/order-detail'
import css from './OrderState.module.css'

/** How an order stands, on which step of its way, and what can be done with it. */
export function OrderState({ detail, rate_status }: { detail: OrderDetail; rate_status: boolean }) {
  const { orderInfo: order, cancelData, events } = detail
  const { order_id, auto_cancel_seconds } = order
  const steps = stepsOf(order, events)
  const reached = steps.findLastIndex(({ at }) => at > 0)
  const cancelling = cancelData.progress === undefined ? undefined : texts.cancelState[cancelData.progress]
  return (
    <Card aria-label={texts.progress}>
      <div className={css.head}>
        <div>
          <h2 className={css.state}>{order.order_status_msg}</h2>
          <p className={css.number}>
            {texts.number}：{order_id}
            <CopyButton text={order_id} of={texts.number} />
          </p>
          {auto_cancel_seconds > 0 && <PayClock seconds={auto_cancel_seconds} className={css.clock} />}
          {cancelling && (
            <p className={css.hint}>
              {cancelling}
              {cancelData.cancel_reason && `（${cancelData.cancel_reason}）`}
            </p>
          )}
        </div>
        <ButtonLink kind="text" href={printPath(order_id)}>
          {texts.print}
        </ButtonLink>
      </div>
      <ol className={css.steps} aria-label={texts.progress}>
        {steps.map(({ text, at }, index) => (
          <li
            key={text}
            className={css.step}
            data-done={at > 0 ? '' : undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={css.dot} aria-hidden="true" />
            {text}
            {at > 0 && <time className={css.at}>{momentOf(at)}</time>}
          </li>
        ))}
      </ol>
      <OrderActions order={order} rate_status={rate_status} own />
    </Card>
  )
}
