import type { Box } from './cut'

/**
 * The row of each box, from 1, and where it begins: boxes beside each other share one. The page draws each row as high as
 * its content, so a text that needs more lines than foreseen pushes down what follows.
 */
export function rowsOf(boxes: ReadonlyMap<string, Box>): Map<string, readonly [row: number, top: number]> {
  const rows = new Map<string, readonly [number, number]>()
  let row = 0
  let top = 0
  let end = 0
  for (const [uuid, { y, height }] of [...boxes].toSorted(([, a], [, b]) => a.y - b.y)) {
    if (row === 0 || y >= end - 0.01) {
      row += 1
      top = end
    }
    end = Math.max(end, y + height)
    rows.set(uuid, [row, top])
  }
  return rows
}
