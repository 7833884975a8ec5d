/** Mouse and touch events as react-rnd passes them. */
import type { Point } from './geometry/box'

interface Spot {
  clientX: number
  clientY: number
}

/** Native and React events of react-rnd's callbacks. */
export interface PointerLike extends Partial<Spot> {
  /** 0 is the main button; touches have none. */
  readonly button?: number
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly touches?: { readonly [index: number]: Spot | undefined }
  readonly changedTouches?: { readonly [index: number]: Spot | undefined }
}

/** Position of the event on the screen. */
export function clientOf({ clientX, clientY, touches, changedTouches }: PointerLike): Point {
  const touch = touches?.[0] ?? changedTouches?.[0]
  return { x: clientX ?? touch?.clientX ?? 0, y: clientY ?? touch?.clientY ?? 0 }
}

/** Whether a press adds to the selection. */
export const adds = ({ shiftKey, ctrlKey, metaKey }: Omit<PointerLike, 'altKey'>): boolean =>
  shiftKey || ctrlKey || metaKey
