import { insertAbove, insertBelow } from '@engine/commands'
import { isOrderKey } from '@schemas/order'
import { TestEditor } from '@tests/helpers/test-editor'
import { docOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { applyCommand } from './command'
import { childrenOf } from './children'
import { keyAt } from './order-keys'

describe('order keys', () => {
  test.each(['above', 'below'] as const)(
    '500 inserts into one gap, each %s the last, keep keys at 40 or less',
    (side) => {
      const editor = new TestEditor({ first: {}, last: {} })
      const expected: string[] = []
      let reference = side === 'above' ? 'last' : 'first'
      for (let count = 0; count < 500; count++) {
        const uuid = `n${count}`
        editor.run((side === 'above' ? insertAbove : insertBelow)(reference, widgetOf(), uuid))
        if (side === 'above') expected.unshift(uuid)
        else expected.push(uuid)
        // Always the gap right of `first` (or left of `last`), so keys grow as fast as possible.
        reference = uuid
      }
      expect(childrenOf(editor.doc, null)).toEqual(['first', ...expected, 'last'])
      const keys = [...editor.doc.widgets.values()].map(({ order }) => order)
      expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(40)
      expect(keys.every(isOrderKey)).toBe(true)
    },
  )

  test('gives a key between, before and after siblings without changing theirs', () => {
    expect(keyAt(['a0', 'a1'], 1)).toEqual({ key: 'a0V', rekeyed: [] })
    expect(keyAt(['a0', 'a1'], 0)).toEqual({ key: 'Zz', rekeyed: [] })
    expect(keyAt(['a0', 'a1'], 2)).toEqual({ key: 'a2', rekeyed: [] })
    expect(keyAt([], 0)).toEqual({ key: 'a0', rekeyed: [] })
  })

  test('beside equal keys nothing changes; between them the equal siblings get new keys', () => {
    expect(keyAt(['a0', 'a1', 'a1', 'a2'], 1).rekeyed).toEqual([])
    expect(keyAt(['a0', 'a1', 'a1', 'a2'], 3).rekeyed).toEqual([])
    expect(keyAt(['a0', 'a1', 'a1', 'a2'], 2)).toEqual({
      key: 'a1',
      rekeyed: [
        [1, 'a0V'],
        [2, 'a1V'],
      ],
    })
  })

  test('a run of equal keys is renewed as a whole, keeping keys where possible', () => {
    for (const index of [2, 3, 4]) {
      const keys = ['a0', 'a1', 'a1', 'a1', 'a1', 'a2']
      const { key, rekeyed } = keyAt(keys, index)
      for (const [position, newKey] of rekeyed) keys[position] = newKey
      keys.splice(index, 0, key)
      expect(keys).toEqual([...new Set(keys)].toSorted())
      expect([keys[0], keys[6]]).toEqual(['a0', 'a2'])
    }
    expect(keyAt(['a0', 'a0'], 1)).toEqual({ key: 'a1', rekeyed: [[1, 'a2']] })
  })

  test('a key over 40 characters, or an invalid neighbour, renews all siblings', () => {
    const long = `a0${'z'.repeat(38)}`
    const { key, rekeyed } = keyAt([long, 'a1'], 1)
    expect([key, rekeyed]).toEqual([
      'a1',
      [
        [0, 'a0'],
        [1, 'a2'],
      ],
    ])
    expect(keyAt(['!', 'a1'], 1)).toEqual({
      key: 'a1',
      rekeyed: [
        [0, 'a0'],
        [1, 'a2'],
      ],
    })
  })

  test.each([-1, 3, 0.5, Number.NaN])('refuses index %d among two siblings', (index) => {
    expect(() => keyAt(['a0', 'a1'], index)).toThrow(
      `expected an index from 0 to 2, got ${index} (in order keys)`,
    )
  })

  test('equal keys of two editors keep the order of uuids', () => {
    const page = docOf({
      b: widgetOf({ order: 'a0' }),
      a: widgetOf({ order: 'a0' }),
      c: widgetOf({ order: 'Zz' }),
    })
    expect(childrenOf(page, null)).toEqual(['c', 'a', 'b'])
    const { doc } = applyCommand(page, insertBelow('a', widgetOf(), 'n'))
    expect(childrenOf(doc, null)).toEqual(['c', 'a', 'n', 'b'])
  })
})
