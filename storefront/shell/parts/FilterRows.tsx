import { clsx } from 'clsx'
import { Anchor } from '@engine'
import { texts } from '../texts/controls'
import css from './FilterRows.module.css'

/** Rows that are shown before all are asked for. */
const FIRST = 3
/** Values of a row that are shown before all of them are asked for. */
const MOST = 16

export interface FilterChoice {
  id: string
  name: string
  chosen: boolean
  /** The list with it, or without where it is chosen. */
  href: string
  /** How many it finds. */
  count?: number | undefined
}

export interface FilterRow {
  name: string
  choices: readonly FilterChoice[]
}

interface FilterRowsProps {
  label: string
  rows: readonly FilterRow[]
}

/** What narrows a list, a row each, all of it links; rows without a choice are left out, rows after the third folded. */
export function FilterRows({ label, rows }: FilterRowsProps) {
  const shown = rows.filter(({ choices }) => choices.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={css.facets} aria-label={label}>
      {shown.slice(0, FIRST).map(row)}
      {shown.length > FIRST && (
        <details className={css.more}>
          <Summary />
          {shown.slice(FIRST).map(row)}
        </details>
      )}
    </section>
  )
}

const row = ({ name, choices }: FilterRow) => (
  <div key={name} className={css.row}>
    <h2 className={css.name}>{name}</h2>
    <div className={css.values}>
      <Choices choices={choices.slice(0, MOST)} />
      {choices.length > MOST && (
        <details className={css.rest}>
          <Summary />
          <Choices choices={choices.slice(MOST)} />
        </details>
      )}
    </div>
  </div>
)

const Choices = ({ choices }: Pick<FilterRow, 'choices'>) => (
  <ul className={clsx(css.choices, 'scroll-row')}>
    {choices.map(({ id, name, chosen, href, count }) => (
      <li key={id}>
        <Anchor link={href} className={clsx(css.choice, chosen && css.chosen)} current={chosen}>
          {name}
          {count !== undefined && <small className={css.count}>{count}</small>}
        </Anchor>
      </li>
    ))}
  </ul>
)

const Summary = () => (
  <summary className={css.summary}>
    <span>{texts.more}</span>
    <span>{texts.fewer}</span>
  </summary>
)
