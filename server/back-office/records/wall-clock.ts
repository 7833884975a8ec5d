import { localOf, momentOfLocal } from '@schemas/show-times'

/** A time as the form shows it, in the shop's time zone; '' for none. */
export const shownMoment = (moment: Date | null): string => (moment ? localOf(moment.getTime()) : '')

/** The time that the form wrote; null for ''. */
export function writtenMoment(local: unknown): Date | null {
  const moment = momentOfLocal(local)
  return moment === undefined ? null : new Date(moment)
}

/** The same for a field that its schema requires. @throws Error if it contains no time */
export function neededMoment(local: unknown): Date {
  const moment = writtenMoment(local)
  if (!moment) throw new Error(`Expected a moment like 2026-01-31 08:00:00, got ${JSON.stringify(local)}`)
  return moment
}
