import { Anchor } from '@engine'
import { Card } from '@storefront/shell/parts/Card'
import { AccountIcon } from '@storefront/shell/account/AccountIcon'
import { ACCOUNT_PAGE_GROUPS } from '@storefront/shell/account/account-pages'
import css from './AccountLinks.module.css'

/** All account pages by group, in place of the menu that has no room beside a narrow page. */
export const AccountLinks = () => (
  <div className={css.groups}>
    {ACCOUNT_PAGE_GROUPS.map(({ text, accountPages }) => (
      <Card key={text} title={text}>
        <ul className={css.links}>
          {accountPages.map(({ path, text: name }) => (
            <li key={path}>
              <Anchor link={path} className={css.link}>
                <AccountIcon of={path} />
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </div>
)
