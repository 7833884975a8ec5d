import { Anchor } from '@engine'
import type { OrderInfo } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { orderPath } from '@storefront/shell/routing/order-paths'
import { Notice } from '@storefront/shell/parts/Notice'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/member-home'
import css from './LatestOrders.module.css'

/** px */
const PICTURE = 56
/** So many fit beside each other. */
const SHOWN = 3

/** The orders that were placed last, each a link to its page. */
export function LatestOrders({ orders }: { orders: readonly OrderInfo[] }) {
  if (orders.length === 0) {
    return (
      <Notice text={texts.noOrders}>
        <Anchor link="/items">{texts.toGoods}</Anchor>
      </Notice>
    )
  }
  return (
    <ul className={css.orders}>
      {orders.map(({ order_id, items, total_fee, create_time, order_status_msg }) => (
        <li key={order_id}>
          <Anchor link={orderPath(order_id)} className={css.order} label={`${texts.seeOrder} ${order_id}`}>
            <span className={css.pictures}>
              {items.slice(0, SHOWN).map(({ id, pic }) => (
                <Picture key={id} src={pictureAt(pic, 's')} alt="" width={PICTURE} height={PICTURE} />
              ))}
            </span>
            <span className={css.what}>
              {items[0]?.item_name}
              <span className={css.note}>
                {momentOf(create_time)} · {texts.pieces(items.reduce((sum, { num }) => sum + num, 0))}
              </span>
            </span>
            <Price cents={total_fee} className={css.price} />
            <span className={css.state}>{order_status_msg}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
