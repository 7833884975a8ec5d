import { useLayoutEffect, useRef, type RefObject } from 'react'
import { type Box, type CanvasView, cover } from '../../canvas-view'

/** Keeps an element over the box that `boxOf` measures (px of the board); hidden while there is none. */
export function useFollow(
  view: CanvasView,
  ref: RefObject<HTMLElement | null>,
  boxOf: () => Box | null,
  write: (element: HTMLElement, box: Box) => void = cover,
): void {
  const now = useRef({ boxOf, write })
  useLayoutEffect(() => {
    now.current = { boxOf, write }
  })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    return view.follow(() => {
      const { boxOf: measure, write: put } = now.current
      const box = measure()
      return () => {
        element.hidden = box === null
        if (box) put(element, box)
      }
    })
  }, [view, ref])
}
