import { toasts } from '../state/toasts'
import { texts } from '../texts/frame'

/** ms; what still fails after a reload is not mended by another one. */
export const NOT_AGAIN_MS = 5 * 60 * 1000
const KEY = 'reloaded'

/**
 * Rule pages-8: a chunk that cannot be fetched (there may be a new version of the shop) loads the whole page again,
 * once, and not without a network, where the page would be lost. @returns whether it does
 */
export function reloadOnce(now = Date.now()): boolean {
  const path = location.pathname + location.search
  const [last, at] = sessionStorage.getItem(KEY)?.split(' ') ?? []
  if (!navigator.onLine || (last === path && now - Number(at) < NOT_AGAIN_MS)) return false
  sessionStorage.setItem(KEY, `${path} ${now}`)
  location.reload()
  return true
}

/** Vite tells of every dynamic import that fails; one that is not answered by a reload fails where it was made. */
export function watchChunks() {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

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
  for (const again of [...failed]) {
    forgetOffline(again)
    again()
  }
}

/** Loads code that a shopper waits for; without a network this says so and goes on once 重试 has loaded it. */
export const reached = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (navigator.onLine) throw error
    return new Promise<T>((resolve) => sayOffline(() => resolve(reached(load))))
  })
