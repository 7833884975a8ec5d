import { useEffect, useState, type PointerEvent } from 'react'
import { boxBetween, type Box, type Point, marquee } from './geometry/box'
import { boxesOf, freeChildren, type PanelView } from './panel-view'
import { adds } from './pointer'
import type { Surface } from './surface'

interface Marquee {
  /** The selection rectangle; `null` while there is none. */
  band: Box | null
  handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerCancel(event: PointerEvent<HTMLElement>): void
  }
}

interface Start {
  from: Point
  /** Children that stay selected whatever the rectangle touches. */
  preserved: readonly string[]
  before: readonly string[]
}

/** Screen px below which a press on empty space is a click. */
const THRESHOLD = 3

/** A selection rectangle on the panel's empty space; a click there selects the panel. */
export function useMarquee(
  view: PanelView,
  selected: readonly string[],
  surface: Surface,
  onSelect: (uuids: readonly string[]) => void,
): Marquee {
  const [start, setStart] = useState<Start | null>(null)
  const [band, setBand] = useState<Box | null>(null)
  const stop = () => {
    setStart(null)
    setBand(null)
  }
  const choose = (uuids: readonly string[]) => {
    if (uuids.join() !== selected.join()) onSelect(uuids)
  }
  useEffect(() => {
    if (!start) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onSelect(start.before)
      setStart(null)
      setBand(null)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [start, onSelect])
  return {
    band,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || event.target !== event.currentTarget) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const children = selected.filter((uuid) => view.children.some((child) => child.uuid === uuid))
        const from = surface.toPanel({ x: event.clientX, y: event.clientY })
        setStart({ from, preserved: adds(event) ? children : [], before: selected })
      },
      onPointerMove(event) {
        if (!start) return
        const next = boxBetween(start.from, surface.toPanel({ x: event.clientX, y: event.clientY }))
        if (!band && Math.hypot(next.width, next.height) * surface.zoom < THRESHOLD) return
        setBand(next)
        const touched = marquee(next, boxesOf(freeChildren(view)))
        const chosen = [...start.preserved, ...touched.filter((uuid) => !start.preserved.includes(uuid))]
        // an empty selection would close the panel's layer, and the gesture with it
        choose(chosen.length > 0 ? chosen : [view.uuid])
      },
      onPointerUp() {
        if (!start) return
        if (!band && start.preserved.length === 0) choose([view.uuid])
        stop()
      },
      onPointerCancel: stop,
    },
  }
}
