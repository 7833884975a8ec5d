import { Anchor, useShop } from '@engine'
import { texts } from '../texts/frame'
import css from './TopBar.module.css'

/** The bar above every page: a section of the storefront, not part of the header document (decisions 3). */
export function TopBar() {
  const { user } = useShop()
  return (
    <nav className={css.bar} aria-label="站点导航">
      <ul className={css.list}>
        <li>
          <Anchor link="/">{texts.home}</Anchor>
        </li>
        {user ? (
          <li>{texts.greeting(user.mobile)}</li>
        ) : (
          <>
            <li>
              <Anchor link="/auth/login" className={css.accent}>
                {texts.login}
              </Anchor>
            </li>
            <li>
              <Anchor link="/auth/reg">{texts.register}</Anchor>
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
