import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { rateableLines } from '../../rating'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { texts } from '../../texts/rating'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Form } from './Form'
import { Given } from './Given'
import css from './Render.module.css'

/** Stars, words and pictures for each good of an order that was received; what was said already stands below. */
export function Render() {
  const { order, own } = useAnswers<typeof data>()
  if (!order)
    return (
      <MemberFrame title={texts.rate}>
        <Notice text={texts.noOrderToRate}>
          <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
        </Notice>
      </MemberFrame>
    )
  return (
    <MemberFrame title={texts.rate}>
      {order.error ? (
        <AskFailed error={order.error} />
      ) : (
        <>
          <Open order={order.data.orderInfo} />
          <Given list={own?.data?.list ?? []} items={order.data.orderInfo.items} />
        </>
      )}
    </MemberFrame>
  )
}

function Open({ order }: { order: Parameters<typeof rateableLines>[0] & { order_id: string } }) {
  const lines = rateableLines(order)
  if (order.order_status !== 'DONE')
    return (
      <Notice text={texts.cannotRate}>
        <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
      </Notice>
    )
  if (lines.length === 0) return <p className={css.all}>{texts.allRated}</p>
  // another line is open once one was rated
  return <Form key={lines.map(({ id }) => id).join(' ')} order_id={order.order_id} lines={lines} />
}
