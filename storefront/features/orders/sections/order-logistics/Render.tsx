import { Anchor } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { addressOf } from '../../facts'
import { orderPath, ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { Rows } from '../../Rows'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts } from '../../texts/order-detail'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Parcel } from './Parcel'
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
          <Notice text={texts.whichOrder}>
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
      {list.length === 0 ? (
        <Notice text={texts.noPackages}>
          <ButtonLink href={orderPath(orderInfo.order_id)}>{texts.backToOrder}</ButtonLink>
        </Notice>
      ) : (
        <>
          <p className={css.count}>{texts.packages(list.length)}</p>
          <ul className={css.parcels} aria-label={texts.logistics}>
            {list.map((parcel, index) => (
              <li key={parcel.delivery_id}>
                <Parcel parcel={parcel} at={index + 1} />
              </li>
            ))}
          </ul>
          {!orderInfo.is_all_delivery && <p className={css.rest}>{texts.notAllSent}</p>}
        </>
      )}
    </MemberFrame>
  )
}
