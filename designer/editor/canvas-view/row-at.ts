import type { Box } from './box'

export interface Row {
  /** Of the first row that ends below the height; the length where none does. */
  index: number
  /** Whether the height lies in that row rather than in the gap above it. */
  within: boolean
}

/** Which of the rows, lying below each other, is at a height; looks at few of them, for there may be a thousand. */
export function rowAt(
  uuids: readonly string[],
  y: number,
  boxOf: (uuid: string) => Pick<Box, 'top' | 'height'> | null,
): Row {
  let low = 0
  let high = uuids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const box = boxOf(uuids[middle] ?? '')
    if (box && y < box.top + box.height) high = middle
    else low = middle + 1
  }
  const uuid = uuids[low]
  const box = uuid === undefined ? null : boxOf(uuid)
  return { index: low, within: box !== null && y >= box.top }
}
