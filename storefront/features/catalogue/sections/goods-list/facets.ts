import type { GoodsItemsAnswer } from '@schemas/generated/api'
import type { FilterChoice, FilterRow } from '@storefront/shell/parts/FilterRows'
import { toggled } from '@storefront/shell/routing/query'
import { texts } from '../../texts/goods'
import { listHref, paramOf, type ListQuery } from './list-query'

/** What narrows a list, each choice with the list that it leads to: what is chosen, then brand, tag and parameters. */
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
