import { useRef } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { ApiError } from '../../api/api-error'

export interface Fields<V extends FieldValues> extends UseFormReturn<V> {
  /** For `onSubmit`: judges every field, focuses the first wrong one, else does the work once at a time. */
  send(work: (values: V) => Promise<void>): (event?: React.BaseSyntheticEvent) => Promise<void>
}

/** A form whose rules speak when a field is left (storefront §5); what the server refuses stands under its field too. */
export function useFields<V extends FieldValues>(defaultValues: DefaultValues<V>): Fields<V> {
  const form = useForm<V>({ defaultValues, mode: 'onBlur', reValidateMode: 'onBlur' })
  // the form says that it is being sent before its own work begins
  const working = useRef(false)
  const send: Fields<V>['send'] = (work) =>
    form.handleSubmit(async (values) => {
      if (working.current) return
      working.current = true
      try {
        await work(values)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        for (const [field, [message]] of Object.entries(error.errors))
          if (field in values) form.setError(field as FieldPath<V>, { message: message ?? error.message })
      } finally {
        working.current = false
      }
    })
  return { ...form, send }
}
