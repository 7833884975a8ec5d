import { DAY_S } from '@schemas/time-units'
import { useEffect, useRef, useState } from 'react'

const two = (part: number) => String(part).padStart(2, '0')

/** A time left as a clock shows it: `00:29:59`, `2天 01:00:00`. @param seconds whole */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / DAY_S)
  const rest = seconds % DAY_S
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':')
  return days > 0 ? `${days}天 ${clock}` : clock
}

/** What is further away is said as a date. */
const COUNTED_S = 3 * DAY_S

/** Whether a time left is counted down, rather than the moment of its end said. @param seconds whole */
export const isCounted = (seconds: number): boolean => seconds <= COUNTED_S

/** Seconds that are left of those the server named; the shopper's clock only measures what passed since. */
export function useSecondsLeft(given: number): number {
  const [passed, setPassed] = useState(0)
  const began = useRef<{ given: number; at: number }>(undefined)
  useEffect(() => {
    // effects end while a kept page is hidden: it counts on from where it began
    if (began.current?.given !== given) began.current = { given, at: performance.now() }
    const start = began.current.at
    const count = () => setPassed(Math.min(given, Math.floor((performance.now() - start) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [given])
  return Math.max(0, given - passed)
}
