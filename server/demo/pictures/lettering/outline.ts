/*
 * Adds the outlines of characters to glyphs.json, so that pictures need no font where they are drawn:
 *   npx tsx server/demo/pictures/lettering/outline.ts NotoSansCJK-Bold.ttc 新的字
 * The outlines are those of Noto Sans CJK SC Bold (SIL Open Font License 1.1), in thousandths of an em, y upwards.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { openSync } from 'fontkit'

const LETTER = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

const [fontFile, characters = ''] = process.argv.slice(2)
if (!fontFile || !characters) throw new Error('Usage: outline.ts FONT.ttc CHARACTERS')

const target = new URL('glyphs.json', import.meta.url)
const opened = openSync(fontFile)
const font = 'fonts' in opened ? opened.fonts.find((one) => one.postscriptName?.includes('CJKsc')) : opened
if (!font) throw new Error(`${fontFile}: expected a collection with Noto Sans CJK SC`)
const glyphs = new Map<string, unknown>(Object.entries(JSON.parse(readFileSync(target, 'utf8')) as object))

for (const character of new Set(characters)) {
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  if (glyph.id === 0) throw new Error(`${fontFile} has no ${character}`)
  const path = glyph.path.commands.map(
    ({ command, args }) => LETTER[command] + args.map(Math.round).join(' '),
  )
  glyphs.set(character, [Math.round(glyph.advanceWidth), path.join('')])
}

const lines = [...glyphs]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`)
