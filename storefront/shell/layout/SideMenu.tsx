import type { ReactNode } from 'react'
import { Anchor, hrefOf, mediaUrl } from '@engine'
import type { Site } from '@schemas/page-data'
import { texts } from '../texts/frame'
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
            <Sign icon="top" imgUrl="" />
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

/** The name is beside it, so neither needs a text alternative. */
function Sign({ icon, imgUrl }: { icon: string; imgUrl: string }) {
  const src = mediaUrl(imgUrl)
  return src ? (
    <img src={src} alt="" width={24} height={24} />
  ) : (
    <span className={css.icon} data-icon={icon} />
  )
}

/** Without leaving `#root` in the address. */
function toTop(event: { preventDefault(): void }) {
  event.preventDefault()
  scrollTo(0, 0)
}
