import { LinkForm } from '@storefront/shell/parts/LinkForm'
import { texts } from '../../texts/goods'
import { listHref, type ListQuery } from './list-query'
import css from './Filters.module.css'

/** Two amounts in yuan; `readListQuery` swaps a reversed range. */
export function PriceRange({ query, className }: { query: ListQuery; className?: string | undefined }) {
  const { start_price, end_price } = query
  return (
    <LinkForm
      key={`${start_price}-${end_price}`}
      href={listHref(query, { start_price: '', end_price: '' })}
      className={className}
    >
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
