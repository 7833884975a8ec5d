import { useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { useFreshOnReturn } from '@storefront/shell/navigation/use-fresh-on-return'
import { ordersHref, readOrderQuery, TABS } from '../../order-query'
import { isPointOrders, ORDERS_PATH, POINT_ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/orders'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Filters } from './Filters'
import { List } from './List'

/** A member's orders, or those of the points mall: by state, searched, page by page, each with what can be done. */
export function Render() {
  const { orders, counts } = useAnswers<typeof data>()
  const { path } = useShop()
  useFreshOnReturn()
  if (!orders) return null
  const query = readOrderQuery(queryOf(path))
  const isPoints = isPointOrders(path)
  const base = isPoints ? POINT_ORDERS_PATH : ORDERS_PATH
  // nobody counts those of the points mall
  const counted = isPoints ? {} : (counts.data ?? {})
  const tabs = TABS.map(({ status, text, count }) => ({
    text,
    href: ordersHref(query, { status }, base),
    count: (count && counted[count]) || undefined,
  }))
  return (
    <MemberFrame title={isPoints ? texts.pointOrders : texts.orders}>
      <LinkTabs label={texts.states} tabs={tabs} current={ordersHref(query, {}, base)} />
      <Filters key={`${query.keywords} ${query.period}`} query={query} base={base} />
      {orders.error ? (
        <AskFailed error={orders.error} />
      ) : (
        <List answer={orders.data} query={query} base={base} />
      )}
    </MemberFrame>
  )
}
