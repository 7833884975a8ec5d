import { useId, type ReactNode } from 'react'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import css from './Checkbox.module.css'
import { problemId } from './Field'
import field from './Field.module.css'

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
  const id = useId()
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
