import { isNarrowed, ordersHref, PERIODS, readOrderQuery, type OrderQuery } from '../../order-query'
import { SearchForm } from '@storefront/shell/parts/SearchForm'
import { texts } from '../../texts/orders'

/** Search by number or by what was bought, and when. */
export const Filters = ({ query, base }: { query: OrderQuery; base: string }) => (
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
