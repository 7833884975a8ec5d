import { DAY_MS } from '@schemas/time-units'

/** Rule orders-7: times are stored in UTC, days begin at midnight in Shanghai, which has had no summer time since 1991. */
const AHEAD_MS = 8 * 3_600_000

/** `2026-11-21` */
export const dayInShanghai = (moment: Date): string => local(moment).slice(0, 10)

/** `2026-11-21 16:52:21` */
export const timeInShanghai = (moment: Date): string => local(moment).slice(0, 19).replace('T', ' ')

/** 0 to 23 */
export const hourInShanghai = (moment: Date): number => Number(local(moment).slice(11, 13))

/** Midnight at the beginning of the day. */
export const startOfDayInShanghai = (moment: Date): Date =>
  new Date(`${dayInShanghai(moment)}T00:00:00+08:00`)

/** The beginning of a day `2026-11-21`; undefined where the text is no such day. */
export function startOfDayNamed(day: string): Date | undefined {
  const moment = new Date(`${day}T00:00:00+08:00`)
  return Number.isNaN(moment.getTime()) || dayInShanghai(moment) !== day ? undefined : moment
}

/** The first day of the day, the week (from Monday) or the month of a time, `2026-11-01`. */
export function startOfPeriod(period: 'day' | 'week' | 'month', moment: Date): string {
  const day = dayInShanghai(moment)
  if (period === 'day') return day
  if (period === 'month') return `${day.slice(0, 8)}01`
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayInShanghai(new Date(moment.getTime() - sinceMonday * DAY_MS))
}

/** Points that are earned now end with the 31st of December of next year (rule points-4). */
export function endOfNextYear(moment: Date): Date {
  const year = Number(dayInShanghai(moment).slice(0, 4))
  return new Date(Date.UTC(year + 2, 0, 1) - AHEAD_MS - 1)
}

/** Unix seconds, the format of times in the API; 0 for none. */
export const unixTime = (moment: Date | null): number => (moment ? Math.floor(moment.getTime() / 1000) : 0)

const local = (moment: Date) => new Date(moment.getTime() + AHEAD_MS).toISOString()
