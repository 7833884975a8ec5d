import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@schemas/api/api-error'
import { showToast } from '../../state/toasts'

interface Places<V extends FieldValues> {
  /** Fields that the form calls otherwise than the server does. */
  names?: Readonly<Record<string, FieldPath<V>>>
  /** The field under which stands what the server says of none. */
  elsewhere?: FieldPath<V>
}

/**
 * Puts what the server refuses under its field, which gets the focus; what belongs to none is a toast. For calls that
 * are `quiet`.
 * @throws what is no refusal
 */
export function placeRefusal<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError' | 'getValues'>,
  error: unknown,
  { names = {}, elsewhere }: Places<V> = {},
) {
  if (!(error instanceof ApiError)) throw error
  const known = Object.keys(form.getValues())
  const placed = Object.entries(error.errors).flatMap(([field, [message = error.message]]) => {
    const name = names[field] ?? (known.includes(field) ? (field as FieldPath<V>) : elsewhere)
    return name === undefined ? [] : [{ name, message }]
  })
  const isAboutFields = error.status > 0 && error.status < 500
  if (placed.length === 0 && elsewhere && isAboutFields)
    placed.push({ name: elsewhere, message: error.message })
  for (const [index, { name, message }] of placed.entries())
    form.setError(name, { message }, { shouldFocus: index === 0 })
  if (placed.length === 0) showToast(error.message)
}
