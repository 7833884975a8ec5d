import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowAt } from './hit'

describe('canvas finds a row by its height', () => {
  const tops = [0, 100, 250]
  const boxOf = (uuid: string) => ({ top: tops[Number(uuid)] ?? 0, height: 90 })
  const rows = ['0', '1', '2']

  test('in a row, in the gap above one, above and below them all', () => {
    expect(rowAt(rows, 120, boxOf)).toEqual({ index: 1, within: true })
    expect(rowAt(rows, 95, boxOf)).toEqual({ index: 1, within: false })
    expect(rowAt(rows, -5, boxOf)).toEqual({ index: 0, within: false })
    expect(rowAt(rows, 400, boxOf)).toEqual({ index: 3, within: false })
    expect(rowAt([], 10, boxOf).index).toBe(0)
  })

  test('rows that are hidden or not drawn yet are passed over, wherever they are', () => {
    const boxes = fc.array(fc.option(fc.integer({ min: 1, max: 300 })), { maxLength: 60 })
    fc.assert(
      fc.property(boxes, fc.nat(8_000), (heights, y) => {
        let top = 0
        const drawn = heights.map((height) => {
          if (height === null) return null
          const box = { top, height }
          top += height + 10
          return box
        })
        const names = drawn.map((_, index) => String(index))
        const found = rowAt(names, y, (name) => drawn[Number(name)] ?? null)
        const expected = drawn.findIndex((box) => box && y < box.top + box.height)
        expect(found.index).toBe(expected < 0 ? drawn.length : expected)
        expect(found.within).toBe(y >= (drawn[expected]?.top ?? Infinity))
      }),
      { seed: 20261128, numRuns: 300 },
    )
  })

  test('the same as looking at each, with few looks', () => {
    const gaps = fc.array(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 300 })), { maxLength: 1000 })
    fc.assert(
      fc.property(gaps, fc.nat(50_000), (list, y) => {
        let top = 0
        const boxes = list.map(([gap, height]) => {
          const box = { top: top + gap, height }
          top += gap + height
          return box
        })
        let looks = 0
        const names = boxes.map((_, index) => String(index))
        const found = rowAt(names, y, (name) => {
          looks++
          return boxes[Number(name)] ?? null
        })
        const expected = boxes.findIndex((box) => y < box.top + box.height)
        expect(found.index).toBe(expected < 0 ? boxes.length : expected)
        expect(looks).toBeLessThanOrEqual(12)
      }),
      { seed: 20261121, numRuns: 200 },
    )
  })
})
