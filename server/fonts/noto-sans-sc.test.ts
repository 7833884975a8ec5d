import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { codeOf, fontSliceOf, openFontFor } from './noto-sans-sc'

/** Checks a subset: the missing-glyph box is its first glyph. */
const FIRST = 1

it('the outlines embedded in a file are those of the font itself', async () => {
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

it('a character that the font does not have, or whose slice was not opened, has no glyph', async () => {
  const fonts = await openFontFor('票')
  expect([fonts(codeOf('票')) !== undefined, fonts(codeOf('🎁')), fontSliceOf(codeOf('🎁'))]).toEqual([
    true,
    undefined,
    undefined,
  ])
})
