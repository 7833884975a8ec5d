import { useEffect } from 'react'
import type { OrderInfo, OrdersAnswer } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { groupsOf, isNarrowed, ordersHref, type OrderQuery } from '../../order-query'
import { OrderCard } from '../../OrderCard'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { clampPage, PAGE_SIZE } from '@storefront/shell/parts/paging'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { texts } from '../../texts/orders'
import css from './List.module.css'

/** Above the cells of the cards, which say the same of themselves. */
const HEADS = [texts.product, texts.unitPrice, texts.quantity, texts.total, texts.state, texts.actions]

interface ListProps {
  answer: OrdersAnswer
  query: OrderQuery
  /** The list's address without query. */
  base: string
}

/** One page of orders; those that are paid together are shown together. */
export function List({ answer: { list, total_count, rate_status, no_reason }, query, base }: ListProps) {
  const page = clampPage(query.page, total_count, PAGE_SIZE)
  // the last order of the last page may have been removed
  const beyond = page !== query.page
  const address = ordersHref(query, { page }, base)
  useEffect(() => {
    if (beyond) navigate(address, { replace: true })
  }, [beyond, address])
  if (list.length === 0) return <Nothing query={query} base={base} />
  return (
    <>
      <p className={css.found}>{texts.found(total_count)}</p>
      <p className={css.heads} aria-hidden="true">
        {HEADS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul className={css.groups} aria-label={texts.orders}>
        {groupsOf(list).map((group) => (
          <li key={group[0]?.order_id} className={css.group}>
            {group.length > 1 && <Together orders={group} />}
            {group.map((order) => (
              <OrderCard
                key={order.order_id}
                order={order}
                rate_status={rate_status}
                no_reason={no_reason}
                paidTogether={group.length > 1}
              />
            ))}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        total={total_count}
        size={PAGE_SIZE}
        hrefOf={(to) => ordersHref(query, { page: to }, base)}
      />
    </>
  )
}

/** Above orders of several shops that one payment pays. */
function Together({ orders }: { orders: readonly OrderInfo[] }) {
  return (
    <div className={css.together}>
      <p className={css.words}>{texts.together(orders.length)}</p>
      <ButtonLink kind="primary" href={cashierPath(orders[0]?.trade_id ?? '')}>
        {texts.payTogether}
      </ButtonLink>
    </div>
  )
}

function Nothing({ query, base }: Pick<ListProps, 'query' | 'base'>) {
  if (query.status !== 0 || isNarrowed(query))
    return (
      <Notice drawing="orders" text={texts.noneHere}>
        <ButtonLink href={base}>{texts.allOrders}</ButtonLink>
      </Notice>
    )
  return base === ORDERS_PATH ? (
    <Notice drawing="orders" text={texts.none}>
      <ButtonLink href="/items">{texts.goShopping}</ButtonLink>
    </Notice>
  ) : (
    <Notice drawing="orders" text={texts.nonePoints}>
      <ButtonLink href="/pointitems">{texts.toPointsMall}</ButtonLink>
    </Notice>
  )
}
