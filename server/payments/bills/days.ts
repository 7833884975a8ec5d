import { HOUR_MS, DAY_MS } from '@schemas/time-units'
import { FIGURES } from '../../config/limits'
import { dayInShanghai } from '../../core/shanghai'

/** Providers make the bill of a day until 10:00 of the next one. */
const READY_MS = DAY_MS + 10 * HOUR_MS
/** Days that are fetched of a provider that is new here, and at most after a time without jobs. */
const FIRST_DAYS = 3
const MOST_DAYS = 30
/**
 * Payments and refunds that we heard of in the last minutes of a day belong to the next: by the provider's clock it may
 * be the next day already.
 */
const MARGIN_MS = 10 * 60_000

export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** When the bill of a day can be fetched. */
export const readyAt = (day: string): Date => new Date(startOf(day).getTime() + READY_MS)

/** The day before or after, by `days`. */
export const dayAfter = (day: string, days = 1): string =>
  dayInShanghai(new Date(startOf(day).getTime() + days * DAY_MS))

/** What we heard of between these moments must be in the bill of the day, or in one before. */
export const heardOn = (day: string): { from: Date; to: Date } => {
  const from = startOf(day).getTime() - MARGIN_MS
  return { from: new Date(from), to: new Date(from + DAY_MS) }
}

/** The days since the last one whose bill was planned, up to yesterday. */
export function daysToPlan(last: string | null, now: Date): string[] {
  const today = dayInShanghai(now)
  const since = last ? dayAfter(last) : dayAfter(today, -FIRST_DAYS)
  const oldest = dayAfter(today, -MOST_DAYS)
  const days = []
  for (let day = since > oldest ? since : oldest; day < today; day = dayAfter(day)) days.push(day)
  return days
}

/** Hours after `readyAt` from which "no bill" means "no trades": longer where we know of some. */
const PATIENCE_H = { without: 2, withTrades: 24 }

export function isNoneBelieved(day: string, hasTrades: boolean, now: Date): boolean {
  const hours = hasTrades ? PATIENCE_H.withTrades : PATIENCE_H.without
  return now.getTime() >= readyAt(day).getTime() + hours * HOUR_MS
}

/** @returns null once a bill has not come for so long that it is given up */
export function nextFetch(day: string, now: Date): Date | null {
  const end = readyAt(day).getTime() + FIGURES.bill_days * DAY_MS
  const next = now.getTime() + HOUR_MS
  return next < end ? new Date(next) : null
}
