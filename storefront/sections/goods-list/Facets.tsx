import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { GoodsItemsAnswer } from '@schemas/generated/api'
import { texts } from '../../texts/goods'
import css from './Facets.module.css'
import { listHref, toggled, type ListQuery } from './list-query'

interface Choice {
  id: string
  name: string
  chosen: boolean
  href: string
}

/** What narrows the list, a row each: brand, tag, parameters. A chosen value is left out by choosing it again. */
export function Facets({ query, found }: { query: ListQuery; found: GoodsItemsAnswer }) {
  const rows = rowsOf(query, found).filter(({ choices }) => choices.length > 0)
  if (rows.length === 0) return null
  return (
    <section className={css.facets} aria-label={texts.narrow}>
      {rows.map(({ name, choices }) => (
        <div key={name} className={css.row}>
          <h2 className={css.name}>{name}</h2>
          <ul className={css.choices}>
            {choices.map((choice) => (
              <li key={choice.id}>
                <Anchor
                  link={choice.href}
                  className={clsx(css.choice, choice.chosen && css.chosen)}
                  current={choice.chosen}
                >
                  {choice.name}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function rowsOf(
  query: ListQuery,
  { brand_list, select_tags_list, item_params_list }: GoodsItemsAnswer,
): { name: string; choices: Choice[] }[] {
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
  return [{ name: texts.brand, choices: brands }, { name: texts.tag, choices: tags }, ...params]
}
