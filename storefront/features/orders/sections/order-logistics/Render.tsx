import { Anchor, encodePart } from '@engine'
import type { Delivery, OrderInfo } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { orderPath, ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { CopyButton } from '@storefront/shell/parts/CopyButton'
import { dayWordsOf, momentOf } from '@storefront/shell/parts/moments'
import { addressOf, stepsOf } from '../../facts'
import { OrderSteps } from '../../OrderSteps'
import { Rows } from '../../Rows'
import { texts } from '../../texts/order-detail'
import type data from './data'
import css from './Render.module.css'

const NOT_FOUND = 404

/** Where an order's parcels are: each with its courier, its number, what is in it and its way. */
export function Render() {
  const { order, parcels } = useAnswers<typeof data>()
  if (!order || !parcels) return null
  if (order.error || parcels.error) {
    const error = order.error ?? parcels.error
    return (
      <MemberFrame title={texts.logistics}>
        {error?.status === NOT_FOUND ? (
          <Notice drawing="orders" text={texts.whichOrder}>
            <ButtonLink href={ORDERS_PATH}>{texts.orders}</ButtonLink>
          </Notice>
        ) : (
          <AskFailed error={error} />
        )}
      </MemberFrame>
    )
  }
  const { orderInfo } = order.data
  const { list } = parcels.data
  return (
    <MemberFrame title={texts.logistics}>
      <Rows
        rows={[
          [
            texts.number,
            <Anchor key="order" link={orderPath(orderInfo.order_id)} className={css.link}>
              {orderInfo.order_id}
            </Anchor>,
          ],
          [texts.receiver, [orderInfo.receiver_name, orderInfo.receiver_mobile].join(' ')],
          [texts.receiverAddress, addressOf(orderInfo)],
        ]}
        className={css.facts}
      />
      <div className={css.progress}>
        <OrderSteps steps={stepsOf(orderInfo, order.data.events, list, order.data.arrival)} />
      </div>
      {list.length === 0 ? (
        <Notice drawing="orders" text={texts.noPackages}>
          <ButtonLink href={orderPath(orderInfo.order_id)}>{texts.backToOrder}</ButtonLink>
        </Notice>
      ) : (
        <>
          <p className={css.count}>{texts.packages(list.length)}</p>
          <ul className={css.parcels} aria-label={texts.logistics}>
            {list.map((parcel, index) => (
              <li key={parcel.delivery_id}>
                <Parcel parcel={parcel} at={index + 1} order={orderInfo} />
              </li>
            ))}
          </ul>
          {!orderInfo.is_all_delivery && <p className={css.rest}>{texts.notAllSent}</p>}
        </>
      )}
    </MemberFrame>
  )
}

/** px */
const PICTURE = 56

/** One parcel: its courier and number, the goods in it, and the steps of its way. */
function Parcel({ parcel, at, order }: { parcel: Delivery; at: number; order: OrderInfo }) {
  const { arrival, delivery_id, delivery_corp_name, delivery_code, create_time, items, status_msg, steps } =
    parcel
  const heading = `parcel-${delivery_id}`
  return (
    <section className={css.parcel} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading} className={css.name}>
          {texts.packageAt(at)}
        </h2>
        <span className={css.state}>{status_msg}</span>
        <span>{delivery_corp_name}</span>
        {delivery_code && (
          <span className={css.number}>
            {texts.trackNumber} {delivery_code}
            <CopyButton text={delivery_code} of={texts.trackNumber} />
          </span>
        )}
        {arrival !== undefined && <span>{texts.arrivesBy(dayWordsOf(arrival))}</span>}
        <time className={css.time}>{momentOf(create_time)}</time>
      </header>
      <Route parcel={parcel} order={order} />
      <ul className={css.goods} aria-label={texts.lines}>
        {items.map(({ id, item_id, item_name, item_spec_desc, pic, num }) => (
          <li key={id} className={css.good}>
            <Picture src={pictureAt(pic, 's')} alt="" width={PICTURE} height={PICTURE} />
            <p className={css.words}>
              <Anchor link={`/items/${encodePart(item_id)}`}>{item_name}</Anchor>
              <span className={css.spec}>
                {item_spec_desc} ×{num}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <ol className={css.steps} aria-label={texts.tracks}>
        {steps.map(({ AcceptTime, AcceptStation }, index) => (
          // couriers repeat themselves
          // oxlint-disable-next-line react/no-array-index-key -- rows hold no state
          <li key={index} className={css.step}>
            <span className={css.dot} aria-hidden="true" />
            <p className={css.station}>{AcceptStation}</p>
            {AcceptTime && <time className={css.time}>{AcceptTime}</time>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How far a parcel has come, as a line of three points: where it was sent, where it is, where it goes. */
function Route({ parcel: { steps }, order }: { parcel: Delivery; order: OrderInfo }) {
  // the shop's own word that it was sent is the first
  const moves = steps.length > 1
  const points = [
    { text: texts.shipped, done: true },
    { text: (moves && stationOf(steps[0]?.AcceptStation ?? '')) || texts.steps.moving, done: moves },
    { text: order.receiver_city || order.receiver_state, done: order.end_time > 0 },
  ]
  return (
    <ol className={css.route} aria-label={texts.route}>
      {points.map(({ text, done }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- three points, each in its place
        <li key={index} className={css.point} data-done={done || undefined}>
          {text}
        </li>
      ))}
    </ol>
  )
}

/** The place that a courier's words begin with, `【杭州市】`; '' where they name none. */
const stationOf = (words: string) => /^【([^】]{1,12})】/.exec(words)?.[1] ?? ''
