/** Width and state of the columns beside the canvas (rule canvas-11). */

export type Side = 'left' | 'right'

interface SideState {
  /** px */
  width: number
  open: boolean
}

export interface Sides extends Record<Side, SideState> {
  /** The side that lies over the canvas in a window that is too narrow for three columns; none at first. */
  drawer: Side | null
}

/** px */
export const SIDE_LIMITS: Readonly<Record<Side, { least: number; usual: number; most: number }>> = {
  left: { least: 200, usual: 248, most: 480 },
  right: { least: 280, usual: 344, most: 640 },
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { left: '左侧栏', right: '设置栏' }

/** Windows narrower than three columns need, such as a computer's at 200 % and more. */
export const NARROW = '(width < 960px)'

/** Tests without a window are wide. */
const isNarrow = (): boolean => globalThis.matchMedia?.(NARROW).matches ?? false

/** Whether the side is shown in the window as it is. */
export const isShown = (sides: Readonly<Sides>, side: Side): boolean =>
  isNarrow() ? sides.drawer === side : sides[side].open

/** Shows or hides a side: in a narrow window over the canvas, one at a time. */
export function setShown(sides: Sides, side: Side, shown: boolean): void {
  if (!isNarrow()) sides[side].open = shown
  else if (shown || sides.drawer === side) sides.drawer = shown ? side : null
}

/** @param width px; kept within the side's limits */
export function setWidth(sides: Sides, side: Side, width: number): void {
  const { least, most } = SIDE_LIMITS[side]
  sides[side].width = Math.round(Math.min(most, Math.max(least, width)))
}

const usual = (side: Side): SideState => ({ width: SIDE_LIMITS[side].usual, open: true })

export const usualSides = (): Sides => ({ left: usual('left'), right: usual('right'), drawer: null })
