import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { moveZone, resizeZone, zoneBetween, type Handle, type Point, type Zone } from './geometry'

type Gesture =
  | { kind: 'draw' }
  | { kind: 'move'; index: number; zone: Zone }
  | { kind: 'resize'; index: number; zone: Zone; handle: Handle }

interface Running {
  gesture: Gesture
  from: Point
}

interface GestureOptions {
  /** What the zones lie on; its box tells parts from pixels. */
  surface: RefObject<HTMLElement | null>
  onDraw(zone: Zone): void
  onChange(index: number, zone: Zone): void
}

/** Shorter than this on the screen is a click, not a drawing, px. */
const CLICK = 4

/**
 * Draws, moves and resizes by pointer. The zone meanwhile is `preview`; releasing the pointer commits one step,
 * Escape cancels.
 */
export function useZoneGesture({ surface, onDraw, onChange }: GestureOptions) {
  const running = useRef<Running | null>(null)
  const [preview, setPreview] = useState<{ index: number | null; zone: Zone } | null>(null)
  const stop = useCallback(() => {
    running.current = null
    setPreview(null)
  }, [])
  const active = preview !== null
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      stop()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [active, stop])

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = surface.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 }
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  const zoneAt = (point: Point): Zone | null => {
    if (!running.current) return null
    const { gesture, from } = running.current
    const by = { x: point.x - from.x, y: point.y - from.y }
    if (gesture.kind === 'draw') return zoneBetween(from, point)
    return gesture.kind === 'move' ? moveZone(gesture.zone, by) : resizeZone(gesture.zone, gesture.handle, by)
  }
  const isClick = (from: Point, to: Point) => {
    const box = surface.current?.getBoundingClientRect()
    return Math.hypot((to.x - from.x) * (box?.width ?? 0), (to.y - from.y) * (box?.height ?? 0)) < CLICK
  }

  return {
    preview,
    begin(event: PointerEvent, gesture: Gesture) {
      if (event.button !== 0) return
      event.stopPropagation()
      surface.current?.setPointerCapture(event.pointerId)
      running.current = { gesture, from: pointAt(event) }
    },
    handlers: {
      onPointerMove(event: PointerEvent) {
        if (!running.current) return
        const { gesture, from } = running.current
        const point = pointAt(event)
        if (!active && isClick(from, point)) return
        const zone = zoneAt(point)
        if (zone) setPreview({ index: gesture.kind === 'draw' ? null : gesture.index, zone })
      },
      onPointerUp(event: PointerEvent) {
        const zone = active ? zoneAt(pointAt(event)) : null
        const gesture = running.current?.gesture
        stop()
        if (!zone || !gesture) return
        if (gesture.kind === 'draw') onDraw(zone)
        else onChange(gesture.index, zone)
      },
      onPointerCancel: stop,
    },
  }
}
