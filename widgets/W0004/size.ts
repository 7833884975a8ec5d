/** px between two logos, across and down (rule widgets-3). */
const LOGO_GAP = 10
/** px the wall adds to its list (rule widgets-1). */
const WALL_PADDING = 60

/** Size of one logo in a wall of `width` px with `column` logos a row: its height is 60 % of its width. */
export function logoSize(width: number, column: number): { width: number; height: number } {
  const side = Math.max(0, (width - LOGO_GAP * (column - 1)) / column)
  return { width: Math.floor(side), height: Math.round(side * 0.6) }
}

/** Height in px of a wall of `count` logos: list + 60 (rule widgets-1). */
export function wallHeight(width: number, column: number, count: number): number {
  const rows = Math.max(1, Math.ceil(count / column))
  return rows * logoSize(width, column).height + (rows - 1) * LOGO_GAP + WALL_PADDING
}
