import { useRef, useState } from 'react'
import type { MemberInfo } from '@schemas/generated/api'
import { MemberAvatar } from '../../account/MemberAvatar'
import { nameOf } from '../../account/profile'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { PICTURE_TYPES, UnfitPicture, uploadPicture } from '@storefront/shell/api/upload'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button } from '@storefront/shell/parts/Button'
import { usePictureHint } from '@storefront/shell/parts/form/use-picture-hint'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/profile'
import css from './Avatar.module.css'

/** px */
const SIDE = 96

/** A member's picture, and another one in its place. */
export function Avatar({ member }: { member: MemberInfo }) {
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
