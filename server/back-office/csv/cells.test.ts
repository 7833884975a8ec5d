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
