import type { MemberInfo } from '@schemas/generated/api'
import { Anchor } from '@engine'
import { dayOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/profile'
import css from './Facts.module.css'

/** What stands fast, or is changed elsewhere. */
export function Facts({ member }: { member: MemberInfo }) {
  const { mobile, email, email_verified, user_card_code, created } = member
  return (
    <dl className={css.facts}>
      <dt>{texts.mobile}</dt>
      <dd>
        {mobile || texts.noMobile}{' '}
        <Anchor link="/member/change-mobile" className={css.way}>
          {mobile ? texts.changeMobile : texts.bindMobile}
        </Anchor>
      </dd>
      <dt>{texts.emailAddress}</dt>
      <dd>
        {email || texts.noMobile}
        {email !== '' && !email_verified && texts.unproved}{' '}
        <Anchor link="/member/change-email" className={css.way}>
          {email ? texts.changeMobile : texts.bindMobile}
        </Anchor>
      </dd>
      <dt>{texts.cardCode}</dt>
      <dd>{user_card_code}</dd>
      <dt>{texts.joined}</dt>
      <dd>{dayOf(created)}</dd>
    </dl>
  )
}
