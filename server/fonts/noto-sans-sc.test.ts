import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { codeOf, fontSliceOf, openFontFor } from './noto-sans-sc'

/** Of a subset: the glyph for what is missing stands before it. */
const FIRST = 1

it('what is embedded in a file are the outlines of the font itself', async () => {
  const text = '电子发票龘壹A8'
  const fonts = await openFontFor(text)
  for (const character of text) {
    const { font } = fonts(codeOf(character))!
    const glyph = font.glyphForCodePoint(codeOf(character))
    const subset = font.createSubset()
    subset.includeGlyph(glyph)
    const taken = create(Buffer.from(subset.encode()))
    const outline = 'getGlyph' in taken ? taken.getGlyph(FIRST).path.toSVG() : ''
    expect([character, outline]).toEqual([character, glyph.path.toSVG()])
    expect(outline).toBe(
      fontSliceOf(codeOf(character))?.font.glyphForCodePoint(codeOf(character)).path.toSVG(),
    )
  }
})

it('a character that the font has not is none, nor one that was not opened', async () => {
  const fonts = await openFontFor('票')
  expect([fonts(codeOf('票')) !== undefined, fonts(codeOf('🎁')), fontSliceOf(codeOf('🎁'))]).toEqual([
    true,
    undefined,
    undefined,
  ])
})
