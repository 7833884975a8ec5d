import { useCallback, useEffect, useState, type FocusEvent, type KeyboardEvent, useRef } from 'react'
import type { EmblaCarouselType } from 'embla-carousel'
import { useShownItem } from '@engine'
import { loadEmblaNear } from './load-embla-near'
import { useReducedMotion } from './use-reduced-motion'

/** ms; shortest interval, so that a slide arrives before the next one leaves. */
const MIN_INTERVAL = 600
/** ms; browsers run longer timeouts immediately. */
const MAX_INTERVAL = 2 ** 31 - 1

export interface CarouselSettings {
  count: number
  /** Loops; ignored with one slide. */
  loop: boolean
  autoplay: boolean
  /** Interval between two slides in ms. */
  interval: number
}

export interface CarouselState {
  /** 0-based index of the visible slide. */
  selected: number
  count: number
  /** Whether autoplay is running. */
  playing: boolean
  /** Stops autoplay, and starts it again (WCAG 2.2.2); absent where nothing moves by itself. */
  playback?: { paused: boolean; toggle(): void }
  canPrev: boolean
  canNext: boolean
  goTo(index: number): void
  prev(): void
  next(): void
}

/** ms per slide; an invalid number disables autoplay. */
const restOf = (interval: number) =>
  Number.isFinite(interval) ? Math.max(MIN_INTERVAL, Math.min(MAX_INTERVAL, interval)) : MAX_INTERVAL

/**
 * Embla with our own autoplay: it pauses on hover and focus, respects prefers-reduced-motion and restarts its interval
 * after every change. Until embla is loaded, and in browsers without its requirements, slides change without a
 * transition.
 */
export function useCarousel({ count, loop, autoplay, interval }: CarouselSettings) {
  const [chosen, choose] = useShownItem()
  const { viewport, embla } = useEmbla(loop && count > 1, chosen)
  const [held, hold] = useState(false)
  const [paused, pause] = useState(false)
  const still = useReducedMotion()
  const selected = Math.min(chosen, Math.max(0, count - 1))
  const moves = autoplay && count > 1 && !still
  const playing = moves && !held && !paused

  useEffect(() => {
    if (!embla) return
    const follow = () => choose(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    return () => void embla.off('select', follow).off('reInit', follow)
  }, [embla, choose])

  // selected elsewhere: in the designer's panel
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== selected) embla.scrollTo(selected, still)
  }, [embla, selected, still])

  const goTo = useCallback(
    (index: number) => {
      const wanted = loop ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
      if (!embla) choose(wanted)
      else if (still || Math.abs(index - embla.selectedScrollSnap()) > 1) embla.scrollTo(wanted, still)
      else if (index > embla.selectedScrollSnap()) embla.scrollNext()
      else embla.scrollPrev()
    },
    [embla, choose, loop, count, still],
  )

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => goTo(selected + 1), restOf(interval))
    return () => clearTimeout(timer)
  }, [playing, selected, interval, goTo])

  const state: CarouselState = {
    selected,
    count,
    playing,
    ...(moves && { playback: { paused, toggle: () => pause(!paused) } }),
    canPrev: count > 1 && (loop || selected > 0),
    canNext: count > 1 && (loop || selected < count - 1),
    goTo,
    prev: () => goTo(selected - 1),
    next: () => goTo(selected + 1),
  }
  return { state, viewport, handlers: handlersOf(state, hold) }
}

function handlersOf(state: CarouselState, hold: (held: boolean) => void) {
  return {
    onMouseEnter: () => hold(true),
    onMouseLeave: () => hold(false),
    // a shopper who has just started it waits for it to move
    onFocus: ({ target }: FocusEvent) => hold(!target.hasAttribute('data-playback')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hold(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft' && state.canPrev) state.prev()
      else if (event.key === 'ArrowRight' && state.canNext) state.next()
      else return
      event.preventDefault()
    },
  }
}

/**
 * Embla on a viewport, loaded once the slides are near the screen; they can be read and changed without it.
 * @param selected 0-based index of the visible slide when it is loaded
 */
function useEmbla(loop: boolean, selected: number) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const first = useRef(selected)
  useEffect(() => {
    first.current = selected
  }, [selected])

  useEffect(() => {
    if (!viewport) return
    const leaving = new AbortController()
    loadEmblaNear(viewport, leaving.signal, (EmblaCarousel) => {
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
