import type { Json } from './page'
import { describe, expect, test } from 'vitest'
import { matchesOf, valueIn, withValue } from './json'

describe('reading and writing by path', () => {
  test.each<[(string | number)[], Json | undefined]>([
    [['a', 0, 'b'], 1],
    [['a', 1, 'b'], undefined],
    [['a', 'length'], 2],
    [['constructor'], undefined],
    [['a', 0, 'b', 'c'], undefined],
  ])('%j is %j', (path, value) => {
    expect(valueIn({ a: [{ b: 1 }, {}] }, path)).toEqual(value)
  })

  test('sets a value in a copy; missing containers are created', () => {
    const root = { list: [{ t: 1 }], text: 'x' }
    expect(withValue(root, ['list', 1, 't'], 2)).toEqual({ list: [{ t: 1 }, { t: 2 }], text: 'x' })
    expect(withValue('x', ['a', 0], 1)).toEqual({ a: [1] })
    expect(withValue(root, ['text'], undefined)).toEqual({ list: [{ t: 1 }] })
    expect(root).toEqual({ list: [{ t: 1 }], text: 'x' })
  })

  test('finds the values of a pattern with their paths', () => {
    const root: Json = { data: [{ id: 1 }, {}, { id: '' }], pair: [['a'], 'b'] }
    expect([...matchesOf(root, ['data', '*', 'id'])]).toEqual([
      { value: 1, path: ['data', '0', 'id'] },
      { value: '', path: ['data', '2', 'id'] },
    ])
    expect([...matchesOf(root, ['pair', '0', '*'])].map(({ value }) => value)).toEqual(['a'])
    expect([...matchesOf(root, ['data', 'constructor'])]).toEqual([])
    expect([...matchesOf(undefined, [])]).toEqual([])
  })
})
