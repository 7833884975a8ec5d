/** The eight handles of a box, named as react-rnd names them, and which edges each one moves. */
import type { Axis } from './box'

export const HANDLES = [
  'top',
  'right',
  'bottom',
  'left',
  'topRight',
  'bottomRight',
  'bottomLeft',
  'topLeft',
] as const

export type Handle = (typeof HANDLES)[number]

/** The edge that moves along an axis; `null` if neither does. */
export type Edge = 'start' | 'end' | null

const NAMES = { x: { start: 'left', end: 'right' }, y: { start: 'top', end: 'bottom' } } as const

export function edgeOf(handle: Handle, axis: Axis): Edge {
  const name = handle.toLowerCase()
  if (name.includes(NAMES[axis].start)) return 'start'
  return name.includes(NAMES[axis].end) ? 'end' : null
}
