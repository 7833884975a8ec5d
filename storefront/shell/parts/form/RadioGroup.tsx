import css from './RadioGroup.module.css'
import { useOwnId } from '../use-own-id'

/** Message of the developer error (rule forms-7). */
export const FOREIGN_VALUE = 'Value should be trueValue or falseValue.'

interface Option<T extends string | number> {
  value: T
  text: string
}

interface RadioGroupProps<T extends string | number> {
  label: string
  options: readonly Option<T>[]
  value: T
  onChange(value: T): void
}

/** One of a few. @throws Error where its value is none of them (rule forms-7) */
export function RadioGroup<T extends string | number>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<T>) {
  const id = useOwnId(label)
  if (!options.some((option) => option.value === value)) throw new Error(FOREIGN_VALUE)
  return (
    <div className={css.group} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={css.name}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  )
}
