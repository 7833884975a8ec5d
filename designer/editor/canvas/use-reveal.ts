import { useEffect } from 'react'
import { subscribeKey } from 'valtio/utils'
import type { CanvasView } from '../canvas-view'

/** Scrolls a widget into view that is selected elsewhere (outline, problems, a new widget). */
export function useReveal(view: CanvasView | null): void {
  useEffect(() => {
    if (!view) return
    let frames: number[] = []
    const reveal = () => {
      const uuid = view.workspace.ui.selected.at(-1)
      if (uuid !== undefined) view.reveal(uuid)
    }
    // off-screen heights are estimates until they are rendered: measured again a frame later
    const soon = () => {
      frames.forEach(cancelAnimationFrame)
      frames = [
        requestAnimationFrame(() => {
          reveal()
          frames.push(requestAnimationFrame(reveal))
        }),
      ]
    }
    soon()
    const stop = subscribeKey(view.workspace.ui, 'selected', soon)
    return () => {
      stop()
      frames.forEach(cancelAnimationFrame)
    }
  }, [view])
}
