import type { ComponentProps, ReactNode } from 'react'
import css from './Card.module.css'
import { useOwnId } from './use-own-id'

interface CardProps extends Omit<ComponentProps<'section'>, 'className' | 'title'> {
  /** Its heading; a card without one has an `aria-label`. */
  title?: string
  /** At the end of its heading. */
  action?: ReactNode
}

/** A white card of a page, named by its heading; it keeps its distance from what is above it. */
export function Card({ title, action, children, ...rest }: CardProps) {
  const id = useOwnId(title ?? '')
  return (
    <section aria-labelledby={title === undefined ? undefined : id} {...rest} className={css.card}>
      {title !== undefined && (
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
      )}
      {action && <div className={css.action}>{action}</div>}
      {children}
    </section>
  )
}
