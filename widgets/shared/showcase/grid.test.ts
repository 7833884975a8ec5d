import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gridOf, pictureSide } from './grid'

it.each([
  ['W0014 462 high: ten goods', 1190, 412, { width: 230, height: 200 }, 5, 2],
  ['W0015 462 high: eleven goods, one of them large', 950, 412, { width: 190, height: 200 }, 5, 2],
  ['W0017 882 × 592: four goods', 529, 542, { width: 250, height: 260 }, 2, 2],
  ['W0018 307 × 593: four goods', 307, 499, { width: 280, height: 116 }, 1, 4],
])('%s', (_, width, height, wanted, columns, rows) => {
  expect(gridOf(width, height, wanted)).toMatchObject({ columns, rows })
})

it('a grid never exceeds its box and always has a cell', () => {
  const size = fc.integer({ min: 0, max: 3000 })
  const cell = fc.record({
    width: fc.integer({ min: 1, max: 500 }),
    height: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(size, size, cell, (width, height, wanted) => {
      const grid = gridOf(width, height, wanted)
      expect(Math.min(grid.columns, grid.rows)).toBeGreaterThanOrEqual(1)
      expect(grid.columns * grid.cell.width).toBeLessThanOrEqual(width)
      expect(grid.rows * grid.cell.height).toBeLessThanOrEqual(height)
    }),
    { seed: 17 },
  )
})

it('pictures shrink for large text, down to a minimum size', () => {
  const cell = { width: 240, height: 206 }
  expect(pictureSide(cell, [14, 12, 18], 150)).toBeGreaterThan(pictureSide(cell, [18, 12, 24], 150))
  expect(pictureSide(cell, [14], 60)).toBe(60)
  expect(pictureSide({ width: 20, height: 10 }, ['no size', 400], 150)).toBe(40)
})
