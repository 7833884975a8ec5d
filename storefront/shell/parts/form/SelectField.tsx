import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { Field, problemId } from './Field'
import { firstProblem, type Rule } from './rules'
import css from './TextField.module.css'
import selectCss from './SelectField.module.css'
import { useOwnId } from '../use-own-id'

interface SelectFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> {
  control: Control<V>
  name: N
  label: string
  options: readonly { value: string; text: string }[]
  /** Stands there until something is chosen. */
  placeholder: string
  rules?: readonly Rule[]
  required?: boolean
}

/** One of a list in a form; '' is none. */
export function SelectField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  control,
  name,
  label,
  options,
  placeholder,
  rules,
  required = false,
}: SelectFieldProps<V, N>) {
  const id = useOwnId(name)
  const problemOf = firstProblem(rules ?? [])
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: string) => problemOf(value) },
  })
  const problem = fieldState.error?.message
  return (
    <Field id={id} label={label} required={required} problem={problem}>
      <div className={css.row}>
        <select
          {...field}
          id={id}
          onChange={({ target }) => {
            field.onChange(target.value)
            // revalidates, so that the message disappears once the value is valid
            if (problem && problemOf(target.value) === undefined) field.onBlur()
          }}
          className={clsx(css.input, problem && css.wrong)}
          aria-required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId(id) : undefined}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}

/** The browser's own list of choices, in the look of the other controls. */
export const Select = (props: Omit<ComponentProps<'select'>, 'className'>) => (
  <select {...props} className={selectCss.select} />
)
