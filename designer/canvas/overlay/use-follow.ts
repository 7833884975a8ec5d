import { useLayoutEffect, type RefObject } from 'react'
import { cover, type Box } from '../box'
import type { CanvasView } from '../canvas-view'

/** Keeps an element over what `boxOf` measures (px of the board), hidden while that is nowhere. */
export function useFollow(
  view: CanvasView,
  ref: RefObject<HTMLElement | null>,
  boxOf: () => Box | null,
  write: (element: HTMLElement, box: Box) => void = cover,
): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    return view.follow(() => {
      const box = boxOf()
      return () => {
        element.hidden = box === null
        if (box) write(element, box)
      }
    })
  })
}
