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
      <Amount name="start_price" label={texts.lowestPrice} value={start_price} />
      <span aria-hidden="true">–</span>
      <Amount name="end_price" label={texts.highestPrice} value={end_price} />
      <button>{texts.confirm}</button>
    </LinkForm>
  )
}

function Amount({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <input
      name={name}
      defaultValue={value}
      inputMode="decimal"
      aria-label={label}
      placeholder="¥"
      className={css.amount}
    />
  )
}
