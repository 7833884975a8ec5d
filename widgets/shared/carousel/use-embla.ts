import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'

/**
 * Embla on a viewport. It comes once the slides are in the page, which can be read and turned without it: no page waits
 * for it.
 * @param selected 0-based slide that is in view when it comes
 */
export function useEmbla(loop: boolean, selected: number) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const first = useRef(selected)
  useEffect(() => {
    first.current = selected
  }, [selected])

  useEffect(() => {
    if (!viewport || !isPossible()) return
    const leaving = new AbortController()
    void import('embla-carousel').then(({ default: EmblaCarousel }) => {
      if (leaving.signal.aborted) return
      const made = EmblaCarousel(viewport, { loop, duration: 22, startIndex: first.current })
      leaving.signal.addEventListener('abort', () => made.destroy())
      setEmbla(made)
    })
    return () => {
      leaving.abort()
      setEmbla(undefined)
    }
  }, [viewport, loop])

  return { viewport: setViewport, embla }
}

/** Whether the browser has the observers that embla needs. */
const isPossible = () => typeof IntersectionObserver === 'function' && typeof ResizeObserver === 'function'
