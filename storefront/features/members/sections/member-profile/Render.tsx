import { useRef, useState } from 'react'
import { Anchor } from '@engine'
import type { MemberInfo } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { showToast } from '@storefront/shell/state/toasts'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { dayOf } from '@storefront/shell/parts/moments'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { PICTURE_TYPES, UnfitPicture, uploadPicture } from '@storefront/shell/api/upload'
import { Button } from '@storefront/shell/parts/Button'
import { usePictureHint } from '@storefront/shell/parts/form/use-picture-hint'
import { texts } from '../../texts/profile'
import type data from './data'
import css from './Render.module.css'
import { MemberAvatar } from '../../account/MemberAvatar'
import { nameOf } from '../../account/profile'

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

/** What cannot be changed, or is changed elsewhere. */
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

/** px */
const SIDE = 96

/** A member's picture, and another one in its place. */
function Avatar({ member }: { member: MemberInfo }) {
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hint = usePictureHint()
  const take = async (file: File) => {
    setBusy(true)
    try {
      if (await succeeds(replace(file))) refreshPage()
    } catch (error) {
      if (!(error instanceof UnfitPicture)) throw error
      showToast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.avatar}>
      <MemberAvatar picture={member.avatar} name={nameOf(member)} side={SIDE} />
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={texts.changeAvatar}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      <Button size="small" busy={busy} onClick={() => input.current?.click()}>
        {texts.changeAvatar}
      </Button>
      <p className={css.hint}>{hint}</p>
    </div>
  )
}

async function replace(file: File): Promise<void> {
  const avatar = await uploadPicture(file, 'avatar', texts)
  await call('PUT /member', { body: { avatar } })
  showToast(texts.profileSaved)
}
