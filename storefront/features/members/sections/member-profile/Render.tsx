import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/profile'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Avatar } from './Avatar'
import type data from './data'
import { Facts } from './Facts'
import css from './Render.module.css'

const ProfileForm = later(async () => (await import('../../account/ProfileForm')).ProfileForm, {
  height: 700,
})

/** Who a member is, as far as he wants the shop to know. */
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
