/** When a code may be sent to a recipient again; outlives the button that shows it (rule forms-6). */
import { useSyncExternalStore } from 'react'
import { proxy } from 'valtio/vanilla'
import { useSnapshot } from '../../state/use-snapshot'

/** ms */
export const RESEND_MS = 60_000
const SECOND_MS = 1000

/** Moments, ms since 1970, by whom the code goes to. */
const waits = proxy<Record<string, number>>({})

export function startWait(recipient: string, ms = RESEND_MS) {
  waits[recipient] = Date.now() + ms
}

/** Whether a code has gone to this recipient since the page was loaded. */
export const wasSent = (recipient: string): boolean => waits[recipient] !== undefined

/** Begun seconds; 0 once the moment is there. */
export const secondsLeft = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / SECOND_MS))

/** Seconds to wait; `undefined` where nothing has been sent yet. Counts by the clock: a tab that slept is not behind. */
export function useWait(recipient: string): number | undefined {
  const until = useSnapshot(waits)[recipient]
  const left = useSyncExternalStore(
    everySecond,
    () => secondsLeft(until ?? 0, Date.now()),
    () => 0,
  )
  return until === undefined ? undefined : left
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS)
  return () => clearInterval(timer)
}
