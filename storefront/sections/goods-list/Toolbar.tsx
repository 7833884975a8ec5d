import { clsx } from 'clsx'
import { Anchor } from '@engine'
import { queryOf } from '../../routing/query'
import { texts } from '../../texts/goods'
import { listHref, type ListQuery, type Sort } from './list-query'
import css from './Toolbar.module.css'

/** Order and price range of the list; the form works before any script does. */
export function Toolbar({ query, total }: { query: ListQuery; total: number }) {
  const price: Sort = query.sort === '3' ? '2' : '3'
  const orders: { sort: Sort; text: string; on: boolean }[] = [
    { sort: '0', text: texts.sortDefault, on: query.sort === '0' },
    { sort: '1', text: texts.sortSales, on: query.sort === '1' },
    { sort: '4', text: texts.sortNewest, on: query.sort === '4' },
    { sort: price, text: priceText(query.sort), on: query.sort === '2' || query.sort === '3' },
  ]
  return (
    <div className={css.bar}>
      <ul className={css.orders} aria-label={texts.order}>
        {orders.map(({ sort, text, on }) => (
          <li key={text}>
            <Anchor link={listHref(query, { sort })} className={clsx(css.order, on && css.on)} current={on}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
      <PriceRange query={query} />
      <p className={css.total}>{texts.found(total)}</p>
    </div>
  )
}

const priceText = (sort: Sort) => {
  if (sort === '3') return texts.priceUp
  return sort === '2' ? texts.priceDown : texts.price
}

function PriceRange({ query }: { query: ListQuery }) {
  const { start_price, end_price } = query
  const kept = Object.entries(queryOf(listHref(query, { start_price: '', end_price: '' })))
  return (
    <form key={`${start_price}-${end_price}`} action="/items" className={css.range}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      <button className={css.go}>{texts.confirm}</button>
    </form>
  )
}
