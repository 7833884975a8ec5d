import { clsx } from 'clsx'
import { useState } from 'react'
import { Anchor } from '@engine'
import type { GoodsItemsAnswer } from '@schemas/generated/api'
import { type FilterChoice, FilterRows } from '@storefront/shell/parts/FilterRows'
import { texts } from '../../texts/goods'
import { chosenOf, clearedHref, rowsOf } from './facets'
import { listHref, type ListQuery } from './list-query'
import { PriceRange } from './PriceRange'
import { SortBar } from '../../SortBar'
import css from './Filters.module.css'
import { opened } from '@storefront/shell/parts/opened'

const FiltersDialog = opened(() => import('./filters.dialog'))

/** Where the filters stand: the link to them works before any script. */
const PLACE = 'filters'

interface FiltersProps {
  query: ListQuery
  found: GoodsItemsAnswer
  /** Name of the chosen category. */
  category: string | undefined
}

/**
 * What narrows the list, what is chosen, the orders and the price range. A phone has the filters in a sheet; without
 * script its link leads to the same rows.
 */
export default function Filters({ query, found, category }: FiltersProps) {
  const [sheet, setSheet] = useState<'open' | 'closed'>()
  const rows = rowsOf(query, found)
  const chosen = chosenOf(query, found, category)
  const total = found.total_count
  // nothing has no order; prices that leave nothing can be changed
  const isOrdered = total > 0 || query.start_price !== '' || query.end_price !== ''
  return (
    <>
      <div id={PLACE} className={css.rows}>
        <FilterRows label={texts.narrow} rows={rows} />
      </div>
      <Chosen query={query} chosen={chosen} />
      {isOrdered && (
        <SortBar
          sort={query.sort}
          hrefOf={(sort) => listHref(query, { sort })}
          sold={texts.sortSales}
          price={{ plain: texts.price, up: texts.priceUp, down: texts.priceDown }}
          found={texts.found(total)}
          className={css.bar}
        >
          <PriceRange query={query} className={css.range} />
          <Anchor
            link={listHref(query, { one_column: !query.one_column, page: query.page })}
            className={clsx(css.columns, query.one_column && css.one)}
            label={query.one_column ? texts.twoColumns : texts.oneColumn}
          >
            {null}
          </Anchor>
          <a
            href={`#${PLACE}`}
            className={css.open}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              setSheet('open')
            }}
          >
            {texts.narrow}
            {chosen.length > 0 && <b className={css.number}>{chosen.length}</b>}
          </a>
        </SortBar>
      )}
      {sheet && (
        <FiltersDialog
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
          query={query}
          rows={rows}
          total={total}
        />
      )}
    </>
  )
}

function Chosen({ query, chosen }: { query: ListQuery; chosen: readonly FilterChoice[] }) {
  if (chosen.length === 0) return null
  return (
    <ul className={clsx(css.chosen, 'scroll-row')} aria-label={texts.chosen}>
      {chosen.map(({ id, name, href }) => (
        <li key={id}>
          <Anchor link={href} className={css.chip} title={texts.remove(name)}>
            {name}
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor link={clearedHref(query)} className={css.clear}>
          {texts.clearChosen}
        </Anchor>
      </li>
    </ul>
  )
}
