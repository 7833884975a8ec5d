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
