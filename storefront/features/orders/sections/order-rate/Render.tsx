import { encodePart } from '@engine'
import type { OwnRate } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Review } from '@storefront/features/catalogue'
import { rateableLines, type Rated } from '../../rating'
import { texts } from '../../texts/rating'
import type data from './data'
import { Form } from './Form'
import css from './Render.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** Stars, words and pictures for each product of an order that was received; reviews that were already written are shown below. */
export function Render() {
  const { order, own } = useAnswers<typeof data>()
  if (!order)
    return (
      <MemberFrame title={texts.rate}>
        <Notice drawing="orders" text={texts.noOrderToRate}>
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
      <Notice drawing="orders" text={texts.cannotRate}>
        <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
      </Notice>
    )
  if (lines.length === 0) return <p className={css.all}>{texts.allRated}</p>
  // another line is open once one was rated
  return <Form key={lines.map(({ id }) => id).join(' ')} order_id={order.order_id} lines={lines} />
}

interface GivenProps {
  list: readonly OwnRate[]
  items: readonly Rated[]
}

/** What was said of the order's goods, with what was answered. */
function Given({ list, items }: GivenProps) {
  const id = useOwnId('rated')
  if (list.length === 0) return null
  return (
    <section className={css.given} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {texts.ratedAlready}
      </h3>
      <ul className={css.list}>
        {list.map((rate) => (
          <li key={rate.rate_id} className={css.rate}>
            <div className={css.head}>
              <b className={css.name}>{items.find((item) => item.id === rate.id)?.item_name}</b>
              <ButtonLink size="small" href={`/items/${encodePart(rate.item_id)}`}>
                {texts.seeOnPage}
              </ButtonLink>
            </div>
            <Review rate={rate} />
          </li>
        ))}
      </ul>
    </section>
  )
}
