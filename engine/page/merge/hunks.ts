/** Where a list differs from the one it came from. */

/** `before[start, end)` became `after[from, to)`. Between two hunks of one list stands at least one common item. */
export interface Hunk {
  start: number
  end: number
  from: number
  to: number
}

/** Above this many pairs of items the whole middle counts as one hunk: merging must not cost a server its memory. */
const MAX_PAIRS = 4_000_000

/** The hunks between two lists of texts, by their longest common subsequence. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++

  const rows = before.slice(head, before.length - tail)
  const columns = after.slice(head, after.length - tail)
  const hunks: Hunk[] = []
  let [row, column] = [0, 0]
  const close = (toRow: number, toColumn: number) => {
    if (toRow > row || toColumn > column) {
      hunks.push({ start: head + row, end: head + toRow, from: head + column, to: head + toColumn })
    }
  }
  for (const [commonRow, commonColumn] of commonItems(rows, columns)) {
    close(commonRow, commonColumn)
    row = commonRow + 1
    column = commonColumn + 1
  }
  close(rows.length, columns.length)
  return hunks
}

/** Pairs of indexes of a longest common subsequence, ascending. */
function commonItems(rows: readonly string[], columns: readonly string[]): [row: number, column: number][] {
  if (rows.length * columns.length > MAX_PAIRS) return []
  const width = columns.length + 1
  // lengths[r * width + c]: how many items rows from r on and columns from c on have in common.
  const lengths = new Uint32Array((rows.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = rows.length - 1; row >= 0; row--) {
    for (let column = columns.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        rows[row] === columns[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < rows.length && column < columns.length) {
    if (rows[row] === columns[column]) pairs.push([row++, column++])
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return pairs
}
