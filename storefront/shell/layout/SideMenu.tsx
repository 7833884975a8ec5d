import type { ReactNode } from 'react'
import { Anchor, hrefOf } from '@engine'
import type { Site } from '@schemas/page-data'
import { texts } from '../texts/site-frame'
import { Sign } from './Sign'
import css from './SideMenu.module.css'

type Item = Site['menu'][number]

/** The menu that floats beside every page: what the shop's owner has put into it, and the way back to the top. */
export function SideMenu({ items }: { items: readonly Item[] }) {
  return (
    <nav className={css.menu} aria-label={texts.sideMenu}>
      <ul>
        {items.map((item, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place
          <li key={i}>
            <Target {...item} />
          </li>
        ))}
        <li>
          <a href="#root" title={texts.toTop} onClick={toTop}>
            <Sign icon="top" />
            <span className={css.name}>{texts.toTop}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}

function Target({ title, pathData, newTab, ...sign }: Item): ReactNode {
  const content = (
    <>
      <Sign {...sign} />
      <span className={css.name}>{title}</span>
    </>
  )
  const href = newTab && hrefOf(pathData)
  if (!href)
    return (
      <Anchor link={pathData} title={title}>
        {content}
      </Anchor>
    )
  return (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}

/** Without leaving `#root` in the address. */
function toTop(event: { preventDefault(): void }) {
  event.preventDefault()
  scrollTo(0, 0)
}
