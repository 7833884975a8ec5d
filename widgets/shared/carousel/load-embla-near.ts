import type EmblaCarousel from 'embla-carousel'

/** px beyond the screen's edge */
const NEAR = '300px'

/** Whether the browser has the observers that embla requires. */
const isPossible = () => typeof IntersectionObserver === 'function' && typeof ResizeObserver === 'function'

/**
 * Calls back with Embla once the element comes near the screen: measuring slides that are far from it would lay them out.
 * Never after `signal`, and never in browsers that lack what Embla requires.
 */
export function loadEmblaNear(
  element: HTMLElement,
  signal: AbortSignal,
  start: (embla: typeof EmblaCarousel) => void,
): void {
  if (!isPossible()) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void import('embla-carousel').then(({ default: embla }) => {
        if (!signal.aborted) start(embla)
      })
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
