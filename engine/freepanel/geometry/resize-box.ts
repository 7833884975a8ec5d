/** Resizing boxes by a handle, with or without the proportional lock. */
import { AXES, spanOf, withSpan, type Axis, type Box, type Point, type Size } from './box'
import { roomOf, sized, type Bounds } from './bounds'
import { edgeOf, type Handle } from './handle'

/** The proportional lock of a widget. It keeps the ratio of the body, not that of borders and paddings. */
export interface Lock {
  /** Width / height of the body. */
  ratio: number
  /** px of the box outside the body. */
  extra: Size
}

/** The box after its handle moved by `delta`; edges do not pass each other. */
export function resizeBox(start: Box, handle: Handle, delta: Point): Box {
  return AXES.reduce((box, axis) => {
    const edge = edgeOf(handle, axis)
    if (edge === null) return box
    const span = spanOf(start, axis)
    const length = span.end - span.start + (edge === 'start' ? -delta[axis] : delta[axis])
    return withSpan(box, axis, sized(span, edge, Math.max(0, length)))
  }, start)
}

/** The axis that a locked handle follows: its own; at corners the one that gives the larger box. */
export function leadOf(start: Box, box: Box, handle: Handle): Axis {
  if (edgeOf(handle, 'x') === null) return 'y'
  if (edgeOf(handle, 'y') === null) return 'x'
  return box.width / start.width >= box.height / start.height ? 'x' : 'y'
}

/** The box within bounds and with its ratio kept; `lead` is the leading axis. Sizes are whole pixels. */
export function lockedBox(start: Box, box: Box, handle: Handle, lead: Axis, lock: Lock, bounds: Bounds): Box {
  const wide = (height: number) => (height - lock.extra.height) * lock.ratio + lock.extra.width
  const high = (width: number) => (width - lock.extra.width) / lock.ratio + lock.extra.height
  const wanted = lead === 'x' ? box.width : wide(box.height)
  const most = Math.min(roomOf(start, handle, 'x', bounds), wide(roomOf(start, handle, 'y', bounds)))
  const least = Math.max(bounds.min.width, wide(bounds.min.height))
  const width = Math.max(least, Math.min(most, wanted))
  const across = withSpan(start, 'x', sized(spanOf(start, 'x'), edgeOf(handle, 'x'), Math.round(width)))
  return withSpan(across, 'y', sized(spanOf(start, 'y'), edgeOf(handle, 'y'), Math.round(high(width))))
}
