import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import { DragController, type DragFeedback } from './drag-controller'
import { Surface } from './surface'

interface Drags {
  drags: DragController
  surface: Surface
  /** What the gesture going on shows; `null` while there is none. */
  feedback: DragFeedback | null
}

/** The gestures of one overlay. One that is going on when the overlay goes away is finished. */
export function useDrags(editor: Editor, root: RefObject<HTMLElement | null>, zoom: number): Drags {
  const [feedback, setFeedback] = useState<DragFeedback | null>(null)
  const surface = useMemo(() => new Surface(), [])
  useLayoutEffect(() => place(surface, root.current, zoom), [surface, root, zoom])
  const drags = useMemo(() => new DragController(editor, surface, setFeedback), [editor, surface])
  useEffect(() => () => void drags.finish(), [drags])
  return { drags, surface, feedback }
}

function place(surface: Surface, element: HTMLElement | null, zoom: number): void {
  surface.element = element
  surface.zoom = zoom
}
