import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { changesBetween, withChanges } from './page-changes'
import { readPage } from './parse'
import { storedPage } from './serialise'

const WIDGET = { type: 'W0011', order: 'a0', props: { text: '一' } }
const read = (...args: Parameters<typeof pageOf>) => {
  const page = readPage(storedPage(pageOf(...args)))
  if (!page) throw new Error('Expected a page')
  return page
}

test('the changes between two documents lead from one to the other', () => {
  fc.assert(
    fc.property(arbitraryPage, arbitraryPage, (before, other) => {
      const after = { ...before, page: other.page, widgets: other.widgets }
      const made = withChanges(before, JSON.stringify(changesBetween(before, after)))
      expect(made && storedPage(made)).toBe(storedPage(after))
    }),
    { seed: SEED, numRuns: 300 },
  )
})

test('name only what changed, and share the rest', () => {
  const before = read({ a: WIDGET, b: { ...WIDGET, order: 'a1' }, c: { ...WIDGET, order: 'a2' } })
  const { c: _c, ...kept } = before.widgets
  const changed = { ...before.widgets['b'], alias: '二' } as never
  const after = { ...before, widgets: { ...kept, b: changed } }
  const changes = changesBetween(before, after)
  expect(changes).toEqual({ widgets: { b: changed, c: null } })
  const made = withChanges(before, JSON.stringify(changes))
  expect(made?.widgets['a']).toBe(before.widgets['a'])
  expect(Object.keys(made?.widgets ?? {})).toEqual(['a', 'b'])
})

test('changes that change nothing give the same document', () => {
  const before = read({ a: WIDGET })
  const again = JSON.stringify({ widgets: { a: before.widgets['a'], gone: null }, page: before.page })
  expect(withChanges(before, again)).toBe(before)
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing about widgets', '{"page":{"v":1,"props":{}}}'],
  ['a widget without type', '{"widgets":{"a":{"order":"a0"}}}'],
  [
    'a key that reaches prototypes',
    '{"widgets":{"a":{"type":"W0011","order":"a0","props":{"__proto__":{}}}}}',
  ],
  ['the same key twice', '{"widgets":{"a":null,"a":null}}'],
])('%s is refused', (_name, text) => {
  expect(withChanges(read({ a: WIDGET }), text)).toBeNull()
})
