import { useRef } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { ApiError } from '@schemas/api/api-error'
import { showToast } from '../../state/toasts'

export interface Fields<V extends FieldValues> extends UseFormReturn<V> {
  /**
   * Handler for `onSubmit`: validates every field and focuses the first invalid one; else runs `work`, once at a time.
   * @param onInvalid validates inputs outside of the form's fields, such as a captcha
   */
  send(
    work: (values: V) => Promise<void>,
    onInvalid?: () => void,
  ): (event?: React.BaseSyntheticEvent) => Promise<void>
}

/** A form whose fields are validated when they are left (rule forms-1); errors of the server are shown below their fields too. */
export function useFields<V extends FieldValues>(defaultValues: DefaultValues<V>): Fields<V> {
  const form = useForm<V>({ defaultValues, mode: 'onBlur', reValidateMode: 'onBlur' })
  const sending = useRef<Promise<void>>(undefined)
  const send: Fields<V>['send'] = (work, onInvalid) => {
    const once = async (values: V) => {
      try {
        await work(values)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        for (const [field, [message]] of Object.entries(error.errors))
          if (field in values) form.setError(field as FieldPath<V>, { message: message ?? error.message })
      } finally {
        sending.current = undefined
      }
    }
    // a second click waits for the first: the form is being sent until that is through
    return form.handleSubmit((values) => (sending.current ??= once(values)), onInvalid)
  }
  return { ...form, send }
}

interface Places<V extends FieldValues> {
  /** Fields that the form calls otherwise than the server does. */
  names?: Readonly<Record<string, FieldPath<V>>>
  /** The field that shows errors which belong to no field. */
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
