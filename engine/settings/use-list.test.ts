import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '@schemas/page'
import { followItems, keyed } from './use-list'

const items = (...names: string[]): Json[] => names.map((name) => ({ name }))

describe('an item of a list keeps its key, and so focus and drafts', () => {
  const [a, b, c] = items('a', 'b', 'c') as [Json, Json, Json]
  const before = keyed([a, b, c])
  const [keyA, keyB, keyC] = before.keys

  test('through a move', () => {
    expect(followItems(before, [c, a, b]).keys).toEqual([keyC, keyA, keyB])
  })

  test('through an edit in place; the list of keys stays the same object', () => {
    expect(followItems(before, [a, { name: 'B' }, c]).keys).toBe(before.keys)
  })

  test('while others are added or removed', () => {
    const inserted = followItems(before, [a, { name: 'new' }, b, c]).keys
    expect([inserted[0], inserted[2], inserted[3]]).toEqual([keyA, keyB, keyC])
    expect(before.keys).not.toContain(inserted[1])
    expect(followItems(before, [b, c]).keys).toEqual([keyB, keyC])
  })

  test('one object twice makes two items', () => {
    const twice = keyed([a, a])
    expect(new Set(twice.keys).size).toBe(2)
    expect(followItems(twice, [a, a, a]).keys.slice(0, 2)).toEqual(twice.keys)
  })

  test('keys are always distinct and as many as items', () => {
    const list = fc.array(fc.constantFrom<Json>(a, b, c, 1, 'x', null))
    fc.assert(
      fc.property(list, list, (from, to) => {
        const { keys } = followItems(keyed(from), to)
        expect([keys.length, new Set(keys).size]).toEqual([to.length, to.length])
      }),
      { seed: 20_26 },
    )
  })
})
