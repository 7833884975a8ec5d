import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { CODE, CODE_LENGTH } from '@schemas/account'
import { required } from '../parts/form/rules'
import { SendCode, type SendCodeProps } from '../parts/form/SendCode'
import { TextField } from '../parts/form/TextField'
import { texts } from '../texts/auth'

interface CodeFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> extends SendCodeProps {
  control: Control<V>
  name: N
}

/** The field for a code by SMS, beside it the button that sends one. */
export function CodeField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  control,
  name,
  ...sending
}: CodeFieldProps<V, N>) {
  return (
    <TextField
      control={control}
      name={name}
      label={texts.code}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={CODE_LENGTH}
      required
      rules={[required(texts.codeMissing), sixDigits]}
      after={<SendCode {...sending} />}
    />
  )
}

const sixDigits = (code: string) => (code === '' || CODE.test(code) ? undefined : texts.codeWrong)
