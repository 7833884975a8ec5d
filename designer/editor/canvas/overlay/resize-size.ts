/** What a resize gesture makes of a size; pure. All px are the page's. */
export const HANDLES = ['right', 'bottom', 'corner'] as const
export type Handle = (typeof HANDLES)[number]

export interface Size {
  width: number
  height: number
}

export interface ResizeLimits {
  /** Width of the page. */
  maxWidth: number
  /** The proportional lock. */
  locked: boolean
  /** Both side margins are auto: what a side gains, the other gains too, so that the handle stays under the pointer. */
  centred: boolean
}

/**
 * What to give the command `resize` for a pointer that moved by `dx`, `dy`. Under the lock one side is given and the
 * command derives the other, which stays within the page too.
 */
export function resizedBy(
  start: Size,
  handle: Handle,
  dx: number,
  dy: number,
  { maxWidth, locked, centred }: ResizeLimits,
): Partial<Size> {
  const width = limit(start.width + dx * (centred ? 2 : 1), maxWidth)
  const height = limit(start.height + dy, Infinity)
  const ratio = start.height > 0 ? start.width / start.height : 0
  if (!locked || ratio === 0) {
    if (handle === 'right') return { width }
    return handle === 'bottom' ? { height } : { width, height }
  }
  const byHeight = { height: limit(height, maxWidth / ratio) }
  if (handle === 'bottom') return byHeight
  // the corner follows the side that was pulled further
  return handle === 'right' || Math.abs(dx) * start.height >= Math.abs(dy) * start.width
    ? { width }
    : byHeight
}

const limit = (length: number, most: number) => Math.floor(Math.max(0, Math.min(Math.round(length), most)))
