import { setWidth, type Sides } from '../workspace'

const KEY = 'pumian.sides'

/** Keeps widths and open sides in the browser, for all pages. */
export function saveSides({ left, right }: Readonly<Sides>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ left, right }))
  } catch (error) {
    // private windows, full storage
    console.warn('The widths of the side columns cannot be kept:', error)
  }
}

/** Brings the sides into the state in which they were left; what is missing or has another type stays. */
export function restoreSides(sides: Sides): void {
  const saved = read()
  for (const side of ['left', 'right'] as const) {
    const { width, open } = saved[side] ?? {}
    if (typeof width === 'number') setWidth(sides, side, width)
    if (typeof open === 'boolean') sides[side].open = open
  }
}

type Saved = Partial<Record<string, { width?: unknown; open?: unknown } | null>>

function read(): Saved {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof saved === 'object' && saved !== null ? (saved as Saved) : {}
  } catch (error) {
    console.warn('The widths of the side columns cannot be read:', error)
    return {}
  }
}
