import { onIdle } from '@engine/idle'

const AT_LATEST_MS = 4_000

/** Resolves once the page has loaded and the browser has nothing to do, or the shopper touches anything first. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    const rest = () => void onIdle(done, { timeout: AT_LATEST_MS, fallback: 200 })
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
    for (const touch of ['pointerdown', 'keydown', 'scroll', 'pointermove'])
      addEventListener(touch, done, { once: true, passive: true })
  })
}
