/** Mouse and touch events as react-rnd hands them over. */
import type { Point } from './geometry/box'

interface Spot {
  clientX: number
  clientY: number
}

/** What react-rnd's callbacks get, native events and React's alike. */
export interface PointerLike extends Partial<Spot> {
  /** 0 is the main one; touches have none. */
  readonly button?: number
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly touches?: { readonly [index: number]: Spot | undefined }
  readonly changedTouches?: { readonly [index: number]: Spot | undefined }
}

/** Where on the screen it happened. */
export function clientOf({ clientX, clientY, touches, changedTouches }: PointerLike): Point {
  const touch = touches?.[0] ?? changedTouches?.[0]
  return { x: clientX ?? touch?.clientX ?? 0, y: clientY ?? touch?.clientY ?? 0 }
}

/** Whether a press adds to the selection. */
export const adds = ({ shiftKey, ctrlKey, metaKey }: Omit<PointerLike, 'altKey'>): boolean =>
  shiftKey || ctrlKey || metaKey
