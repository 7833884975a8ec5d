import type { ReactNode } from 'react'
import { useShop } from '@engine'
import { Breadcrumb, type Crumb } from '../parts/Breadcrumb'
import { texts } from '../texts/frame'
import { MemberMenu } from './MemberMenu'
import { CENTRE, pathnameOf, accountPageOf } from './account-pages'
import css from './MemberFrame.module.css'

interface MemberFrameProps {
  /** Above the content, and where the breadcrumb ends. */
  title: string
  /** Beside the title: a way on, a button. */
  extra?: ReactNode
  /** The content draws its own cards and titles, one below the other. */
  bare?: boolean
  children: ReactNode
}

/** A page of the member centre: where one is, the menu of its rooms, the content in a card beside it. */
export function MemberFrame({ title, extra, bare = false, children }: MemberFrameProps) {
  const { path } = useShop()
  return (
    <div className="page-column">
      <Breadcrumb crumbs={crumbsTo(path, title)} />
      <div className={css.columns}>
        <MemberMenu path={path} />
        {bare ? (
          <div className={css.content}>{children}</div>
        ) : (
          <section className={css.card} aria-label={title}>
            <div className={css.head}>
              <h2 className={css.title}>{title}</h2>
              {extra}
            </div>
            {children}
          </section>
        )}
      </div>
    </div>
  )
}

/** Home, the centre, the room, the page in it; none twice. */
function crumbsTo(path: string, title: string): Crumb[] {
  const accountPage = accountPageOf(pathnameOf(path))
  const above = accountPage.text === title ? [CENTRE] : [CENTRE, accountPage]
  const links = above.filter(({ text }) => text !== title).map(({ text, path: href }) => ({ text, href }))
  return [{ text: texts.home, href: '/' }, ...links, { text: title }]
}
