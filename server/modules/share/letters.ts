/** Lines of any Chinese text as drawn shapes, so that pictures look the same on a server without fonts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'

const FOLDER = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'),
)

interface Outline {
  /** In thousandths of an em, y upwards. */
  advance: number
  path: string
}

/** The font comes in a hundred files by ranges of code points; few texts need more than some of them. */
const fonts = new LRUCache<string, Font>({ max: 24 })
const outlines = new LRUCache<string, Outline>({ max: 5_000 })
let ranges: { file: string; from: number; to: number }[] | undefined

/** What stands for a character that the font has not, such as an emoji. */
const UNKNOWN: Outline = { advance: 1_000, path: '' }
/** A compressed font draws its thinnest weight only; a stroke of this width makes it a regular or a bold one. */
const STROKES = { regular: 55, bold: 95 }

export interface LetterStyle {
  size: number
  colour: string
  weight: keyof typeof STROKES
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
  const file = rangesOfFont().find(({ from, to }) => codePoint >= from && codePoint <= to)?.file
  const glyph = file === undefined ? undefined : fontOf(file).glyphForCodePoint(codePoint)
  if (!glyph || glyph.id === 0) return UNKNOWN
  return { advance: glyph.advanceWidth, path: glyph.path.toSVG() }
}

function fontOf(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  const font = create(readFileSync(join(FOLDER, 'files', `noto-sans-sc-${file}-wght-normal.woff2`)))
  if (!('glyphForCodePoint' in font)) throw new Error(`Expected one font in file ${file} of Noto Sans SC`)
  fonts.set(file, font)
  return font
}

/** `{"[4]": "U+1f1e9-1f1f5,U+1f1f7"}` → which file has which code points. */
function rangesOfFont() {
  ranges ??= Object.entries(
    JSON.parse(readFileSync(join(FOLDER, 'unicode.json'), 'utf8')) as Record<string, string>,
  ).flatMap(([name, text]) =>
    text.split(',').map((range) => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-')
      return { file: name.replace(/^\[(\d+)\]$/, '$1'), from: parseInt(from, 16), to: parseInt(to, 16) }
    }),
  )
  return ranges
}
