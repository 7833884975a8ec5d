import { expect, it } from 'vitest'
import { withRow } from './with-row'

it('a new row is the last of the named table', () => {
  const text = 'const a = [\n  1,\n]\nexport const rows = [\n  2,\n]\n'
  expect(withRow(text, 'export const rows', '3,')).toBe(
    'const a = [\n  1,\n]\nexport const rows = [\n  2,\n  3,\n]\n',
  )
  expect(() => withRow(text, 'export const pages', '3,')).toThrow('begins with export const pages')
})
