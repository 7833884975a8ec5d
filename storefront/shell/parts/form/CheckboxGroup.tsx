import { useId } from 'react'
import css from './RadioGroup.module.css'

interface CheckboxGroupProps {
  label: string
  options: readonly string[]
  value: readonly string[]
  onChange(value: string[]): void
}

/** Any of a few; what is chosen keeps the order of the options. */
export function CheckboxGroup({ label, options, value, onChange }: CheckboxGroupProps) {
  const id = useId()
  const toggle = (option: string, ticked: boolean) =>
    onChange(options.filter((one) => (one === option ? ticked : value.includes(one))))
  return (
    <fieldset className={css.group} aria-labelledby={id}>
      <span id={id} className={css.name}>
        {label}
      </span>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option} className={css.option}>
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
