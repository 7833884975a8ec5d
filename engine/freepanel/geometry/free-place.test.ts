import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxesOverlap } from './box'
import { freePlace } from './free-place'

const panel = { width: 400, height: 300 }

describe('the place of a new box', () => {
  test('is off the corner of an empty panel, and at it where there is no more room', () => {
    expect(freePlace({ width: 100, height: 50 }, [], panel)).toEqual({ x: 20, y: 20 })
    expect(freePlace({ width: 400, height: 300 }, [], panel)).toEqual({ x: 0, y: 0 })
  })

  test('is beside what is there, then below it', () => {
    const first = { x: 20, y: 20, width: 200, height: 50 }
    expect(freePlace({ width: 100, height: 50 }, [first], panel)).toEqual({ x: 230, y: 20 })
    expect(freePlace({ width: 300, height: 50 }, [first], panel)).toEqual({ x: 20, y: 80 })
  })

  test('is below all others where nothing is free', () => {
    const full = { x: 0, y: 0, width: 400, height: 300 }
    expect(freePlace({ width: 100, height: 50 }, [full], panel)).toEqual({ x: 20, y: 310 })
  })

  test('lies on the cells of a grid', () => {
    const first = { x: 20, y: 20, width: 33, height: 50 }
    expect(freePlace({ width: 100, height: 50 }, [first], panel, 10)).toEqual({ x: 70, y: 20 })
  })

  test('never covers another box or leaves the width of the panel', () => {
    const length = (max: number) => fc.integer({ min: 1, max })
    const boxes = fc.array(
      fc.record({ x: fc.nat(380), y: fc.nat(280), width: length(300), height: length(300) }),
      { maxLength: 8 },
    )
    const sizes = fc.record({ width: length(400), height: length(400) })
    fc.assert(
      fc.property(boxes, sizes, (others, size) => {
        const at = freePlace(size, others, panel)
        expect(others.filter((other) => boxesOverlap(other, { ...at, ...size }))).toEqual([])
        expect(at.x + size.width).toBeLessThanOrEqual(panel.width)
      }),
    )
  })
})
