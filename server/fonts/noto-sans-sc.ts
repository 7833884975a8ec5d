/**
 * The Chinese font of drawings and documents made by the server (Noto Sans SC, SIL OFL 1.1): servers need no
 * installed fonts.
 */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { decompress } from 'wawoff2'

const FOLDER = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'),
)

/** The font consists of a hundred files by ranges of code points; most texts need only some of them. */
const fonts = new LRUCache<string, FontSlice>({ max: 48 })
let ranges: { file: string; from: number; to: number }[] | undefined

export interface FontSlice {
  /** Its own name among the slices. */
  file: string
  font: Font
}

/**
 * The slice of the font with a character; `undefined` if there is none, as for an emoji. It is compressed and has its
 * thinnest weight only: a stroke around its outlines makes it regular or bold.
 */
export function fontSliceOf(codePoint: number): FontSlice | undefined {
  const file = fileOf(codePoint)
  const slice = file === undefined ? undefined : sliceIn(file)
  return slice?.font.hasGlyphForCodePoint(codePoint) ? slice : undefined
}

/** The slices of the font that a text needs, by character. */
export type FontBook = (codePoint: number) => FontSlice | undefined

const embeddable = new LRUCache<string, Font>({ max: 48 })

/**
 * The same, decompressed, for files in which fonts are embedded. One slice at a time, so that other requests are
 * served in between.
 */
export async function openFontFor(text: string): Promise<FontBook> {
  const opened = new Map<string, FontSlice>()
  for (const character of new Set(text)) {
    const file = fileOf(codeOf(character))
    if (file === undefined || opened.has(file)) continue
    opened.set(file, { file, font: await embeddableIn(file) })
  }
  return (codePoint) => {
    const slice = opened.get(fileOf(codePoint) ?? '')
    return slice?.font.hasGlyphForCodePoint(codePoint) ? slice : undefined
  }
}

export const codeOf = (character: string): number => character.codePointAt(0) ?? 0

async function embeddableIn(file: string): Promise<Font> {
  const known = embeddable.get(file)
  if (known) return known
  const font = fontFrom(Buffer.from(await decompress(await readFile(pathOf(file)))), file)
  embeddable.set(file, font)
  return font
}

/** Stroke widths in thousandths of the size. */
export const STROKES = { regular: 55, bold: 95 } as const
export type FontWeight = keyof typeof STROKES

function sliceIn(file: string): FontSlice {
  const known = fonts.get(file)
  if (known) return known
  const slice = { file, font: fontFrom(readFileSync(pathOf(file)), file) }
  fonts.set(file, slice)
  return slice
}

const pathOf = (file: string) => join(FOLDER, 'files', `noto-sans-sc-${file}-wght-normal.woff2`)

function fontFrom(bytes: Buffer, file: string): Font {
  const font = create(bytes)
  if (!('glyphForCodePoint' in font)) throw new Error(`Expected one font in file ${file} of Noto Sans SC`)
  return font
}

const fileOf = (codePoint: number) =>
  rangesOfFont().find(({ from, to }) => codePoint >= from && codePoint <= to)?.file

/** `{"[4]": "U+1f1e9-1f1f5,U+1f1f7"}`: code points of each file. */
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
