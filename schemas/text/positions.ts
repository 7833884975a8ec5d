/** A place in a text, 1-based, columns in UTF-16 units (rule page-format-12). */
export interface Position {
  line: number
  column: number
}

/** Converts offsets of one text to positions; `\n`, `\r\n` and a lone `\r` end a line, as in editors. */
export function positionsOf(text: string): (offset: number) => Position {
  const starts = [0]
  for (const { 0: ending, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + ending.length)

  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - starts[low]! + 1 }
  }
}
