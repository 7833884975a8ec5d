import { useShop } from '@engine'
import { paymentFacts, receiverFacts, shippingFacts } from '../../facts'
import { LinesTable, OrderSum } from '../../LinesTable'
import { orderPath } from '@storefront/shell/routing/order-paths'
import { Rows } from '../../Rows'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/order-detail'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** An order on a sheet of paper: nothing around it, and its buttons are not printed. */
export function Render() {
  const { order: asked } = useAnswers<typeof data>()
  const { params } = useShop()
  if (!asked) return null
  if (asked.error)
    return (
      <div className={css.sheet}>
        <h2 className={css.title}>{texts.print}</h2>
        <AskFailed error={asked.error}>
          <ButtonLink href={orderPath(params['id'] ?? '')}>{texts.backToOrder}</ButtonLink>
        </AskFailed>
      </div>
    )
  const detail = asked.data
  const { orderInfo: order } = detail
  const { order_id, create_time, order_status_msg, distributor_name, remark } = order
  return (
    <div className={css.sheet}>
      <p className={css.ways}>
        <Button kind="primary" onClick={() => window.print()}>
          {texts.printOrder}
        </Button>
        <ButtonLink href={orderPath(order_id)}>{texts.backToOrder}</ButtonLink>
      </p>
      <h2 className={css.title}>{distributor_name}</h2>
      <Rows
        rows={[
          [texts.number, order_id],
          [texts.orderedAt, momentOf(create_time)],
          [texts.state, order_status_msg],
          ...paymentFacts(detail),
          ...receiverFacts(order),
          ...shippingFacts(order),
          [texts.remark, remark],
        ]}
        className={css.facts}
      />
      <LinesTable order={order} />
      <OrderSum order={order} />
      <p className={css.sign}>{texts.signature}：</p>
    </div>
  )
}
