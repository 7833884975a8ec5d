import { navigate } from 'wouter/use-browser-location'
import type { FormEvent } from 'react'
import { Anchor } from '@engine'
import { isNarrowed, ordersHref, PERIODS, readOrderQuery, type OrderQuery } from '../../orders/order-query'
import { Button } from '../../parts/Button'
import { texts } from '../../texts/orders'
import css from './Filters.module.css'

/** As the server takes it. */
const KEYWORDS_LENGTH = 100

/** Search by number or by what was bought, and when; the form works before any script does. */
export function Filters({ query, base }: { query: OrderQuery; base: string }) {
  const { status, keywords, period } = query
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    navigate(ordersHref(readOrderQuery(fields), {}, base))
  }
  return (
    <search>
      <form action={base} className={css.filters} onSubmit={search}>
        {status !== 0 && <input type="hidden" name="status" value={status} />}
        <input
          type="search"
          name="q"
          defaultValue={keywords}
          maxLength={KEYWORDS_LENGTH}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          className={css.field}
        />
        <select
          name="period"
          defaultValue={period}
          aria-label={texts.period}
          className={css.period}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          {PERIODS.map((one) => (
            <option key={one} value={one}>
              {texts.periods[one]}
            </option>
          ))}
        </select>
        <Button submit>{texts.searchNow}</Button>
        {isNarrowed(query) && (
          <Anchor link={ordersHref(query, { keywords: '', period: 'all' }, base)} className={css.clear}>
            {texts.clear}
          </Anchor>
        )}
      </form>
    </search>
  )
}
