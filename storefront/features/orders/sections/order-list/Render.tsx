import { useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { useFreshOnReturn } from '@storefront/shell/navigation/use-fresh-on-return'
import { isPointOrders, ORDERS_PATH, POINT_ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { SearchForm } from '@storefront/shell/parts/SearchForm'
import { ordersHref, readOrderQuery, TABS, isNarrowed, PERIODS, type OrderQuery } from '../../order-query'
import { texts } from '../../texts/orders'
import type data from './data'
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
  // orders of the points mall are not counted
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

/** Search by number or by what was bought, and when. */
const Filters = ({ query, base }: { query: OrderQuery; base: string }) => (
  <SearchForm
    href={ordersHref(query, { keywords: '', period: 'all' }, base)}
    name="q"
    value={query.keywords}
    label={texts.search}
    hint={texts.searchHint}
    narrowed={isNarrowed(query)}
    hrefOf={(said) => ordersHref(readOrderQuery(said), {}, base)}
  >
    <select
      name="period"
      defaultValue={query.period}
      aria-label={texts.period}
      onChange={({ target }) => target.form?.requestSubmit()}
    >
      {PERIODS.map((period) => (
        <option key={period} value={period}>
          {texts.periods[period]}
        </option>
      ))}
    </select>
  </SearchForm>
)
