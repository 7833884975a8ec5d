import type { CSSProperties } from 'react'
import { Rnd } from 'react-rnd'
import type { Child } from './child'
import css from './FreePanel.module.css'
import { AXES, extentOf } from './geometry/box'
import { edgeOf, HANDLES, type Handle } from './geometry/handle'
import type { PointerLike } from './pointer'

interface SizeBoxProps {
  child: Child
  zoom: number
  /** A gesture is active: the handles are hidden. */
  busy: boolean
  onPress(handle: Handle, event: PointerLike): void
  onDrag(event: PointerLike): void
  onRelease(): void
}

/** Screen px: thickness of a handle's hit area, and the smallest box that has handles on all sides. */
const GRASP = 14
const ROOMY = 40

/** The handles of one selected child, above everything else; the pointer passes through the box between them. */
export function SizeBox({ child, zoom, busy, onPress, onDrag, onRelease }: SizeBoxProps) {
  const { box } = child
  const offered = handlesOf(child, zoom)
  return (
    <Rnd
      className={busy ? `${css.sizes} ${css.busy}` : css.sizes}
      position={{ x: box.x, y: box.y }}
      size={{ width: box.width, height: box.height }}
      scale={zoom}
      disableDragging
      enableResizing={Object.fromEntries(HANDLES.map((handle) => [handle, offered.includes(handle)]))}
      resizeHandleClasses={Object.fromEntries(HANDLES.map((handle) => [handle, css.handle]))}
      resizeHandleStyles={Object.fromEntries(HANDLES.map((handle) => [handle, handleStyle(handle, zoom)]))}
      onResizeStart={(event, handle) => onPress(handle, event)}
      onResize={(event) => onDrag(event)}
      onResizeStop={() => onRelease()}
    />
  )
}

/** A content-driven height has no handles; a short side has only its far handle. */
function handlesOf({ box, autoHeight }: Child, zoom: number): Handle[] {
  return HANDLES.filter((handle) => {
    if (autoHeight && edgeOf(handle, 'y') !== null) return false
    return AXES.every((axis) => edgeOf(handle, axis) !== 'start' || box[extentOf(axis)] * zoom >= ROOMY)
  })
}

const HANDLE_OFFSETS = { start: '0%', middle: '50%', end: '100%' } as const

/** A square on the middle of its edge or on its corner, as large on the screen at every zoom. */
function handleStyle(handle: Handle, zoom: number): CSSProperties {
  const size = GRASP / zoom
  return {
    width: size,
    height: size,
    left: HANDLE_OFFSETS[edgeOf(handle, 'x') ?? 'middle'],
    top: HANDLE_OFFSETS[edgeOf(handle, 'y') ?? 'middle'],
    right: 'auto',
    bottom: 'auto',
    transform: 'translate(-50%, -50%)',
  }
}
