/** The rows of a free panel on a phone: what stands below something stays below it, however high that gets. */
import type { Box } from './cut'

/** A row between two lines, at each of which a child begins or ends. */
export interface Track {
  /** px that it is high at least. */
  least: number
  /** Its height follows the children in it; the other rows are gaps. */
  grows: boolean
}

/** The lines between which a child stands, from 1. */
export type Span = readonly [from: number, to: number]

/** px; lines that are closer are one. */
const SAME = 0.5

export function tracksOf(boxes: ReadonlyMap<string, Box>): { tracks: Track[]; spans: Map<string, Span> } {
  const edges = [...boxes.values()].flatMap((box) => [box.y, endOf(box)])
  const lines = [0]
  for (const edge of edges.toSorted((a, b) => a - b)) if (edge - (lines.at(-1) ?? 0) > SAME) lines.push(edge)
  /** The last line that is not below; a child has a track at least. */
  const lineOf = (y: number) =>
    Math.max(
      0,
      lines.findLastIndex((line) => line <= y + 0.01),
    )
  const spans = new Map<string, Span>()
  for (const [uuid, box] of boxes) {
    const from = lineOf(box.y)
    spans.set(uuid, [from + 1, Math.max(from + 1, lineOf(endOf(box))) + 1])
  }
  const all = [...spans.values()]
  const tracks = lines.slice(1).map((end, index): Track => {
    const inside = all.filter(([from, to]) => from <= index + 1 && to > index + 1)
    // children that begin and end together need no more than their content
    const isAlone = inside.every(([from, to]) => from === index + 1 && to === index + 2)
    const grows = inside.length > 0
    return { least: grows && isAlone ? 0 : end - (lines[index] ?? 0), grows }
  })
  return { tracks, spans }
}

const endOf = ({ y, height }: Box): number => y + Math.max(height, 2 * SAME)
