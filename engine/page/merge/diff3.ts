/** Merging two edits of one list, item by item as wholes (texts that stand for the items). */
import { hunksOf, type Hunk } from './hunks'

/** Where a run of the result comes from: `list[from, to)`. */
export type Piece = readonly [list: 'base' | 'ours' | 'theirs', from: number, to: number]

/** The merged list as pieces of the three; `null` when hunks of both sides touch, or a side moved an item. */
export function diff3(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): Piece[] | null {
  const left = hunksOf(base, ours)
  const right = hunksOf(base, theirs)
  if (movesItem(base, ours, left) || movesItem(base, theirs, right)) return null

  // What both did alike is done once.
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
