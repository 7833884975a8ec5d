import { Anchor } from '@engine'
import css from './Breadcrumb.module.css'

export interface Crumb {
  text: string
  /** Absent for where the shopper is. */
  href?: string
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="当前位置">
      <ol className={css.crumbs}>
        {crumbs.map(({ text, href }, index) => (
          <li key={href ?? text}>
            {index > 0 && (
              <span className={css.mark} aria-hidden="true">
                ›
              </span>
            )}
            {href ? (
              <Anchor link={href} className={css.link}>
                {text}
              </Anchor>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
