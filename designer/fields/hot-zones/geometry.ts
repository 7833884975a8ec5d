/**
 * Hot zones as parts of their picture, 0 to 1. Whatever is done to a zone, it stays inside the picture, no smaller than
 * `LEAST`, and exact to four decimals, so that what is saved is what the rule (hot-zone-inside) accepts.
 */
export interface Zone {
  leftPer: number
  topPer: number
  widthPer: number
  heightPer: number
}

export interface Point {
  x: number
  y: number
}

/** Sides that a handle moves: `w`, `ne`, … */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** Small enough for a word, large enough for the pointer. */
export const LEAST = 0.01

const UNIT = 10_000
const rounded = (value: number) => Math.round(value * UNIT) / UNIT
const between = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(Math.max(value, low), high) : low

/** The nearest zone that lies inside: of its own size where that fits, else cut to it. */
export function clampZone({ leftPer, topPer, widthPer, heightPer }: Zone): Zone {
  const width = rounded(between(widthPer, LEAST, 1))
  const height = rounded(between(heightPer, LEAST, 1))
  return {
    leftPer: rounded(between(rounded(leftPer), 0, 1 - width)),
    topPer: rounded(between(rounded(topPer), 0, 1 - height)),
    widthPer: width,
    heightPer: height,
  }
}

/** Moved by a part of the picture; it stops at the edges with its size kept. */
export const moveZone = (zone: Zone, { x, y }: Point): Zone =>
  clampZone({ ...zone, leftPer: zone.leftPer + x, topPer: zone.topPer + y })

/** One or two sides moved; the others stay where they are, and no side passes the one across. */
export function resizeZone(zone: Zone, handle: Handle, { x, y }: Point): Zone {
  const start = clampZone(zone)
  const across = side(start.leftPer, start.widthPer, handle.includes('w'), handle.includes('e'), x)
  const down = side(start.topPer, start.heightPer, handle.includes('n'), handle.includes('s'), y)
  return clampZone({
    leftPer: across.start,
    widthPer: across.length,
    topPer: down.start,
    heightPer: down.length,
  })
}

function side(start: number, length: number, first: boolean, last: boolean, by: number) {
  const end = start + length
  if (first) {
    const moved = between(start + by, 0, end - LEAST)
    return { start: moved, length: end - moved }
  }
  return { start, length: last ? between(end + by, start + LEAST, 1) - start : length }
}

/** The zone between two points, wherever the drawing began. */
export function zoneBetween(a: Point, b: Point): Zone {
  const [left, right] = [between(Math.min(a.x, b.x), 0, 1), between(Math.max(a.x, b.x), 0, 1)]
  const [top, bottom] = [between(Math.min(a.y, b.y), 0, 1), between(Math.max(a.y, b.y), 0, 1)]
  return clampZone({ leftPer: left, topPer: top, widthPer: right - left, heightPer: bottom - top })
}

/** A zone for a keyboard to begin with: below and right of the last, so that none hides another. */
export function nextZone(count: number): Zone {
  const step = (count % 8) * 0.1
  return clampZone({ leftPer: step, topPer: step, widthPer: 0.2, heightPer: 0.2 })
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Part of the picture that one arrow key moves by. */
const NUDGE = 0.005

/** How far an arrow key goes, ten times as far with `large`; `null` for any other key. */
export function nudgeOf(key: string, large: boolean): Point | null {
  const arrow = ARROWS[key]
  const step = large ? NUDGE * 10 : NUDGE
  return arrow ? { x: arrow.x * step, y: arrow.y * step } : null
}
