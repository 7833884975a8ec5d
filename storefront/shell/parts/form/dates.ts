/** The parts of a date that is chosen (rule forms-4): the last 100 years, 12 months, the days of the month. */

export const DATE_YEARS = 100
const MONTHS = 12

export interface DateParts {
  /** 0: not chosen. */
  year: number
  month: number
  day: number
}

export const NO_DATE: DateParts = { year: 0, month: 0, day: 0 }

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** This year first. */
export const yearsUntil = (thisYear: number) =>
  Array.from({ length: DATE_YEARS }, (_, index) => thisYear - index)

export const months = () => upTo(MONTHS)

/** Days of a month; of one whose year or number is not known yet, as many as a month may have. */
export function daysOf({ year, month }: Pick<DateParts, 'year' | 'month'>): number[] {
  // a leap year until it is known to be none
  return upTo(month === 0 ? 31 : new Date(Date.UTC(year || 2000, month, 0)).getUTCDate())
}

/** A part is chosen; a day that the month has not got is no longer chosen. */
export function choosePart(date: DateParts, part: keyof DateParts, value: number): DateParts {
  const next = { ...date, [part]: value }
  return daysOf(next).includes(next.day) ? next : { ...next, day: 0 }
}

/** `YYYY-MM-DD`; '' until every part is chosen. */
export function dateText({ year, month, day }: DateParts): string {
  if (!year || !month || !day) return ''
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}

/** What `dateText` has written; anything else is no date. */
export function datePartsOf(text: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return { year: Number(year ?? 0), month: Number(month ?? 0), day: Number(day ?? 0) }
}
