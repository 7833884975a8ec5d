import type { ReactNode } from 'react'
import { Button } from '../../shell/parts/Button'
import { LinkForm } from '../../shell/parts/LinkForm'
import { texts } from './texts/shops'
import { shopsHref, type ShopsQuery } from './query'
import css from './ShopSearch.module.css'

interface ShopSearchProps {
  /** Path of the list. */
  list: string
  query: ShopsQuery
  /** Content beside the field. */
  children: ReactNode
}

/** Looks for shops by name; what else is chosen stays. */
export function ShopSearch({ list, query, children }: ShopSearchProps) {
  const { name } = query
  return (
    <div className={css.bar}>
      <search>
        <LinkForm key={name} href={shopsHref(list, query, { name: '' })} className={css.form}>
          <input
            type="search"
            name="name"
            defaultValue={name}
            aria-label={texts.name}
            placeholder={texts.searchShops}
            className={css.field}
          />
          <Button submit early>
            {texts.search}
          </Button>
        </LinkForm>
      </search>
      {children}
    </div>
  )
}
