import { SEED } from '@tests/helpers/random-edits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxesOverlap, type Box } from './box'
import { gridApproach, gridMove, gridResize, pack, toGrid } from './grid'

const panel = { width: 1190, height: 400 }
const cell = 10
const box = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height })
const one = (a: Box) => new Map([['a', a]])
const others = (...boxes: Box[]) => new Map(boxes.map((each, index) => [`other${index}`, each]))

describe('free panel: grid of 10 px', () => {
  test('a move ends on a whole cell', () => {
    expect(gridMove(one(box(13, 27)), { x: 24, y: -4 }, others(), panel, cell)).toEqual(one(box(40, 20)))
  })

  test('stays within the panel', () => {
    expect(gridMove(one(box(0, 0)), { x: 5000, y: 5000 }, others(), panel, cell)).toEqual(one(box(1090, 350)))
    expect(toGrid(box(-30, 390, 105, 33), panel, cell)).toEqual(box(0, 360, 105, 33))
  })

  test('skips occupied cells but may pass over them', () => {
    const occupied = others(box(200, 0))
    expect(gridMove(one(box(0, 0)), { x: 110, y: 0 }, occupied, panel, cell)).toBeNull()
    expect(gridMove(one(box(0, 0)), { x: 100, y: 0 }, occupied, panel, cell)).toEqual(one(box(100, 0)))
    expect(gridMove(one(box(0, 0)), { x: 300, y: 0 }, occupied, panel, cell)).toEqual(one(box(300, 0)))
  })

  test('touching boxes do not collide, off the grid and with fractional sizes too', () => {
    expect(gridMove(one(box(0, 0, 66.6, 50)), { x: 33.4, y: 0 }, others(box(96.6, 0)), panel, cell)).toEqual(
      one(box(30, 0, 66.6, 50)),
    )
  })

  test('stops as near to an obstacle as it can', () => {
    const to = gridApproach(
      one(box(0, 0)),
      { x: 150, y: 20 },
      { x: 0, y: 0 },
      others(box(200, 0)),
      panel,
      cell,
    )
    expect(to).toEqual(one(box(100, 20)))
  })

  test('several boxes move by the same cells, and only if all can', () => {
    const own = new Map([
      ['a', box(0, 0)],
      ['b', box(110, 20)],
    ])
    expect(gridMove(own, { x: 10, y: 30 }, others(), panel, cell)).toEqual(
      new Map([
        ['a', box(10, 30)],
        ['b', box(120, 50)],
      ]),
    )
    expect(gridMove(own, { x: 10, y: 0 }, others(box(215, 20)), panel, cell)).toBeNull()
    expect(gridMove(own, { x: 5000, y: 0 }, others(), panel, cell)?.get('a')?.x).toBe(980)
  })

  test('a size grows up to the neighbour', () => {
    expect(gridResize('a', box(0, 0), box(0, 0, 180, 120), others(box(150, 0)), cell)).toEqual(
      box(0, 0, 150, 120),
    )
  })

  test('an inserted widget takes the free cells nearest to its drop', () => {
    expect(pack(box(13, 2), [box(0, 0)], panel, cell)).toEqual(box(10, 50))
    expect(pack(box(0, 0), [box(0, 0, 1190, 400)], panel, cell)).toBeNull()
  })
})

const anyBox = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 300 }),
  width: fc.integer({ min: 10, max: 300 }),
  height: fc.integer({ min: 10, max: 200 }),
})

describe('free panel: grid with any children', () => {
  test('a moved child ends on the grid, in the panel and off all others', () => {
    fc.assert(
      fc.property(
        anyBox,
        fc.array(anyBox, { maxLength: 6 }),
        fc.integer({ min: -1500, max: 1500 }),
        fc.integer({ min: -1500, max: 1500 }),
        (own, occupied, x, y) => {
          const apart = occupied.filter((other) => !boxesOverlap(own, other))
          const to = gridMove(one(own), { x, y }, others(...apart), panel, cell)?.get('a')
          if (!to) return
          expect([to.x % cell, to.y % cell]).toEqual([0, 0])
          expect(to.x + to.width <= panel.width || to.x === 0).toBe(true)
          expect(to.y + to.height <= panel.height || to.y === 0).toBe(true)
          expect(apart.some((other) => boxesOverlap(to, other))).toBe(false)
        },
      ),
      { seed: SEED, numRuns: 1000 },
    )
  })
})
