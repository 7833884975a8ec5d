import { Anchor } from '@engine'
import type { MemberInfo } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { showToast } from '@storefront/shell/state/toasts'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { dayOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/profile'
import { Avatar } from './Avatar'
import type data from './data'
import css from './Render.module.css'

const ProfileForm = later(async () => (await import('../../account/ProfileForm')).ProfileForm, {
  height: 700,
})

/** The member's profile. */
export function Render() {
  const { fields, member } = useAnswers<typeof data>()
  return (
    <MemberFrame title={texts.profile}>
      {fields.data && member.data ? (
        <div className={css.profile}>
          <ProfileForm
            fields={Object.values(fields.data).filter(({ is_open }) => is_open)}
            member={member.data.memberInfo}
            onDone={() => {
              showToast(texts.profileSaved)
              refreshPage()
            }}
          />
          <div className={css.side}>
            <Avatar member={member.data.memberInfo} />
            <Facts member={member.data.memberInfo} />
          </div>
        </div>
      ) : (
        <AskFailed error={fields.error ?? member.error} />
      )}
    </MemberFrame>
  )
}

/** What stands fast, or is changed elsewhere. */
function Facts({ member }: { member: MemberInfo }) {
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
