import { Anchor } from '@engine'
import type { OrdersCountAnswer } from '@schemas/generated/api'
import { ordersHref, readOrderQuery, TABS } from '@storefront/features/orders'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { texts } from '../../texts/member-home'
import css from './OrderStates.module.css'

/** How many orders are in each state; a dash where the count is unknown. */
export function OrderStates({ counts }: { counts: OrdersCountAnswer | undefined }) {
  const states = TABS.flatMap(({ status, text, count }) =>
    count ? [{ text, href: ordersHref(EVERY_ORDER, { status }), count: counts?.[count] }] : [],
  )
  const aftersales = { text: texts.aftersales, href: '/member/aftersales', count: counts?.aftersales }
  return (
    <>
      <p className={css.head}>
        <b className={css.title}>{texts.orders}</b>
        <Anchor link={ORDERS_PATH} className={css.all}>
          {texts.seeAll}
        </Anchor>
      </p>
      <ul className={css.states} aria-label={texts.orders}>
        {[...states, aftersales].map(({ text, href, count }) => (
          <li key={href}>
            <Anchor link={href} className={css.state}>
              <b className={css.count} data-none={!count || undefined}>
                {count ?? '–'}
              </b>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

const EVERY_ORDER = readOrderQuery({})
