import { useEffect } from 'react'
import { subscribeKey } from 'valtio/utils'
import { type CanvasView, nextZoom } from '../canvas-view'

/** Frames after a selection in which what was just inserted is drawn. */
const LEAST_FRAMES = 5
/** Frames in which heights that were estimates settle while a long page is scrolled: about 2 s. */
const MOST_FRAMES = 120

/** Scrolls a widget into view that is selected elsewhere (outline, problems, a new widget). */
export function useReveal(view: CanvasView | null): void {
  useEffect(() => {
    if (!view) return
    let frame = 0
    // off-screen heights are estimates until they are rendered: looked at again until it stays in view
    const follow = (count: number) => {
      frame = requestAnimationFrame(() => {
        const uuid = view.workspace.ui.selected.at(-1)
        const moved = uuid !== undefined && view.reveal(uuid)
        if (count < LEAST_FRAMES || (moved && count < MOST_FRAMES)) follow(count + 1)
        else view.settle()
      })
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      follow(1)
    }
    const leave = () => cancelAnimationFrame(frame)
    soon()
    const stop = subscribeKey(view.workspace.ui, 'selected', soon)
    // the operator scrolls by hand
    view.elements.viewport.addEventListener('wheel', leave, { passive: true })
    return () => {
      stop()
      leave()
      view.elements.viewport.removeEventListener('wheel', leave)
    }
  }, [view])
}

/** Wheel travel that makes one step: a notch of a wheel, some of a touch pad's many small turns. */
const TRAVEL = 50
/** px of a line, for wheels that count those. */
const LINE = 16

/** Ctrl + wheel zooms around the pointer. */
export function useZoomWheel(view: CanvasView | null): void {
  useEffect(() => {
    if (!view) return
    const { viewport } = view.elements
    let travelled = 0
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const by = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE)
      travelled = Math.sign(by) === Math.sign(travelled) ? travelled + by : by
      if (Math.abs(travelled) < TRAVEL) return
      const direction = travelled < 0 ? 1 : -1
      travelled = 0
      view.zoomTo(nextZoom(view.zoom, direction), { x: event.clientX, y: event.clientY })
    }
    viewport.addEventListener('wheel', turn, { passive: false })
    return () => viewport.removeEventListener('wheel', turn)
  }, [view])
}
