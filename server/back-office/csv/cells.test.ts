import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCell, writeCell } from './cells'

it('a text is read as it was written, apart from blanks around it, whatever a spreadsheet would take it for', () => {
  const unit = fc.constantFrom(...` '=＝+-@\t\n\u200b\u3000a17棉`)
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 16 }), (text) => {
      const read = readCell({ kind: 'text' }, writeCell({ kind: 'text' }, text))
      expect(String(read ?? '').trim()).toBe(text.trim())
    }),
    { numRuns: 2_000 },
  )
})

it.each(['123456789012', ' 123456789012', '6222 0212 3456 7890', '6222\u30000212\u30003456\u30007890 '])(
  'the long number “%s” is written as a text, whose digits spreadsheets keep',
  (number) => {
    expect(writeCell({ kind: 'text' }, number)).toBe(`${number.trim()}\t`)
  },
)
