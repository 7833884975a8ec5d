/** Measures when changes happen in the page, without drawing anything. */
import type { UpdateTimes } from './editor-window'

/** Resolves when the frame after the next one begins: the current document is painted by then. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Resolves after the next frame, its layout and painting included. */
export const frame = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(null)
    }),
  )

/**
 * Milliseconds from the next event of this kind until the condition holds in the document, and until that is painted.
 */
export async function seenAfter(kind: string, isSo: () => boolean): Promise<UpdateTimes> {
  const start = await nextEvent(kind)
  const changed = await mutation(document.body, isSo)
  await painted()
  return { dom: changed - start, painted: performance.now() - start }
}

/** Time of the event, as recorded by the browser. */
function nextEvent(kind: string): Promise<number> {
  return new Promise((resolve) =>
    window.addEventListener(kind, ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
  )
}

/** Time at which the condition first holds; checked after every change of the document. */
export function mutation(root: Element, isSo: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look)
    function look() {
      const now = performance.now()
      if (!isSo()) return
      observer.disconnect()
      resolve(now)
    }
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    look()
  })
}

/** Intervals between frames. */
export class Frames {
  #last = 0
  #request = 0
  readonly taken: number[] = []

  constructor() {
    const note = (now: number) => {
      if (this.#last > 0) this.taken.push(now - this.#last)
      this.#last = now
      this.#request = requestAnimationFrame(note)
    }
    this.#request = requestAnimationFrame(note)
  }

  stop(): number[] {
    cancelAnimationFrame(this.#request)
    return this.taken
  }
}
