/** Three-way merge of lists. */
import { isRecord } from '@schemas/json'

type List = readonly unknown[]

interface ListVersions {
  base: List
  ours: List
  theirs: List
}

/**
 * Lists of one length without moved items merge item by item with `mergeItem`; others by diff3 over whole items. `null`
 * if that fails.
 */
export function mergeList(
  { base, ours, theirs }: ListVersions,
  mergeItem: (index: number) => unknown,
): List | null {
  const texts = { base: base.map(textOf), ours: ours.map(textOf), theirs: theirs.map(textOf) }
  if (inPlace(texts.base, texts.ours) && inPlace(texts.base, texts.theirs)) {
    return ours.map((_item, index) => mergeItem(index))
  }
  const lists = { base, ours, theirs }
  const pieces = diff3(texts.base, texts.ours, texts.theirs)
  return pieces && pieces.flatMap(([list, from, to]) => lists[list].slice(from, to))
}

/** Whether each item kept its index, edited or not. */
function inPlace(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false
  const displaced = new Set(before.filter((item, index) => item !== after[index]))
  return !after.some((item, index) => item !== before[index] && displaced.has(item))
}

/** Equal items have equal texts regardless of key order. */
function textOf(item: unknown): string {
  return JSON.stringify(item, (_key, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** A run of the result: `list[from, to)`. */
type Piece = readonly [list: 'base' | 'ours' | 'theirs', from: number, to: number]

/**
 * diff3 of three lists of texts: the result as pieces of the lists; `null` if hunks of both sides touch or a side moved
 * an item.
 */
function diff3(base: readonly string[], ours: readonly string[], theirs: readonly string[]): Piece[] | null {
  const left = hunksOf(base, ours)
  const right = hunksOf(base, theirs)
  if (movesItem(base, ours, left) || movesItem(base, theirs, right)) return null

  // Identical edits of both sides apply once.
  const news = right.filter((hunk) => !left.some((own) => sameEdit(own, ours, hunk, theirs)))
  const hunks = [
    ...left.map((hunk) => ({ list: 'ours' as const, ...hunk })),
    ...news.map((hunk) => ({ list: 'theirs' as const, ...hunk })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end)

  const pieces: Piece[] = []
  let done = 0
  for (const [index, { list, start, end, from, to }] of hunks.entries()) {
    if (index > 0 && start <= done) return null
    pieces.push(['base', done, start], [list, from, to])
    done = end
  }
  return [...pieces, ['base', done, base.length]]
}

function movesItem(base: readonly string[], side: readonly string[], hunks: readonly Hunk[]): boolean {
  const gone = new Set(hunks.flatMap(({ start, end }) => base.slice(start, end)))
  return hunks.some(({ from, to }) => side.slice(from, to).some((item) => gone.has(item)))
}

function sameEdit(a: Hunk, ofA: readonly string[], b: Hunk, ofB: readonly string[]): boolean {
  if (a.start !== b.start || a.end !== b.end || a.to - a.from !== b.to - b.from) return false
  return ofA.slice(a.from, a.to).every((item, offset) => item === ofB[b.from + offset])
}

/** Where a list differs from the one it came from. */

/**
 * A difference between two lists: `before[start, end)` became `after[from, to)`. At least one common item separates two
 * hunks.
 */
interface Hunk {
  start: number
  end: number
  from: number
  to: number
}

/** Above this many pairs of items the whole middle counts as one hunk, which limits memory on the server. */
const MAX_PAIRS = 4_000_000

/** The hunks between two lists of texts, by their longest common subsequence. */
function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
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
