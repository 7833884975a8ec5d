import { useState } from 'react'
import { texts } from '../../texts/form'
import css from './DatePicker.module.css'
import { choosePart, datePartsOf, dateText, daysOf, months, yearsUntil, type DateParts } from './dates'
import { Select } from './SelectField'
import { useOwnId } from '../use-own-id'

interface DatePickerProps {
  label: string
  /** `YYYY-MM-DD` or ''. */
  value: string
  onChange(value: string): void
}

/** A date in three lists (rule forms-4); it has a value once all three are chosen. */
export function DatePicker({ label, value, onChange }: DatePickerProps) {
  const id = useOwnId(label)
  const [thisYear] = useState(() => new Date().getFullYear())
  const [parts, setParts] = useState(() => datePartsOf(value))
  const shown = value === '' || value === dateText(parts) ? parts : datePartsOf(value)
  const choose = (part: keyof DateParts, chosen: number) => {
    const next = choosePart(shown, part, chosen)
    setParts(next)
    if (dateText(next) !== value) onChange(dateText(next))
  }
  const list = (part: keyof DateParts, name: string, numbers: readonly number[]) => (
    <Select
      aria-label={name}
      value={shown[part]}
      onChange={({ target }) => choose(part, Number(target.value))}
    >
      <option value={0}>{name}</option>
      {numbers.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </Select>
  )
  return (
    <fieldset className={css.date} aria-labelledby={id}>
      <legend id={id} className={css.legend}>
        {label}
      </legend>
      {list('year', texts.year, yearsUntil(thisYear))}
      {list('month', texts.month, months())}
      {list('day', texts.day, daysOf(shown))}
    </fieldset>
  )
}
