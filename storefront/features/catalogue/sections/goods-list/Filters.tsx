import type { GoodsItemsAnswer } from '@schemas/generated/api'
import { FilterRows } from '@storefront/shell/parts/FilterRows'
import { LinkForm } from '@storefront/shell/parts/LinkForm'
import { texts } from '../../texts/goods'
import { rowsOf } from './facets'
import { listHref, type ListQuery } from './list-query'
import { SortBar } from '../../SortBar'
import css from './Filters.module.css'

/** What narrows the list: brand, tag, parameters. A chosen value is left out by choosing it again. */
export function Facets({ query, found }: { query: ListQuery; found: GoodsItemsAnswer }) {
  return <FilterRows label={texts.narrow} rows={rowsOf(query, found)} />
}

/** Order and price range of the list. */
export function Toolbar({ query, total }: { query: ListQuery; total: number }) {
  return (
    <SortBar
      sort={query.sort}
      hrefOf={(sort) => listHref(query, { sort })}
      sold={texts.sortSales}
      price={{ plain: texts.price, up: texts.priceUp, down: texts.priceDown }}
      found={texts.found(total)}
    >
      <PriceRange query={query} />
    </SortBar>
  )
}

function PriceRange({ query }: { query: ListQuery }) {
  const { start_price, end_price } = query
  return (
    <LinkForm key={`${start_price}-${end_price}`} href={listHref(query, { start_price: '', end_price: '' })}>
      <input
        name="start_price"
        defaultValue={start_price}
        inputMode="decimal"
        aria-label={texts.lowestPrice}
        placeholder="¥"
        className={css.amount}
      />
      <span aria-hidden="true">–</span>
      <input
        name="end_price"
        defaultValue={end_price}
        inputMode="decimal"
        aria-label={texts.highestPrice}
        placeholder="¥"
        className={css.amount}
      />
      <button>{texts.confirm}</button>
    </LinkForm>
  )
}
