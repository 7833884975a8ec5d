/** Lines of any Chinese text as drawn shapes, so that pictures look the same on a server without fonts. */
import { LRUCache } from 'lru-cache'
import { fontSliceOf, STROKES, type FontWeight } from './noto-sans-sc'

interface Outline {
  /** In thousandths of an em, y upwards. */
  advance: number
  path: string
}

const outlines = new LRUCache<string, Outline>({ max: 5_000 })

/** What stands for a character that the font has not, such as an emoji. */
const UNKNOWN: Outline = { advance: 1_000, path: '' }

export interface LetterStyle {
  size: number
  colour: string
  weight: FontWeight
}

/** One line of text, its baseline at y. */
export function letters(text: string, x: number, y: number, { size, colour, weight }: LetterStyle): string {
  let at = 0
  const shapes = [...text].map((character) => {
    const { advance, path } = outlineOf(character)
    const shape = path && `<path transform="translate(${at} 0)" d="${path}"/>`
    at += advance
    return shape
  })
  return `<g transform="translate(${x} ${y}) scale(${size / 1000} ${-size / 1000})" fill="${colour}"
    stroke="${colour}" stroke-width="${STROKES[weight]}" stroke-linejoin="round">${shapes.join('')}</g>`
}

export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + outlineOf(character).advance, 0) * size) / 1000

/** As many lines as are allowed, broken where they are full; the last one ends in … when there is more. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of text.replaceAll(/\s+/g, ' ').trim()) {
    if (widthOf(line + character, size) <= width) line += character
    else if (lines.length + 1 < most) {
      lines.push(line)
      line = character
    } else return [...lines, shortened(line, size, width)]
  }
  return [...lines, line]
}

function shortened(line: string, size: number, width: number): string {
  const kept = [...line]
  while (kept.length > 0 && widthOf(`${kept.join('')}…`, size) > width) kept.pop()
  return `${kept.join('')}…`
}

function outlineOf(character: string): Outline {
  const known = outlines.get(character)
  if (known) return known
  const outline = readOutline(character.codePointAt(0) ?? 0)
  outlines.set(character, outline)
  return outline
}

function readOutline(codePoint: number): Outline {
  const glyph = fontSliceOf(codePoint)?.font.glyphForCodePoint(codePoint)
  return glyph ? { advance: glyph.advanceWidth, path: glyph.path.toSVG() } : UNKNOWN
}
