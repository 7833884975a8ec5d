import { useRef, type ReactNode } from 'react'
import type { CanvasView } from '../../canvas-view'
import { useFollow } from './use-follow'

interface OutlineProps {
  view: CanvasView
  uuid: string
  className: string | undefined
  children?: ReactNode
}

/** A box that follows one widget. */
export function Outline({ view, uuid, className, children }: OutlineProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFollow(view, ref, () => view.boxOf(uuid))
  return (
    <div ref={ref} className={className} data-outline={uuid}>
      {children}
    </div>
  )
}
