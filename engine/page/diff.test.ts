import { describe, expect, test } from 'vitest'
import { diffValue } from './diff'

const diff = (before: unknown, after: unknown) => diffValue(before, after, [])

describe('patches contain only the differences', () => {
  test('changed values and keys', () => {
    expect(diff({ a: 1, b: { c: 2 } }, { b: { c: 3 }, d: 4 })).toEqual([
      { op: 'remove', path: ['a'], was: 1, before: 'b' },
      { op: 'replace', path: ['b', 'c'], value: 3, was: 2 },
      { op: 'add', path: ['d'], value: 4 },
    ])
    expect(diff({ a: [1] }, { a: { 0: 1 } })).toEqual([
      { op: 'replace', path: ['a'], value: { 0: 1 }, was: [1] },
    ])
  })

  test('key order is not a difference', () => {
    expect(diff({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toEqual([])
  })

  test('inserted and removed items, next to equal ones too', () => {
    expect(diff([1, 2, 3], [1, 9, 2, 3])).toEqual([{ op: 'add', path: [1], value: 9 }])
    expect(diff([1, 2, 3, 4], [1, 4])).toEqual([
      { op: 'remove', path: [2], was: 3 },
      { op: 'remove', path: [1], was: 2 },
    ])
    expect(diff([1, 1], [1, 1, 1])).toEqual([{ op: 'add', path: [2], value: 1 }])
    expect(diff([1, 1, 1], [1, 1])).toEqual([{ op: 'remove', path: [2], was: 1 }])
  })

  test('items edited and added at one position', () => {
    expect(diff([{ n: 1 }, { n: 2 }], [{ n: 8 }, { n: 9 }, { n: 2 }])).toEqual([
      { op: 'replace', path: [0, 'n'], value: 8, was: 1 },
      { op: 'add', path: [1], value: { n: 9 } },
    ])
  })
})
