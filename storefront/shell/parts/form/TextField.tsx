import { clsx } from 'clsx'
import { useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react'
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form'
import { Field, problemId } from './Field'
import { firstProblem, longest as atMost, type Rule } from './rules'
import css from './TextField.module.css'
import { useOwnId } from '../use-own-id'

interface TextFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> {
  control: Control<V>
  name: N & FieldPath<V>
  label: string
  rules?: readonly Rule[]
  /** Marks the field as required; the rule itself is in `rules`. */
  required?: boolean
  type?: 'text' | 'password' | 'tel' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'numeric' | 'decimal'
  placeholder?: string
  /** Most characters that the server accepts. Longer input stays in the field with a message; it is never truncated. */
  longest?: number
  /** More than one line. */
  lines?: number
  disabled?: boolean
  /** Content beside the control: a button that sends a code, a captcha's picture. */
  after?: ReactNode
}

/**
 * A line of text in a form. The form's value has no whitespace around it, except while an input method composes; what
 * is shown is trimmed when the field is left. Rules speak then, under the field (rule forms-1).
 */
export function TextField<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: TextFieldProps<V, N>,
) {
  const { control, name, label, rules = [], required, longest, after, lines, ...attributes } = props
  const id = useOwnId(name)
  const problemOf = firstProblem(longest === undefined ? rules : [...rules, atMost(longest)])
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: string) => problemOf(value) },
  })
  const [shown, show] = useState<string | null>(null)
  const problem = fieldState.error?.message
  const change = (value: string) => {
    field.onChange(value)
    // revalidates, so that the message disappears once the value is valid
    if (problem && problemOf(value) === undefined) field.onBlur()
  }
  const common = {
    id,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      field.ref(element)
      // typed, or filled in by the browser, before the page's script ran
      const early = field.value === '' && element?.value.trim()
      if (early) field.onChange(early)
    },
    name,
    value: shown ?? field.value,
    className: clsx(css.input, problem && css.wrong),
    'aria-required': required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId(id) : undefined,
    onChange: ({ target, nativeEvent }: { target: { value: string }; nativeEvent: Event }) => {
      show(target.value)
      const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      change(composing ? target.value : target.value.trim())
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(currentTarget.value.trim()),
    onBlur: () => {
      show(null)
      field.onBlur()
    },
    ...attributes,
  }
  return (
    <Field id={id} label={label} required={required ?? false} problem={problem}>
      <div className={css.row}>
        {lines ? <textarea {...common} rows={lines} /> : <input {...common} />}
        {after}
      </div>
    </Field>
  )
}
