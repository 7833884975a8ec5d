import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { password as strong, required, sameAs } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { texts } from '../texts/auth'

interface NewPasswordProps<V extends FieldValues> {
  control: Control<V>
  /** What stands in the first field now. */
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
