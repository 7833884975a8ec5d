import { Anchor } from '@engine'
import { clsx } from 'clsx'
import css from './LinkTabs.module.css'

interface LinkTab {
  href: string
  text: string
  /** How much there is behind it; absent: not said. */
  count?: number | undefined
}

interface LinkTabsProps {
  /** What there is to choose. */
  label: string
  tabs: readonly LinkTab[]
  /** The address of the one that is shown. */
  current: string
}

/** Parts of a list that have addresses of their own, one of them shown. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={clsx(css.tabs, 'scroll-row')}>
        {tabs.map(({ href, text, count }) => (
          <li key={href}>
            <Anchor
              link={href}
              className={clsx(css.tab, href === current && css.current)}
              current={href === current}
            >
              {text}
              {count !== undefined && <span className={css.count}> {count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
