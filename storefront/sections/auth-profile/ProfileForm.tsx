import { Controller } from 'react-hook-form'
import type { MemberInfo, MemberProfile, ProfileField } from '@schemas/generated/api'
import css from '../../account/form.module.css'
import { call } from '../../api/call'
import { Button } from '../../parts/Button'
import { DatePicker } from '../../parts/form/DatePicker'
import { placeRefusal } from '../../parts/form/place-refusal'
import { RadioGroup } from '../../parts/form/RadioGroup'
import { email, required } from '../../parts/form/rules'
import { TextField } from '../../parts/form/TextField'
import { useFields, type Fields } from '../../parts/form/use-fields'
import { texts } from '../../texts/auth'

/** What a first profile asks for; the rest is the member centre's. */
const SHOWN = ['username', 'sex', 'birthday', 'email'] as const
const SEXES = [0, 1, 2] as const

type Profile = Required<Pick<MemberProfile, 'nickname' | (typeof SHOWN)[number]>>

interface ProfileFormProps {
  fields: readonly ProfileField[]
  member: MemberInfo
  onDone(): void
}

export function ProfileForm({ fields, member, onDone }: ProfileFormProps) {
  const { nickname, username, sex, birthday, email: mail } = member
  const form = useFields<Profile>({ nickname, username, sex, birthday, email: mail })
  const work = form.send(async (values) => {
    try {
      await call('PUT /member', { body: values, quiet: true })
    } catch (error) {
      return placeRefusal(form, error)
    }
    onDone()
  })
  const shown = SHOWN.flatMap((key) => fields.find((field) => field.key === key) ?? [])
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <TextField
        control={form.control}
        name="nickname"
        label={texts.nickname}
        autoComplete="nickname"
        maxLength={32}
      />
      {shown.map((field) => (
        <OwnField key={field.key} field={field} form={form} />
      ))}
      <div className={css.actions}>
        <Button kind="primary" size="large" block submit busy={form.formState.isSubmitting}>
          {texts.save}
        </Button>
        <Button size="large" onClick={onDone}>
          {texts.skip}
        </Button>
      </div>
    </form>
  )
}

function OwnField({ field, form }: { field: ProfileField; form: Fields<Profile> }) {
  const { control } = form
  const { key, name: label, is_required, select } = field
  if (key === 'sex')
    return (
      <Controller
        control={control}
        name="sex"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={label}
            options={SEXES.map((sex) => ({ value: sex, text: select[sex] ?? String(sex) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    )
  if (key === 'birthday')
    return (
      <Controller
        control={control}
        name="birthday"
        render={({ field: { value, onChange } }) => (
          <DatePicker label={label} value={value} onChange={onChange} />
        )}
      />
    )
  const name = key === 'email' ? 'email' : 'username'
  const own = name === 'email' ? [email] : []
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      autoComplete={name === 'email' ? 'email' : 'name'}
      required={is_required}
      rules={is_required ? [required(texts.missing(label)), ...own] : own}
    />
  )
}
