import type { ReactNode } from 'react'
import css from './Render.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** Controls of one kind under their name. */
export function Box({ title, children }: { title: string; children: ReactNode }) {
  const id = useOwnId(title)
  return (
    <section className={css.box} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
