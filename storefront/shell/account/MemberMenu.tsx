import { Anchor } from '@engine'
import { menu } from '../texts/account-pages'
import { Unread } from './Unread'
import { CENTRE, MESSAGES, pathnameOf, ACCOUNT_PAGE_GROUPS, accountPageOf } from './account-pages'
import css from './MemberMenu.module.css'

/** The rooms of the member centre, the current one marked. @param path with query */
export function MemberMenu({ path }: { path: string }) {
  const current = accountPageOf(pathnameOf(path))
  return (
    <nav className={css.menu} aria-label={menu.label}>
      <Anchor link={CENTRE.path} className={css.centre} current={current === CENTRE}>
        {CENTRE.text}
      </Anchor>
      {ACCOUNT_PAGE_GROUPS.map(({ text, accountPages }) => (
        <div key={text}>
          <p className={css.group}>{text}</p>
          <ul className={css.rooms} aria-label={text}>
            {accountPages.map((accountPage) => (
              <li key={accountPage.path}>
                <Anchor link={accountPage.path} className={css.room} current={accountPage === current}>
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
