import type { ReactNode } from 'react'
import type { MemberInfo, ProfileField } from '@schemas/generated/api'
import { MEMBER_CHANGE_NICKNAME } from '@schemas/generated/limits'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/FormButtons'
import { placeRefusal } from '@storefront/shell/parts/form/place-refusal'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { texts } from '../texts/auth'
import { ProfileControl } from './ProfileControl'
import { profileOf, sentOf, type Profile, type ProfileKey } from './profile'

interface ProfileFormProps {
  /** What the shop asks its members for; only these are shown. */
  fields: readonly ProfileField[]
  member: MemberInfo
  /** Only these of them; absent: all. */
  shown?: readonly ProfileKey[]
  /** Its button reaches over all of the form. */
  wide?: boolean
  onDone(): void
  /** Beside the button that saves. */
  children?: ReactNode
}

/** The member's profile: the name that others see, and what the shop asks for. */
export function ProfileForm({ fields, member, shown, wide = false, onDone, children }: ProfileFormProps) {
  const form = useFields<Profile>(profileOf(member))
  const asked = fields.filter(({ key }) => shown === undefined || (shown as readonly string[]).includes(key))
  const work = form.send(async (values) => {
    try {
      await call('PUT /member', { body: sentOf(values, asked), quiet: true })
    } catch (error) {
      return placeRefusal(form, error)
    }
    onDone()
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <TextField
        control={form.control}
        name="nickname"
        label={texts.nickname}
        autoComplete="nickname"
        longest={MEMBER_CHANGE_NICKNAME}
      />
      {asked.map((field) => (
        <ProfileControl key={field.key} field={field} form={form} />
      ))}
      <FormButtons wide={wide}>
        <Button kind="primary" size="large" block={wide} submit busy={form.formState.isSubmitting}>
          {texts.save}
        </Button>
        {children}
      </FormButtons>
    </form>
  )
}
