/** What lies beside and below what in a free panel: a tree of rows and columns, found by cutting along its gaps. */
import type { Reflow } from '@schemas/catalogue'

/** px, from the panel's upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PanelChild {
  uuid: string
  box: Box
  reflow: Reflow
  text?: TextContent
}

/** What decides the size of a text. */
export interface TextContent {
  text: string
  /** px */
  fontSize: number
  /** Height of a line, as a multiple of the size. */
  lineHeight: number
  /** px between paragraphs. */
  gap: number
  /** Its size was set for phones and stays. */
  fixed: boolean
}

export type Node =
  | { kind: 'leaf'; box: Box; child: PanelChild }
  /** Children that overlap, such as a picture and its caption: their places among each other stay. */
  | { kind: 'group'; box: Box; children: readonly PanelChild[] }
  | { kind: 'rows' | 'columns'; box: Box; nodes: readonly Node[] }

/**
 * Cuts where the gaps are widest, so that what stands close together stays together: the columns of a footer, a picture
 * and the text below it. Equal gaps are cut into rows.
 */
export function treeOf(children: readonly PanelChild[]): Node | null {
  return children.length === 0 ? null : nodeOf(piles(children))
}

interface Pile {
  box: Box
  children: readonly PanelChild[]
}

/** Of the gaps along one axis, those of at least this share of the widest are cut at once. */
const SAME = 0.6

function nodeOf(parts: readonly Pile[]): Node {
  const box = around(parts.map((part) => part.box))
  const rows = gapsOf(parts, 'y', 'height')
  const columns = gapsOf(parts, 'x', 'width')
  const [widestRow, widestColumn] = [widest(rows), widest(columns)]
  if (widestRow < 0 && widestColumn < 0)
    return pileNode(
      box,
      parts.flatMap(({ children }) => children),
    )
  const kind = widestColumn > widestRow ? 'columns' : 'rows'
  const gaps = kind === 'rows' ? rows : columns
  const least = SAME * Math.max(widestRow, widestColumn)
  return { kind, box, nodes: split(gaps, least).map(nodeOf) }
}

function pileNode(box: Box, children: readonly PanelChild[]): Node {
  const [child, ...others] = children
  return child && others.length === 0 ? { kind: 'leaf', box, child } : { kind: 'group', box, children }
}

/** A part and the gap before it; −1 where it begins beside an earlier one. */
type Gap = readonly [part: Pile, before: number]

function gapsOf(parts: readonly Pile[], start: 'x' | 'y', size: 'width' | 'height'): Gap[] {
  let end = -Infinity
  return parts
    .toSorted((a, b) => a.box[start] - b.box[start])
    .map((part) => {
      const before = part.box[start] - end
      end = Math.max(end, part.box[start] + part.box[size])
      return [part, before === Infinity || before < 0 ? -1 : before]
    })
}

const widest = (gaps: readonly Gap[]): number => Math.max(...gaps.map(([, before]) => before))

function split(gaps: readonly Gap[], least: number): Pile[][] {
  const parts: Pile[][] = []
  for (const [part, before] of gaps) {
    const last = parts.at(-1)
    if (!last || (before >= 0 && before >= least)) parts.push([part])
    else last.push(part)
  }
  return parts
}

/** Children that overlap, directly or through others. */
function piles(children: readonly PanelChild[]): Pile[] {
  let found: Pile[] = []
  for (const child of children) {
    const touched = found.filter((pile) => pile.children.some(({ box }) => overlap(box, child.box)))
    const all = [...touched.flatMap((pile) => pile.children), child]
    found = [
      ...found.filter((pile) => !touched.includes(pile)),
      { box: around(all.map(({ box }) => box)), children: all },
    ]
  }
  return found
}

/** px that boxes may share without lying on each other. */
const TOUCH = 0.5

export const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > TOUCH &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > TOUCH

/** Whether a box ends above another one that it would meet on its way down. */
export const isAbove = (a: Box, b: Box): boolean =>
  a.y + a.height <= b.y + TOUCH && a.x < b.x + b.width && b.x < a.x + a.width

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
