import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { CODE } from '@schemas/account'
import { required } from '@storefront/shell/parts/form/rules'
import { SendCode, type SendCodeProps } from '@storefront/shell/parts/form/SendCode'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { texts } from '../texts/auth'

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
