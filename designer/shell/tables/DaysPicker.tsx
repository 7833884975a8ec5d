import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { clearable } from '../ui'

const DAY = 'YYYY-MM-DD'

interface Props {
  /** Its name for screen readers. */
  label: string
  /** First and last day, `2026-11-01`, both included; null: none chosen. */
  days: readonly [from: string, to: string] | null
  onChange(days: readonly [from: string, to: string] | undefined): void
  /** There are always days: they cannot be cleared. */
  always?: boolean
}

/** A range of days above a list. */
export function DaysPicker({ label, days, onChange, always = false }: Props) {
  const value: [Dayjs, Dayjs] | null = days && [dayjs(days[0]), dayjs(days[1])]
  return (
    <DatePicker.RangePicker
      allowClear={always ? false : clearable}
      value={value}
      aria-label={label}
      {...(!always && { placeholder: [`${label}从`, '到'] as [string, string] })}
      onChange={(chosen) => {
        const [first, last] = chosen ?? []
        if (first && last) onChange([first.format(DAY), last.format(DAY)])
        else if (!always) onChange(undefined)
      }}
    />
  )
}
