import { FIGURES } from '../../limits'

const MINUTE_MS = 60_000
/** commerce-rules 11: a notice is not guaranteed, so the provider is asked so long after the payment began. */
const FIRST_MIN = [
  FIGURES.payment_query_first_minutes,
  FIGURES.payment_query_second_minutes,
  FIGURES.payment_query_third_minutes,
]
const EVERY_MIN = FIGURES.payment_query_every_minutes
/** After the end of the trade, as long as no question is answered. */
const UNANSWERED_MS = FIGURES.payment_query_days * 24 * 60 * MINUTE_MS

/** A payment: when it began, and until when its trade can be paid. */
interface Paying {
  created: Date
  expires: Date
}

/**
 * When the provider is asked next after `now`: 1, 5 and 15 minutes after the payment began, then every 15 minutes while
 * it can be paid, and a minute after the end.
 * @returns `null` where that was the last time
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

/** The same where the provider has not answered: the last question is asked again until it is, for some days. */
export function nextUnanswered(paying: Paying, now: Date): Date | null {
  const again = new Date(now.getTime() + EVERY_MIN * MINUTE_MS)
  return nextQuery(paying, now) ?? (again.getTime() < paying.expires.getTime() + UNANSWERED_MS ? again : null)
}
