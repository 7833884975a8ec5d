import type { ReactNode } from 'react'
import { Button } from '../parts/Button'
import { texts } from '../texts/shops'
import type { ShopsQuery } from './query'
import css from './ShopSearch.module.css'

interface ShopSearchProps {
  /** Path of the list. */
  list: string
  query: ShopsQuery
  /** What stands beside the field. */
  children: ReactNode
}

/** Looks for shops by name; what else is chosen stays. Works before any script. */
export function ShopSearch({ list, query, children }: ShopSearchProps) {
  const { name, page: _first, ...kept } = query
  return (
    <div className={css.bar}>
      <search>
        <form key={name} action={list} className={css.form}>
          {Object.entries(kept).map(
            ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />,
          )}
          <input
            type="search"
            name="name"
            defaultValue={name}
            aria-label={texts.name}
            placeholder={texts.searchShops}
            className={css.field}
          />
          <Button submit>{texts.search}</Button>
        </form>
      </search>
      {children}
    </div>
  )
}
