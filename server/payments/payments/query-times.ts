import { MINUTE_MS } from '@schemas/time-units'
import { FIGURES } from '../../config/limits'

/** Rule payments-2: notifications are not guaranteed, so the provider is queried this long after the payment began. */
const FIRST_MIN = [
  FIGURES.payment_query_first_minutes,
  FIGURES.payment_query_second_minutes,
  FIGURES.payment_query_third_minutes,
]
const EVERY_MIN = FIGURES.payment_query_every_minutes
/** Interval after the trade's expiry while no query is answered. */
const UNANSWERED_MS = FIGURES.payment_query_days * 24 * 60 * MINUTE_MS

/** A payment: when it began, and until when its trade can be paid. */
interface Paying {
  created: Date
  expires: Date
}

/**
 * Time of the next query after `now`: 1, 5 and 15 minutes after the payment began, then every 15 minutes until the trade
 * expires, and a minute after that.
 * @returns `null` after the last query
 */
export function nextQuery({ created, expires }: Paying, now: Date): Date | null {
  const since = (now.getTime() - created.getTime()) / MINUTE_MS
  const last = FIRST_MIN.at(-1) ?? 0
  const minutes =
    FIRST_MIN.find((one) => one > since) ?? last + EVERY_MIN * (Math.floor((since - last) / EVERY_MIN) + 1)
  const next = new Date(created.getTime() + minutes * MINUTE_MS)
  if (next < expires) return next
  const end = new Date(expires.getTime() + MINUTE_MS)
  return end > now ? end : null
}

/** The same if the provider did not answer: the last query is repeated for some days. */
export function nextUnanswered(paying: Paying, now: Date): Date | null {
  const again = new Date(now.getTime() + EVERY_MIN * MINUTE_MS)
  return nextQuery(paying, now) ?? (again.getTime() < paying.expires.getTime() + UNANSWERED_MS ? again : null)
}
