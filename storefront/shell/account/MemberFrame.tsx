import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useShop, Anchor } from '@engine'
import { Breadcrumb, type Crumb } from '../parts/Breadcrumb'
import { texts } from '../texts/site-frame'
import { CENTRE, accountPageOf, MESSAGES, ACCOUNT_PAGE_GROUPS } from './account-pages'
import { AccountIcon } from './AccountIcon'
import drawings from './drawings.module.css'
import css from './MemberFrame.module.css'
import { menu } from '../texts/account-pages'
import { Unread } from './Unread'
import { pathnameOf } from '../routing/query'

interface MemberFrameProps {
  /** Above the content, and where the breadcrumb ends. */
  title: string
  /** Beside the title: a way on, a button. */
  extra?: ReactNode
  /** The content draws its own cards and titles, one below the other. */
  bare?: boolean
  children: ReactNode
}

/** A page of the member centre: where one is, the menu of account pages, the content in a card beside it. */
export function MemberFrame({ title, extra, bare = false, children }: MemberFrameProps) {
  const { path } = useShop()
  return (
    <div className={clsx('page-column', drawings.drawings)}>
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

/** Home, the centre, the account page, the page below it; none twice. */
function crumbsTo(path: string, title: string): Crumb[] {
  const accountPage = accountPageOf(pathnameOf(path))
  const above = accountPage.text === title ? [CENTRE] : [CENTRE, accountPage]
  const links = above.filter(({ text }) => text !== title).map(({ text, path: href }) => ({ text, href }))
  return [{ text: texts.home, href: '/' }, ...links, { text: title }]
}

/** The menu of the account pages, the current one marked. @param path with query */
function MemberMenu({ path }: { path: string }) {
  const current = accountPageOf(pathnameOf(path))
  return (
    <nav className={clsx(css.menu, 'scroll-row')} aria-label={menu.label}>
      <Anchor link={CENTRE.path} className={css.centre} current={current === CENTRE}>
        <AccountIcon of={CENTRE.path} />
        {CENTRE.text}
      </Anchor>
      {ACCOUNT_PAGE_GROUPS.map(({ text, accountPages }) => (
        <div key={text}>
          <p className={css.group}>{text}</p>
          <ul className={css.links} aria-label={text}>
            {accountPages.map((accountPage) => (
              <li key={accountPage.path}>
                <Anchor link={accountPage.path} className={css.link} current={accountPage === current}>
                  <AccountIcon of={accountPage.path} />
                  {accountPage.text}
                  {accountPage.path === MESSAGES && <Unread />}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
