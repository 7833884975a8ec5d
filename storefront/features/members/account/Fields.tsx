import type { Control, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form'
import { CODE } from '@schemas/account'
import { mobile, required, password as strong, sameAs } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { SendCode, type SendCodeProps } from '@storefront/shell/parts/form/SendCode'
import { texts } from '../texts/auth'

interface MobileFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> {
  control: Control<V>
  name: N & FieldPath<V>
}

/** The mobile number that identifies the account; password managers store it as the user name. */
export function MobileField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  control,
  name,
}: MobileFieldProps<V, N>) {
  return (
    <TextField
      control={control}
      name={name}
      label={texts.mobile}
      type="tel"
      autoComplete="username"
      required
      rules={[required(texts.mobileMissing), mobile]}
    />
  )
}

interface CodeFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> extends SendCodeProps {
  control: Control<V>
  name: N
  label?: string
}

/** The field for a code by SMS or e-mail, beside it the button that sends one. */
export function CodeField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  control,
  name,
  label = texts.code,
  ...sending
}: CodeFieldProps<V, N>) {
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      rules={[required(texts.codeMissing), sixDigits]}
      after={<SendCode {...sending} />}
    />
  )
}

const sixDigits = (code: string) => (code === '' || CODE.test(code) ? undefined : texts.codeWrong)

interface NewPasswordProps<V extends FieldValues> {
  control: Control<V>
  /** The value of the first field. */
  password(): string
  label?: string
}

/** A password that is chosen, in the fields `password` and `again`. */
export function NewPassword<V extends FieldValues & { password: string; again: string }>({
  control,
  password,
  label = texts.password,
}: NewPasswordProps<V>) {
  const common = {
    control,
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  } as const
  return (
    <>
      <TextField
        {...common}
        name={'password' as FieldPathByValue<V, string>}
        label={label}
        placeholder={texts.passwordHint}
        rules={[strong]}
      />
      <TextField
        {...common}
        name={'again' as FieldPathByValue<V, string>}
        label={texts.passwordAgain}
        rules={[required(texts.passwordMissing), sameAs(password)]}
      />
    </>
  )
}
