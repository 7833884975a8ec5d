import type { ReactNode } from 'react'
import css from './Panel.module.css'

interface PanelProps {
  title: string | undefined
  /** At the other end of its head. */
  beside: ReactNode
  children: ReactNode
}

/** A white card of articles, named by its head. */
export const Panel = ({ title, beside, children }: PanelProps) => (
  <section className={css.panel} aria-label={title}>
    <header className={css.head}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.beside}>{beside}</p>
    </header>
    {children}
  </section>
)

/** Articles one below the other, each an `li`. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={css.rows}>{children}</ul>
