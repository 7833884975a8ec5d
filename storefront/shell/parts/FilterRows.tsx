import { clsx } from 'clsx'
import { Anchor } from '@engine'
import { texts } from '../texts/controls'
import css from './FilterRows.module.css'

/** Rows that a phone shows before all are asked for; `FilterRows.module.css` counts them too. */
const FIRST = 3

export interface FilterChoice {
  id: string
  name: string
  chosen: boolean
  /** The list with it, or without where it is chosen. */
  href: string
}

export interface FilterRow {
  name: string
  choices: readonly FilterChoice[]
}

/** What narrows a list, a row each, all of it links; rows without a choice are left out. */
export function FilterRows({ label, rows }: { label: string; rows: readonly FilterRow[] }) {
  const shown = rows.filter(({ choices }) => choices.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={css.facets} aria-label={label}>
      {shown.map(({ name, choices }) => (
        <div key={name} className={css.row}>
          <h2 className={css.name}>{name}</h2>
          <ul className={clsx(css.choices, 'scroll-row')}>
            {choices.map(({ id, name: text, chosen, href }) => (
              <li key={id}>
                <Anchor link={href} className={clsx(css.choice, chosen && css.chosen)} current={chosen}>
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {shown.length > FIRST && (
        <label className={css.more}>
          <input type="checkbox" />
          {texts.allFilters}
        </label>
      )}
    </section>
  )
}
