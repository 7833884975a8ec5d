import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { loadEmblaNear } from '@widgets/shared/carousel/load-embla-near'
import { useReducedMotion } from '@widgets/shared/carousel/use-reduced-motion'

/** Position of a row of slides. */
export interface Slider {
  viewport(element: HTMLElement | null): void
  canPrev: boolean
  canNext: boolean
  prev(): void
  next(): void
}

const ENDS = { canPrev: false, canNext: false }

/** Slides several to a view, turned a view at a time; without the script the row scrolls by itself. */
export function useSlider(): Slider {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [ends, setEnds] = useState(ENDS)
  const still = useReducedMotion()
  useEffect(() => {
    if (!viewport) return
    const leaving = new AbortController()
    loadEmblaNear(viewport, leaving.signal, (EmblaCarousel) => {
      const made = EmblaCarousel(viewport, { align: 'start', slidesToScroll: 'auto', duration: 22 })
      const follow = () => setEnds({ canPrev: made.canScrollPrev(), canNext: made.canScrollNext() })
      made.on('select', follow).on('reInit', follow)
      follow()
      setEmbla(made)
      leaving.signal.addEventListener('abort', () => made.destroy())
    })
    return () => leaving.abort()
  }, [viewport])
  return {
    viewport: setViewport,
    ...ends,
    prev: () => embla?.scrollPrev(still),
    next: () => embla?.scrollNext(still),
  }
}

/** Goods in one view of a slider, and below 768 px (rule items-3). */
export const IN_VIEW = { wide: 3, narrow: 2 } as const
