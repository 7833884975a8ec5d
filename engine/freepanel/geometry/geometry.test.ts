import { SEED } from '@tests/helpers/random-edits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { align, ALIGNMENTS, distribute } from './align'
import { boxBetween, outlineOf, spanOf, type Box, marquee } from './box'
import { clampResize, clampShift, clampToPanel, panelBounds } from './bounds'
import { edgeOf, HANDLES } from './handle'
import { leadOf, lockedBox, resizeBox } from './resize-box'

const panel = { width: 1190, height: 400 }
const bounds = panelBounds(panel)
const box = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height })
const anyBox = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  width: fc.integer({ min: 1, max: 1500 }),
  height: fc.integer({ min: 1, max: 600 }),
})
const options = { seed: SEED, numRuns: 1000 }

describe('free panel: align and distribute', () => {
  const boxes = [box(10, 20, 100, 40), box(300, 90, 50, 10), box(120, 60, 31, 21)]

  test.each([
    ['left', 'x', [10, 10, 10]],
    ['centre', 'x', [130, 155, 165]],
    ['right', 'x', [250, 300, 319]],
    ['top', 'y', [20, 20, 20]],
    ['middle', 'y', [40, 55, 50]],
    ['bottom', 'y', [60, 90, 79]],
  ] as const)('%s', (to, axis, expected) => {
    expect(align(boxes, to).map((one) => one[axis])).toEqual(expected)
  })

  test('stays within the panel', () => {
    expect(align([box(7, 9)], 'right', { x: 0, y: 0, ...panel })).toEqual([box(1090, 9)])
  })

  test('an empty list stays empty', () => {
    expect(align([], 'left')).toEqual([])
  })

  test('aligning again changes nothing, and no box leaves the outline', () => {
    fc.assert(
      fc.property(
        fc.array(anyBox, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...ALIGNMENTS),
        (any, to) => {
          const once = align(any, to)
          const frame = outlineOf(any)
          if (!frame) throw new Error('expected an outline')
          for (const one of once) {
            expect(spanOf(one, 'x').start).toBeGreaterThanOrEqual(frame.x)
            expect(spanOf(one, 'x').end).toBeLessThanOrEqual(frame.x + frame.width + 1)
            expect(spanOf(one, 'y').start).toBeGreaterThanOrEqual(frame.y)
          }
          expect(align(once, to, frame)).toEqual(once)
        },
      ),
      options,
    )
  })

  test('distributing makes the gaps equal and leaves the outer two', () => {
    expect(distribute([box(0, 0), box(500, 0), box(130, 0)], 'horizontal').map(({ x }) => x)).toEqual([
      0, 500, 250,
    ])
    expect(distribute([box(0, 0), box(0, 7)], 'vertical')).toEqual([box(0, 0), box(0, 7)])
  })

  test('the gaps of any boxes differ only by rounding', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 3, maxLength: 7 }), (any) => {
        const spread = distribute(any, 'horizontal')
        const order = any
          .map((one, index) => ({ index, centre: one.x + one.width / 2 }))
          .toSorted((one, two) => one.centre - two.centre || one.index - two.index)
          .flatMap(({ index }) => spread[index] ?? [])
        const gaps = order.slice(1).map((one, index) => one.x - spanOf(order[index] ?? one, 'x').end)
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
        expect(outlineOf(spread)?.x).toBeLessThanOrEqual(Math.min(...any.map(({ x }) => x)))
      }),
      options,
    )
  })
})

describe('free panel: boxes stay within the panel', () => {
  test('any box is moved inside; a larger one covers the panel', () => {
    fc.assert(
      fc.property(anyBox, (any) => {
        const to = clampToPanel(any, panel)
        for (const axis of ['x', 'y'] as const) {
          const [{ start, end }, size] = [spanOf(to, axis), axis === 'x' ? panel.width : panel.height]
          expect(Math.min(start, size - end) >= 0 || Math.max(start, size - end) <= 0).toBe(true)
        }
        expect(clampToPanel(to, panel)).toEqual(to)
      }),
      options,
    )
  })

  test('several boxes move only as far as all of them can', () => {
    const children = [box(50, 0), box(1000, 0)].map((one) => ({ box: one, bounds }))
    expect(clampShift(children, { x: 500, y: 20 })).toEqual({ x: 90, y: 20 })
    expect(clampShift(children, { x: -500, y: -20 })).toEqual({ x: -50, y: 0 })
  })

  test('a schema that bounds x allows positions that far outside', () => {
    const child = { box: box(0, 0), bounds: { ...bounds, low: { x: -30, y: 0 } } }
    expect(clampShift([child], { x: -100, y: -100 })).toEqual({ x: -30, y: 0 })
  })

  test('resizing by any handle stops at the panel, moves only its own edges and never flips the box', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HANDLES),
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: -3000, max: 3000 }),
        (handle, x, y) => {
          const start = box(300, 100, 200, 100)
          const to = clampResize(start, resizeBox(start, handle, { x, y }), handle, bounds)
          for (const axis of ['x', 'y'] as const) {
            const [old, now] = [spanOf(start, axis), spanOf(to, axis)]
            const edge = edgeOf(handle, axis)
            expect(now.start).toBe(edge === 'start' ? now.start : old.start)
            expect(now.end).toBe(edge === 'end' ? now.end : old.end)
            expect(now.start).toBeGreaterThanOrEqual(0)
            expect(now.end).toBeLessThanOrEqual(axis === 'x' ? panel.width : panel.height)
            expect(now.end - now.start).toBeGreaterThanOrEqual(1)
          }
        },
      ),
      options,
    )
  })
})

describe('free panel: the proportional lock keeps the ratio', () => {
  const start = box(300, 100, 200, 100)
  const lock = { ratio: 2, extra: { width: 0, height: 0 } }

  test('for any handle, within the panel, in whole pixels', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HANDLES),
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: -3000, max: 3000 }),
        (handle, x, y) => {
          const asked = resizeBox(start, handle, { x, y })
          const to = lockedBox(start, asked, handle, leadOf(start, asked, handle), lock, bounds)
          expect(Math.abs(to.width / 2 - to.height)).toBeLessThanOrEqual(1)
          expect([to.width % 1, to.height % 1]).toEqual([0, 0])
          expect(to.x).toBeGreaterThanOrEqual(0)
          expect(to.y).toBeGreaterThanOrEqual(0)
          expect(to.x + to.width).toBeLessThanOrEqual(panel.width)
          expect(to.y + to.height).toBeLessThanOrEqual(panel.height)
        },
      ),
      options,
    )
  })

  test('keeps the ratio of the body, not of the box with its paddings', () => {
    const padded = box(0, 0, 220, 100)
    const own = { ratio: 2, extra: { width: 20, height: 0 } }
    const asked = resizeBox(padded, 'right', { x: 100, y: 0 })
    expect(lockedBox(padded, asked, 'right', 'x', own, bounds)).toEqual(box(0, 0, 320, 150))
  })

  test('a corner follows the larger side', () => {
    const asked = resizeBox(start, 'bottomRight', { x: 10, y: 50 })
    expect(lockedBox(start, asked, 'bottomRight', leadOf(start, asked, 'bottomRight'), lock, bounds)).toEqual(
      box(300, 100, 300, 150),
    )
  })
})

describe('free panel: selection rectangle', () => {
  test('selects the boxes it overlaps, in their order; a shared border does not count', () => {
    const band = boxBetween({ x: 200, y: 200 }, { x: 100, y: 50 })
    const boxes = new Map([
      ['beside', box(0, 0)],
      ['in', box(110, 60, 10, 10)],
      ['across', box(190, 190)],
      ['far', box(500, 0)],
    ])
    expect(marquee(band, boxes)).toEqual(['in', 'across'])
  })
})
