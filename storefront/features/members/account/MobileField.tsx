import type { Control, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form'
import { mobile, required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { texts } from '../texts/auth'

interface MobileFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> {
  control: Control<V>
  name: N & FieldPath<V>
}

/** Whose account it is: the number that password managers keep it under. */
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
