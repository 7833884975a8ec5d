import type { GoodsItemsAnswer } from '@schemas/generated/api'
import { FilterRows, type FilterChoice, type FilterRow } from '@storefront/shell/parts/FilterRows'
import { toggled } from '@storefront/shell/routing/query'
import { LinkForm } from '@storefront/shell/parts/LinkForm'
import { texts } from '../../texts/goods'
import { listHref, paramOf, type ListQuery } from './list-query'
import { SortBar } from '../../SortBar'
import css from './Filters.module.css'

/** What narrows the list: brand, tag, parameters. A chosen value is left out by choosing it again. */
export function Facets({ query, found }: { query: ListQuery; found: GoodsItemsAnswer }) {
  return <FilterRows label={texts.narrow} rows={rowsOf(query, found)} />
}

export function rowsOf(
  query: ListQuery,
  { brand_list, select_tags_list, item_params_list }: GoodsItemsAnswer,
): FilterRow[] {
  const brands = brand_list.list.map(({ attribute_id: id, attribute_name: name }) => ({
    id,
    name,
    chosen: query.brand_id.includes(id),
    href: listHref(query, { brand_id: toggled(query.brand_id, id) }),
  }))
  const tags = select_tags_list.map(({ tag_id: id, tag_name: name }) => ({
    id,
    name,
    chosen: query.tag === name,
    href: listHref(query, { tag: query.tag === name ? '' : name }),
  }))
  const params = item_params_list.map(({ attribute_id, attribute_name, attribute_values }) => ({
    name: attribute_name,
    choices: attribute_values.map(({ attribute_value_id, attribute_value_name: name }) => {
      const id = `${attribute_id}:${attribute_value_id}`
      const href = listHref(query, { params: toggled(query.params, id) })
      return { id, name, chosen: query.params.includes(id), href }
    }),
  }))
  const rows = [{ name: texts.brand, choices: brands }, { name: texts.tag, choices: tags }, ...params]
  return [{ name: texts.chosen, choices: chosenElsewhere(query, rows) }, ...rows]
}

/** Filters of the address that no facet offers, shown so that they can be removed. */
function chosenElsewhere(query: ListQuery, rows: readonly FilterRow[]): FilterChoice[] {
  const offered = new Set(
    rows.flatMap(({ choices }) => choices.filter(({ chosen }) => chosen).map(({ id }) => id)),
  )
  const gone = (ids: readonly string[]) => ids.filter((id) => !offered.has(id))
  return [
    ...gone(query.brand_id).map((id) => ({ id, name: id, href: { brand_id: toggled(query.brand_id, id) } })),
    ...gone(query.params).map((id) => ({
      id,
      name: paramOf(id).attribute_value_id,
      href: { params: toggled(query.params, id) },
    })),
  ].map(({ href, ...choice }) => ({ ...choice, chosen: true, href: listHref(query, href) }))
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
