/** Laying the element that is typed into exactly over the drawn text, in the same letters. */
import type { Box, CanvasView } from '../canvas-view'

/** What the letters look like; sizes are in px of the page, since the host is scaled as the page is. */
const LOOK = [
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'color',
  'textAlign',
  'textDecorationLine',
  'textIndent',
  'overflowWrap',
  'wordBreak',
] as const

export interface TextPlace {
  look: Pick<CSSStyleDeclaration, (typeof LOOK)[number]>
  /** px between paragraphs. */
  gap: string
  /** px of the board; the width in px of the page, null: as wide as its one line. */
  left: number
  top: number
  width: number | null
}

/** @returns null while nothing is drawn, for an empty text */
export function placeOf(view: CanvasView, element: HTMLElement, multiline: boolean): TextPlace | null {
  const [line, ...further] = linesOf(element)
  if (!line) return null
  const css = getComputedStyle(element)
  const own = view.toBoard(element.getBoundingClientRect())
  const first = view.toBoard(line)
  // letters are centred in the height of their line
  const height = (Number.parseFloat(css.lineHeight) || line.height / view.zoom) * view.zoom
  const place = {
    look: Object.fromEntries(LOOK.map((name) => [name, css[name]])) as TextPlace['look'],
    gap: css.rowGap === 'normal' ? '0px' : css.rowGap,
    top: first.top + (first.height - height) / 2,
  }
  if (!multiline && further.length === 0) return { ...place, left: first.left, width: null }
  const [start, end] = [insetOf(css, 'Left'), insetOf(css, 'Right')]
  return { ...place, left: own.left + start * view.zoom, width: own.width / view.zoom - start - end }
}

export function putText(host: HTMLElement, { look, gap, left, top, width }: TextPlace, zoom: number): void {
  Object.assign(host.style, look, {
    left: `${left}px`,
    top: `${top}px`,
    width: width === null ? 'max-content' : `${width}px`,
    whiteSpace: width === null ? 'pre' : 'pre-wrap',
    transform: `scale(${zoom})`,
  })
  host.style.setProperty('--gap', gap)
}

/** Hides the drawn letters, not what lies behind them. */
export function hideLetters(element: HTMLElement, isHidden: boolean): void {
  const { style } = element
  const value = isHidden ? 'transparent' : null
  style.setProperty('-webkit-text-fill-color', value)
  style.setProperty('text-decoration-color', value)
}

const insetOf = (css: CSSStyleDeclaration, side: 'Left' | 'Right'): number =>
  Number.parseFloat(css[`padding${side}`]) + Number.parseFloat(css[`border${side}Width`])

/** Client px of the lines' letters. */
function linesOf(element: HTMLElement): Box[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}
