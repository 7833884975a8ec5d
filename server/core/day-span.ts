import { DAY_MS } from '@schemas/time-units'
import { fieldError } from './errors'
import { startOfDayNamed } from './shanghai'

/** Days such as `2026-11-01`, in Shanghai; both are included, and either may be open. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

/**
 * The time from the first day to the end of the last one.
 * @throws AppError invalid for days that do not exist or are in the wrong order
 */
export function spanOfDays({ from, to }: DayRange): { since?: Date; until?: Date } {
  const since = from === undefined ? undefined : startOf(from)
  const last = to === undefined ? undefined : startOf(to)
  if (since && last && last < since) throw wrongDays('开始日期应不晚于结束日期')
  return { ...(since && { since }), ...(last && { until: new Date(last.getTime() + DAY_MS) }) }
}

function startOf(day: string): Date {
  const start = startOfDayNamed(day)
  if (!start) throw wrongDays(`没有 ${day} 这一天`)
  return start
}

export const wrongDays = (message: string) => fieldError('/query/from', message)
