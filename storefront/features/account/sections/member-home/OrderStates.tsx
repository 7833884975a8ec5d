import { Anchor } from '@engine'
import type { OrdersCountAnswer, OrderInfo } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { ordersHref, readOrderQuery, TABS } from '@storefront/features/orders'
import { ORDERS_PATH, orderPath } from '@storefront/shell/routing/order-paths'
import { Notice } from '@storefront/shell/parts/Notice'
import { AccountIcon } from '@storefront/shell/account/AccountIcon'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/member-home'
import css from './OrderStates.module.css'

/** How many orders are in each state; a dash where the count is unknown. */
export function OrderStates({ counts }: { counts: OrdersCountAnswer | undefined }) {
  const states = TABS.flatMap(({ status, text, name, count }) =>
    count ? [{ text, icon: name, href: ordersHref(EVERY_ORDER, { status }), count: counts?.[count] }] : [],
  )
  const aftersales = {
    text: texts.aftersales,
    icon: AFTERSALES_PATH,
    href: AFTERSALES_PATH,
    count: counts?.aftersales,
  }
  return (
    <>
      <p className={css.head}>
        <b className={css.title}>{texts.orders}</b>
        <Anchor link={ORDERS_PATH} className={css.all}>
          {texts.seeAll}
        </Anchor>
      </p>
      <ul className={css.states} aria-label={texts.orders}>
        {[...states, aftersales].map(({ text, icon, href, count }) => (
          <li key={href}>
            <Anchor link={href} className={css.state}>
              <span className={css.sign}>
                <AccountIcon of={icon} />
                <b
                  className={css.count}
                  data-none={count === 0 || undefined}
                  data-unknown={count === undefined || undefined}
                >
                  {count ?? '–'}
                </b>
              </span>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

const AFTERSALES_PATH = '/member/aftersales'
const EVERY_ORDER = readOrderQuery({})

/** px */
const PICTURE = 56
/** So many fit beside each other. */
const SHOWN = 3

/** The orders that were placed last, each a link to its page. */
export function LatestOrders({ orders }: { orders: readonly OrderInfo[] }) {
  if (orders.length === 0) {
    return (
      <Notice drawing="orders" text={texts.noOrders}>
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
            <span className={css.latestOrdersState}>{order_status_msg}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
