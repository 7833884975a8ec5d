/** Places the parts of a free panel on a page of less width; wider pages stretch it. */
import { isAbove, treeOf, type Box, type Node, type PanelChild } from './cut'
import { phoneFontSize, textHeight, textWidth } from './text-size'

/** px; the narrowest phone, for which is arranged. */
export const NARROWEST = 320

/** Where a part comes: px; `page` is the width of the whole page. */
interface Room extends Pick<Box, 'x' | 'y' | 'width'> {
  page: number
}

export interface Placed {
  child: PanelChild
  box: Box
  /** px; of texts. */
  fontSize?: number
}

/** px that a text stays away from the edges of the page. */
const TEXT_MARGIN = 12
/** px; smaller pictures are icons, which keep their size. */
export const ICON = 64
/** A part that leaves no more free than this share of its width takes it all. */
const STRETCH = 1.4

/**
 * The children of a panel from top to bottom on a page of less width.
 * @param pageWidth px of the desktop page
 * @param page px of the page to arrange them on
 */
export function placedWithin(
  children: readonly PanelChild[],
  pageWidth: number,
  page: number,
): readonly Placed[] {
  const tree = treeOf(children)
  if (!tree) return []
  const desktop = Math.max(1, pageWidth)
  const { x, y, width } = tree.box
  const beside = Math.min(x, desktop - x - width)
  const margin = beside <= 2 ? 0 : Math.min(16, Math.max(12, (beside * page) / desktop))
  return place(
    { kind: 'rows', box: { ...tree.box, x: 0, width: desktop }, nodes: [tree] },
    { page, x: margin, y: phoneGap(y), width: page - 2 * margin },
    { ...tree.box, x: 0, width: desktop },
  )
}

/** @param within the box on the desktop in whose place a part comes, for its alignment */
function place(node: Node, at: Room, within: Box): Placed[] {
  switch (node.kind) {
    case 'leaf':
      return [placeLeaf(node.child, at, within)]
    case 'group':
      return placeGroup(node, at, within)
    case 'rows':
      return placeRows(node.nodes, narrowed(node, at, within), node.box)
    case 'columns':
      return placeColumns(node.nodes, narrowed(node, at, within), node.box)
  }
}

/** A small part in a wide place keeps its width, and its side. */
function narrowed(node: Node, at: Room, within: Box): typeof at {
  const width = Math.max(node.box.width, leastWidth(node, at.page))
  if (at.width <= width * STRETCH) return at
  return { ...at, x: aligned(node.box, width, at, within), width }
}

function placeLeaf(child: PanelChild, at: Room, within: Box): Placed {
  const { box, reflow, text } = child
  if (text) return placeText(child, text, at, within)
  const width =
    reflow === 'content' || at.width <= box.width * STRETCH ? Math.min(at.width, widestOf(child)) : box.width
  const height = reflow === 'scale' ? (box.height * width) / Math.max(1, box.width) : heightOf(child, width)
  return { child, box: { x: aligned(box, width, at, within), y: at.y, width, height } }
}

const widestOf = ({ box }: PanelChild): number => (box.width <= ICON ? box.width : Infinity)

/** What is as high as its content needs more height in less width; the page shows how much. */
const heightOf = ({ reflow, box }: PanelChild, width: number): number =>
  reflow === 'content' ? box.height * Math.max(1, box.width / Math.max(1, width)) : box.height

/** px; what storing a width with two decimals may take of it: a line that just fits would break. */
const ROUNDED = 0.02

function placeText(child: PanelChild, text: NonNullable<PanelChild['text']>, at: Room, within: Box): Placed {
  const margin = at.width > at.page / 3 ? TEXT_MARGIN : 0
  const left = Math.max(at.x, margin)
  const room = Math.min(at.x + at.width, at.page - margin) - left
  const fontSize = phoneFontSize(text)
  const fills = child.box.width >= within.width * 0.6
  const width = fills ? room : Math.min(room, textWidth(text, fontSize) + fontSize)
  const x = aligned(child.box, width, { x: left, width: room }, within)
  return { child, fontSize, box: { x, y: at.y, width, height: textHeight(text, fontSize, width - ROUNDED) } }
}

/** Left, centred or right, as on the desktop. */
function aligned(box: Box, width: number, at: Pick<Room, 'x' | 'width'>, within: Box): number {
  const left = box.x - within.x
  const right = within.x + within.width - box.x - box.width
  const free = Math.max(0, at.width - width)
  if (Math.abs(left - right) <= within.width * 0.1) return at.x + free / 2
  return left > right ? at.x + free : at.x
}

/** Scaled as a whole; texts stay legible and push down what they did not lie on before. */
function placeGroup(
  { box: outer, children }: Extract<Node, { kind: 'group' }>,
  at: Room,
  within: Box,
): Placed[] {
  const scale = at.width <= outer.width * STRETCH ? at.width / outer.width : 1
  const left = aligned(outer, outer.width * scale, at, within)
  const placed: Placed[] = []
  for (const child of children.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const { box, reflow, text } = child
    const width = box.width * scale
    const fontSize = text && phoneFontSize(text, scale)
    const height =
      text && fontSize !== undefined
        ? Math.max(box.height * scale, textHeight(text, fontSize, width - ROUNDED))
        : reflow === 'keep'
          ? box.height
          : box.height * scale
    // what was above stays above
    const ends = placed
      .filter(({ child: other }) => isAbove(other.box, box))
      .map(({ box: { y, height: h } }) => y + h)
    const y = Math.max(at.y + (box.y - outer.y) * scale, ...ends)
    const own = { x: left + (box.x - outer.x) * scale, y, width, height }
    placed.push({ child, box: own, ...(fontSize !== undefined && { fontSize }) })
  }
  return placed
}

function placeRows(nodes: readonly Node[], at: Room, within: Box): Placed[] {
  const placed: Placed[] = []
  let y = at.y
  let end: number | undefined
  for (const node of nodes) {
    if (end !== undefined) y += phoneGap(node.box.y - end)
    const own = place(node, { ...at, y }, { ...within, y: node.box.y, height: node.box.height })
    placed.push(...own)
    y = bottomOf(own, y)
    end = node.box.y + node.box.height
  }
  return placed
}

/** Side by side as far as they fit, else in lines of equally many. */
function placeColumns(nodes: readonly Node[], at: Room, within: Box): Placed[] {
  const gap = columnGap(nodes)
  const lines = linesOf(nodes, at, gap)
  const placed: Placed[] = []
  let y = at.y
  for (const line of lines) {
    if (y > at.y) y += Math.max(gap, lines.length > 1 ? LINE_GAP * Math.sign(gap) : 0)
    const least = line.map((node) => leastWidth(node, at.page))
    const widths = cellWidths(line, least, at.width - gap * (line.length - 1))
    let x = at.x
    const cells = line.map((node, index) => {
      const width = widths[index] ?? 0
      const own = place(node, { ...at, x, y, width }, sideOf(node))
      x += width + gap
      return { node, own, height: bottomOf(own, y) - y }
    })
    const height = Math.max(...cells.map((cell) => cell.height))
    for (const { node, own, height: used } of cells) {
      // the middle of the line as on the desktop
      const middle = (node.box.y + node.box.height / 2 - within.y) / Math.max(1, within.height)
      const down = Math.max(0, Math.min(middle * height - used / 2, height - used))
      placed.push(...own.map((each) => ({ ...each, box: { ...each.box, y: each.box.y + down } })))
    }
    y += height
  }
  return placed
}

/** In a wide cell stacked texts are aligned left and pictures are centred. */
const sideOf = (node: Node): Box =>
  node.kind === 'rows' && node.nodes.some((each) => each.kind === 'leaf' && each.child.text)
    ? { ...node.box, width: node.box.width * 2 }
    : node.box

const bottomOf = (placed: readonly Placed[], top: number): number =>
  Math.max(top, ...placed.map(({ box }) => box.y + box.height))

/** px */
const LINE_GAP = 12

/** A gap between rows, px: what touches keeps touching. */
export const phoneGap = (gap: number): number =>
  gap <= 2 ? Math.max(0, gap) : Math.min(24, Math.max(4, gap * 0.6))

function columnGap(nodes: readonly Node[]): number {
  const gaps = nodes.slice(1).map((node, index) => {
    const before = nodes[index]?.box ?? node.box
    return node.box.x - before.x - before.width
  })
  const widest = Math.max(0, ...gaps)
  return widest <= 2 ? widest : Math.min(12, Math.max(6, widest / 2))
}

function linesOf(nodes: readonly Node[], { width, page }: Room, gap: number): Node[][] {
  const fits = (count: number) =>
    chunks(nodes, count).every(
      (line) => line.reduce((sum, node) => sum + leastWidth(node, page), gap * (line.length - 1)) <= width,
    )
  let most = nodes.length
  while (most > 1 && !fits(most)) most--
  const even = Math.ceil(nodes.length / Math.ceil(nodes.length / most))
  return chunks(nodes, fits(even) ? even : most)
}

function chunks(nodes: readonly Node[], count: number): Node[][] {
  const lines: Node[][] = []
  for (let from = 0; from < nodes.length; from += count) lines.push(nodes.slice(from, from + count))
  return lines
}

/** px that a part needs to stand beside another one. */
function leastWidth(node: Node, page: number): number {
  switch (node.kind) {
    case 'leaf':
      return leastWidthOf(node.child)
    case 'group':
      return Math.min(node.box.width, 140)
    case 'rows':
      return widestLeast(node.nodes, page)
    case 'columns': {
      const gap = columnGap(node.nodes)
      const all = node.nodes.reduce(
        (sum, each) => sum + leastWidth(each, page),
        gap * (node.nodes.length - 1),
      )
      return all <= page - 2 * TEXT_MARGIN ? all : widestLeast(node.nodes, page)
    }
  }
}

const widestLeast = (nodes: readonly Node[], page: number): number =>
  Math.max(...nodes.map((node) => leastWidth(node, page)))

function leastWidthOf({ box, reflow, text }: PanelChild): number {
  if (text) {
    const fontSize = phoneFontSize(text)
    return Math.min(textWidth(text, fontSize) + fontSize, 9 * fontSize)
  }
  // a wide picture would be too small to be seen
  const most = { scale: Math.max(100, box.width / 5), keep: 160, content: 300, panel: 300, text: 100 }
  return Math.min(box.width, most[reflow])
}

/** What is left over goes to what can grow, by its width on the desktop; between icons it is shared. */
function cellWidths(line: readonly Node[], least: readonly number[], width: number): number[] {
  const free = Math.max(0, width - least.reduce((sum, each) => sum + each, 0))
  const weights = line.map((node) => (node.box.width <= ICON ? 0 : node.box.width))
  const all = weights.reduce((sum, each) => sum + each, 0)
  const cut = Math.min(
    1,
    width /
      Math.max(
        1,
        least.reduce((sum, each) => sum + each, 0),
      ),
  )
  return least.map(
    (each, index) => each * cut + (all > 0 ? (free * (weights[index] ?? 0)) / all : free / line.length),
  )
}
