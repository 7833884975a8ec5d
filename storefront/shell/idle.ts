import { onIdle } from '@engine/idle'

const AT_LATEST_MS = 4_000

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'pointermove']

/**
 * Resolves after the frame that answers the first movement, press, key or scroll, so that what comes next does not delay
 * it. What answers an action is fetched from then on: before a click ends, and never for a visitor who only looks.
 */
export function whenTouched(): Promise<void> {
  return new Promise((resolve) => {
    const shown = () => requestAnimationFrame(() => setTimeout(resolve))
    for (const touch of TOUCHES) addEventListener(touch, shown, { once: true, passive: true })
  })
}

/** Resolves once the page has loaded and the browser has nothing to do, or the shopper touches anything first. */
export function whenIdle(): Promise<void> {
  const rested = new Promise<void>((resolve) => {
    const rest = () => void onIdle(resolve, { timeout: AT_LATEST_MS, fallback: 200 })
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
  return Promise.race([rested, whenTouched()])
}
