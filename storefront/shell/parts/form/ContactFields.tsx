import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { mobile, required } from './rules'
import { TextField } from './TextField'

interface ContactFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> {
  control: Control<V>
  name: N
  label: string
  /** Message of an empty field. */
  missing: string
}

/** The name of a person. @param longest characters */
export const PersonField = <V extends FieldValues, N extends FieldPathByValue<V, string>>({
  missing,
  ...field
}: ContactFieldProps<V, N> & { longest: number }) => (
  <TextField {...field} required autoComplete="name" rules={[required(missing)]} />
)

/** The mobile number at which a person can be reached. */
export const ContactMobileField = <V extends FieldValues, N extends FieldPathByValue<V, string>>({
  missing,
  ...field
}: ContactFieldProps<V, N>) => (
  <TextField {...field} required type="tel" autoComplete="tel-national" rules={[required(missing), mobile]} />
)
