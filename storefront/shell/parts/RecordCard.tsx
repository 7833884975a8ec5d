import type { ReactNode } from 'react'
import { Anchor } from '@engine'
import { momentOf } from './moments'
import css from './RecordCard.module.css'

interface RecordCardProps {
  /** What its number is called. */
  label: string
  number: string
  /** Its own page. */
  href: string
  /** Unix seconds. */
  created: number
  /** What else its head says. */
  beside?: ReactNode
  /** Four cells: items, sum, state, actions. */
  children: ReactNode
}

/** An order or an after-sale of a list. */
export const RecordCard = ({ label, number, href, created, beside, children }: RecordCardProps) => (
  <article className={css.card} aria-label={`${label} ${number}`}>
    <header className={css.head}>
      <time>{momentOf(created)}</time>
      <span>
        {label}：
        <Anchor link={href} className={css.number}>
          {number}
        </Anchor>
      </span>
      {beside}
    </header>
    <div className={css.cells}>{children}</div>
  </article>
)
