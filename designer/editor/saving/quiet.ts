/** Gestures and compositions, which a merge must not interrupt. */

let pressed = false
let composing = false
const waiting: (() => void)[] = []

function note(change: () => void): () => void {
  return () => {
    change()
    if (!pressed && !composing) for (const resolve of waiting.splice(0)) resolve()
  }
}

/** Follows the window's pointer and input method; answers how to stop. */
export function followGestures(target: Window): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const listen = (name: string, change: () => void) => target.addEventListener(name, note(change), options)
  listen('pointerdown', () => (pressed = true))
  listen('pointerup', () => (pressed = false))
  listen('pointercancel', () => (pressed = false))
  // a native drag ends without a pointerup
  listen('dragend', () => (pressed = false))
  listen('compositionstart', () => (composing = true))
  listen('compositionend', () => (composing = false))
  return () => {
    controller.abort()
    note(() => (pressed = composing = false))()
  }
}

/** Resolves at once, or when the gesture or composition that goes on is over. */
export function whenQuiet(): Promise<void> {
  if (!pressed && !composing) return Promise.resolve()
  return new Promise((resolve) => waiting.push(resolve))
}
