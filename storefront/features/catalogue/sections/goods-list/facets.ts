import type { CategoryFacet, GoodsItemsAnswer } from '@schemas/generated/api'
import type { FilterChoice, FilterRow } from '@storefront/shell/parts/FilterRows'
import { toggled } from '@storefront/shell/routing/query'
import { texts } from '../../texts/goods'
import { listHref, type ListQuery } from './list-query'

/** All that is offered, each value with the list that choosing it, or leaving it out, leads to. */
function offersOf(query: ListQuery, found: GoodsItemsAnswer) {
  const categories = found.category_list.map((category) => ({
    id: category.category_id,
    name: category.category_name,
    count: category.count,
    chosen: query.cat_id === category.category_id,
    href: listHref(query, { cat_id: categoryAfter(query, category) }),
  }))
  const brands = found.brand_list.list.map(({ attribute_id: id, attribute_name: name, count }) => ({
    id,
    name,
    count,
    chosen: query.brand_id.includes(id),
    href: listHref(query, { brand_id: toggled(query.brand_id, id) }),
  }))
  const tags = found.select_tags_list.map(({ tag_id: id, tag_name: name, count }) => ({
    id,
    name,
    count,
    chosen: query.tag === name,
    href: listHref(query, { tag: query.tag === name ? '' : name }),
  }))
  const params = found.item_params_list.map(({ attribute_id, attribute_name, attribute_values }) => ({
    name: attribute_name,
    choices: attribute_values.map(({ attribute_value_id, attribute_value_name: name, count }) => {
      const id = `${attribute_id}:${attribute_value_id}`
      const href = listHref(query, { params: toggled(query.params, id) })
      return { id, name, count, chosen: query.params.includes(id), href }
    }),
  }))
  return { categories, brands, tags, params }
}

/** Leaving a category leads to the one above it. */
const categoryAfter = ({ cat_id }: ListQuery, { category_id, parent_id }: CategoryFacet) => {
  if (cat_id !== category_id) return category_id
  return parent_id === '0' ? '' : parent_id
}

/** What narrows a list: category, brand, tag and parameters; a row of one value would narrow nothing. */
export function rowsOf(query: ListQuery, found: GoodsItemsAnswer): FilterRow[] {
  const { categories, brands, tags, params } = offersOf(query, found)
  return [
    { name: texts.category, choices: categories },
    { name: texts.brand, choices: brands },
    { name: texts.tag, choices: tags },
    ...params,
  ].filter(({ choices }) => choices.length > 1)
}

/**
 * What is chosen, each with the list without it. A category is what the list is of, unless words are searched in it.
 * @param category name of the chosen category
 */
export function chosenOf(query: ListQuery, found: GoodsItemsAnswer, category = ''): FilterChoice[] {
  const { brands, tags, params } = offersOf(query, found)
  const values = params.flatMap(({ choices }) => choices)
  const known = new Map([...brands, ...tags, ...values].map((choice) => [choice.id, choice.name]))
  const chip = (id: string, name: string, without: Partial<ListQuery>): FilterChoice => ({
    id,
    name,
    chosen: true,
    href: listHref(query, without),
  })
  const { start_price, end_price, keywords, cat_id } = query
  return [
    ...(keywords && cat_id ? [chip('category', category || cat_id, { cat_id: '' })] : []),
    ...query.brand_id.map((id) => chip(id, known.get(id) ?? id, { brand_id: toggled(query.brand_id, id) })),
    ...(query.tag ? [chip('tag', query.tag, { tag: '' })] : []),
    ...query.params.map((id) =>
      chip(id, known.get(id) ?? id.split(':').at(-1) ?? id, { params: toggled(query.params, id) }),
    ),
    ...(start_price || end_price
      ? [chip('price', texts.priceRange(start_price, end_price), { start_price: '', end_price: '' })]
      : []),
  ]
}

/** The list without anything chosen. */
export const clearedHref = (query: ListQuery): string =>
  listHref(query, {
    ...(query.keywords && { cat_id: '' }),
    brand_id: [],
    tag: '',
    params: [],
    start_price: '',
    end_price: '',
  })
