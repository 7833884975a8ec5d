import { HOUR_MS, DAY_MS } from '@schemas/time-units'
import { FIGURES } from '../../config/limits'
import { dayInShanghai } from '../../core/shanghai'

/** Providers publish the bill of a day by 10:00 of the next day. */
const READY_MS = DAY_MS + 10 * HOUR_MS
/** Days that are fetched for a new provider, and at most after a time without jobs. */
const FIRST_DAYS = 3
const MOST_DAYS = 30
/**
 * Payments and refunds that we recorded in the last minutes of a day count for the next day, since the provider's clock
 * may already have been there.
 */
const MIDNIGHT_MARGIN_MS = 10 * 60_000

export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** When the bill of a day can be fetched. */
export const readyAt = (day: string): Date => new Date(startOf(day).getTime() + READY_MS)

/** The day before or after, by `days`. */
export const dayAfter = (day: string, days = 1): string =>
  dayInShanghai(new Date(startOf(day).getTime() + days * DAY_MS))

/** What we recorded between these times must be on the bill of the day, or on an earlier one. */
export const recordedBetween = (day: string): { from: Date; to: Date } => {
  const from = startOf(day).getTime() - MIDNIGHT_MARGIN_MS
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

/** Hours after `readyAt` from which "no bill" means "no trades": longer if we know of trades. */
const PATIENCE_H = { without: 2, withTrades: 24 }

export function isEmptyAccepted(day: string, hasTrades: boolean, now: Date): boolean {
  const hours = hasTrades ? PATIENCE_H.withTrades : PATIENCE_H.without
  return now.getTime() >= readyAt(day).getTime() + hours * HOUR_MS
}

/** @returns null if the bill has been missing for so long that it is given up */
export function nextFetch(day: string, now: Date): Date | null {
  const end = readyAt(day).getTime() + FIGURES.bill_days * DAY_MS
  const next = now.getTime() + HOUR_MS
  return next < end ? new Date(next) : null
}
