import type { ReactNode } from 'react'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import css from './Checkbox.module.css'
import { problemId } from './Field'
import field from './Field.module.css'
import checkboxGroupCss from './RadioGroup.module.css'
import { useOwnId } from '../use-own-id'

interface CheckboxProps<V extends FieldValues, N extends FieldPathByValue<V, boolean>> {
  control: Control<V>
  name: N
  /** What is wrong where it is not ticked; absent: nothing. */
  needed?: string
  /** What is agreed to; its links stay links. */
  children: ReactNode
}

/** One box to tick in a form, with what it means beside it. */
export function Checkbox<V extends FieldValues, N extends FieldPathByValue<V, boolean>>({
  control,
  name,
  needed,
  children,
}: CheckboxProps<V, N>) {
  const id = useOwnId(name)
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    control,
    name,
    rules: { validate: (ticked: boolean) => ticked || needed },
  })
  const problem = fieldState.error?.message
  return (
    <div className={css.checkbox}>
      <label className={css.label}>
        <input
          ref={ref}
          type="checkbox"
          name={name}
          checked={value}
          className={css.box}
          aria-required={needed !== undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId(id) : undefined}
          onChange={({ target }) => {
            onChange(target.checked)
            // a reproach that went only on leaving would move the button away under the pointer
            if (problem) onBlur()
          }}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </label>
      {problem && (
        <p id={problemId(id)} className={field.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface CheckboxGroupProps {
  label: string
  options: readonly string[]
  value: readonly string[]
  onChange(value: string[]): void
}

/** Any of a few; what is chosen keeps the order of the options. */
export function CheckboxGroup({ label, options, value, onChange }: CheckboxGroupProps) {
  const id = useOwnId(label)
  const toggle = (option: string, ticked: boolean) =>
    onChange(options.filter((one) => (one === option ? ticked : value.includes(one))))
  return (
    <fieldset className={checkboxGroupCss.group} aria-labelledby={id}>
      <span id={id} className={checkboxGroupCss.name}>
        {label}
      </span>
      <div className={checkboxGroupCss.options}>
        {options.map((option) => (
          <label key={option} className={checkboxGroupCss.option}>
            <input
              type="checkbox"
              checked={value.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
