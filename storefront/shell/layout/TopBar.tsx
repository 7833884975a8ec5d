import { Anchor, useShop } from '@engine'
import { Unread } from '../account/Unread'
import { reached } from '../state/offline'
import { signInPath } from '../routing/return-path'
import { texts } from '../texts/site-frame'
import css from './TopBar.module.css'

/** The bar above every page: a section of the storefront, not part of the header document (rule pages-12). */
export function TopBar() {
  const { user, path } = useShop()
  return (
    <nav className={css.bar} aria-label="站点导航">
      <ul className={css.list}>
        <li>
          <Anchor link="/">{texts.home}</Anchor>
        </li>
        {user ? (
          <>
            <li>{texts.greeting(user.mobile || texts.someone)}</li>
            <li className={css.messages}>
              <Anchor link="/member/messages">
                {texts.messages}
                <span className={css.unread}>
                  <Unread />
                </span>
              </Anchor>
            </li>
            <li>
              <button type="button" className={css.logout} onClick={() => void logOut()}>
                {texts.logout}
              </button>
            </li>
          </>
        ) : (
          <>
            <li>
              <Anchor link={signInPath('/auth/login', path)} className={css.accent}>
                {texts.login}
              </Anchor>
            </li>
            <li>
              <Anchor link={signInPath('/auth/reg', path)}>{texts.register}</Anchor>
            </li>
          </>
        )}
        <li className={css.right}>
          <Anchor link="/cart">{texts.cart}</Anchor>
        </li>
        <li>
          <Anchor link="/member/trade">{texts.orders}</Anchor>
        </li>
        <li>
          <Anchor link="/member/user-info">{texts.member}</Anchor>
        </li>
      </ul>
    </nav>
  )
}

const logOut = async () => (await reached(() => import('../session/session'))).logOut()

interface PreviewBarProps {
  /** Moment shown, as `2026-01-31 08:00:00`. */
  at: string
}

/** Says above a preview that shoppers do not see this page, and which moment it shows. */
export function PreviewBar({ at }: PreviewBarProps) {
  return (
    <p className={css.previewBar} role="note">
      {texts.preview} {at}
    </p>
  )
}
