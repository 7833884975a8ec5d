import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import type { MemberInfo, ProfileField } from '@schemas/generated/api'
import {
  MEMBER_CHANGE_NICKNAME,
  MEMBER_CHANGE_ADDRESS,
  MEMBER_CHANGE_USERNAME,
} from '@schemas/generated/limits'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/Field'
import { placeRefusal, useFields, type Fields } from '@storefront/shell/parts/form/use-fields'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { CheckboxGroup } from '@storefront/shell/parts/form/Checkbox'
import { DatePicker } from '@storefront/shell/parts/form/DatePicker'
import { RadioGroup } from '@storefront/shell/parts/form/RadioGroup'
import { required } from '@storefront/shell/parts/form/rules'
import { SelectField } from '@storefront/shell/parts/form/SelectField'
import { texts } from '../texts/auth'
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

const SEXES = [0, 1, 2] as const
const LINES = {
  username: { autoComplete: 'name', longest: MEMBER_CHANGE_USERNAME },
  address: { autoComplete: 'street-address', longest: MEMBER_CHANGE_ADDRESS },
} as const
const CHOICES = ['industry', 'income', 'edu_background'] as const

interface ProfileControlProps {
  field: ProfileField
  form: Fields<Profile>
}

/** The control for one thing that the shop asks its members for; nothing for what is not theirs to write. */
function ProfileControl({ field, form: { control } }: ProfileControlProps) {
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
  if (key === 'habbit')
    return (
      <Controller
        control={control}
        name="habbit"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup label={label} options={select} value={value} onChange={onChange} />
        )}
      />
    )
  const missing = is_required ? [required(texts.missing(label))] : []
  const choice = CHOICES.find((one) => one === key)
  if (choice)
    return (
      <SelectField
        control={control}
        name={choice}
        label={label}
        options={select.map((one) => ({ value: one, text: one }))}
        placeholder={texts.choose}
        required={is_required}
        rules={missing}
      />
    )
  if (key !== 'username' && key !== 'address') return null
  return (
    <TextField
      control={control}
      name={key}
      label={label}
      required={is_required}
      {...LINES[key]}
      rules={missing}
    />
  )
}
