import { texts } from '../texts/frame'
import { toasts } from './toasts'

/** Ids of other messages begin at 1: there is one of these at most. */
const OFFLINE = 0

/** What 重试 tries again. */
const failed = new Set<() => void>()

/** Says that there is no network until what failed is tried again or dropped (rule pages-15). */
export function sayOffline(again: () => void) {
  failed.add(again)
  if (failed.size === 1) toasts.list.push({ id: OFFLINE, text: texts.offline, again: tryAgain })
}

/** Drops what failed; the message goes with the last of it. */
export function forgetOffline(again: () => void) {
  if (failed.delete(again) && failed.size === 0) toasts.list = toasts.list.filter(({ id }) => id !== OFFLINE)
}

function tryAgain() {
  const all = [...failed]
  all.forEach(forgetOffline)
  for (const again of all) again()
}

/** Loads code that a shopper waits for; without a network this says so and goes on once 重试 has loaded it. */
export const reached = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (navigator.onLine) throw error
    return new Promise<T>((resolve) => sayOffline(() => resolve(reached(load))))
  })
