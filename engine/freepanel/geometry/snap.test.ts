import { SEED } from '@tests/helpers/random-edits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AXES, centreOf, otherAxis, panelBox, spanOf, type Box } from './box'
import { edgeOf, HANDLES } from './handle'
import { anchorsOf, linesOf, touches, type Mode } from './lines'
import { snap } from './snap'

const panel = { width: 1190, height: 400 }
const tolerance = 10
const box = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height })

function snapped(moving: Box, siblings: Box[] = [], mode: Mode = 'move') {
  return snap({ moving, mode, siblings, panel, tolerance })
}

/** Along x only: nothing is within reach along y. */
const xOf = (x: number, siblings: Box[] = []) => snapped(box(x, 113), siblings).box.x

describe('free panel: snap tolerance 10', () => {
  test.each([
    ['the left edge', 7, 0],
    ['the right edge', 1097, 1090],
    ['the centre', 552, 545],
  ])('%s of the panel', (_line, from, to) => {
    expect(xOf(from)).toBe(to)
  })

  test('snaps within ten pixels, not within eleven', () => {
    expect([xOf(10), xOf(11)]).toEqual([0, 11])
  })

  const sibling = box(300, 300, 200, 30)
  test.each([
    ['left to left', 305, 300],
    ['right to left', 196, 200],
    ['left to right', 505, 500],
    ['right to right', 395, 400],
    ['centre to centre', 343, 350],
  ])('edges and centres of a sibling: %s', (_line, from, to) => {
    expect(xOf(from, [sibling])).toBe(to)
  })

  test('the nearest line wins', () => {
    expect(xOf(306, [sibling, box(310, 300)])).toBe(310)
  })

  test('snaps both axes independently', () => {
    expect(snapped(box(304, 292), [sibling]).box).toEqual(box(300, 290))
  })

  test('a handle snaps the edge it moves; the other edges stay', () => {
    const moving = box(100, 100, 193, 42)
    expect(snapped(moving, [sibling], 'right').box).toEqual(box(100, 100, 200, 42))
    expect(snapped(moving, [], 'left').box).toEqual(moving)
    expect(snapped(box(307, 100, 100, 40), [sibling], 'left').box).toEqual(box(300, 100, 107, 40))
  })

  test('moved edges are on whole pixels, snapped or not', () => {
    expect(snapped(box(700.4, 113.6)).box).toEqual(box(700, 114))
    expect(snapped(box(700, 113, 50.25, 60.5), [], 'bottomRight').box).toEqual(box(700, 113, 50, 61))
  })
})

describe('free panel: equal gaps', () => {
  const [a, b] = [box(40, 100), box(200, 100)]

  test('repeats the gap of two neighbours on either side', () => {
    expect(xOf(366, [a, b])).toBe(360)
    expect(snapped(box(23, 113), [box(180, 100), box(340, 100)]).box.x).toBe(20)
  })

  test('equalises the gaps between two neighbours', () => {
    expect(xOf(204, [box(40, 100), box(371, 100)])).toBe(206)
  })

  test('a handle equalises the gap at its edge', () => {
    const { box: sized } = snapped(box(360, 100, 95, 50), [a, b, box(520, 100)], 'right')
    expect(sized).toEqual(box(360, 100, 100, 50))
  })

  test('ignores boxes of other rows', () => {
    expect(xOf(366, [box(40, 200), box(200, 200)])).toBe(366)
  })

  test('shows equal gaps with their lengths', () => {
    const { distances } = snapped(box(366, 113), [a, b])
    expect(
      distances.filter(({ axis }) => axis === 'x').map(({ from, to, length }) => [from, to, length]),
    ).toEqual([
      [300, 360, 60],
      [140, 200, 60],
    ])
  })

  test('shows the distance to the sibling on a guide once', () => {
    expect(snapped(box(303, 113), [box(300, 300, 200, 30)]).distances).toEqual([
      { axis: 'y', from: 163, to: 300, at: 300, length: 137 },
    ])
  })
})

const anyBox = fc.record({
  x: fc.integer({ min: -50, max: 1200 }),
  y: fc.integer({ min: -50, max: 400 }),
  width: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 1, max: 300 }),
})
const anyMoving = fc.record({
  x: fc.double({ min: -50, max: 1200, noNaN: true }),
  y: fc.double({ min: -50, max: 400, noNaN: true }),
  width: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 1, max: 300 }),
})
const anyMode = fc.constantFrom<Mode>('move', ...HANDLES)
const anySiblings = fc.array(anyBox, { maxLength: 8 })
const options = { seed: SEED, numRuns: 1000 }

describe('free panel: snapping of any box', () => {
  test('no edge moves further than the tolerance plus rounding', () => {
    fc.assert(
      fc.property(anyMoving, anyMode, anySiblings, (moving, mode, siblings) => {
        const { box: to } = snapped(moving, siblings, mode)
        for (const axis of AXES) {
          const [old, now] = [spanOf(moving, axis), spanOf(to, axis)]
          expect(Math.abs(now.start - old.start)).toBeLessThanOrEqual(tolerance + 0.5)
          expect(Math.abs(now.end - old.end)).toBeLessThanOrEqual(tolerance + 0.5 + 1e-9)
        }
      }),
      options,
    )
  })

  test('moving keeps the size; a handle keeps the other edges', () => {
    fc.assert(
      fc.property(anyMoving, anyMode, anySiblings, (moving, mode, siblings) => {
        const { box: to } = snapped(moving, siblings, mode)
        for (const axis of AXES) {
          const [old, now] = [spanOf(moving, axis), spanOf(to, axis)]
          const edge = mode === 'move' ? 'start' : edgeOf(mode, axis)
          const end = mode === 'move' ? now.start + old.end - old.start : old.end
          expect(now.start).toBe(edge === 'start' ? now.start : old.start)
          expect(now.end).toBeCloseTo(edge === 'end' ? now.end : end, 6)
        }
      }),
      options,
    )
  })

  test('takes the nearest line within reach (one sibling has no gaps)', () => {
    fc.assert(
      fc.property(anyBox, anyMode, anyBox, (moving, mode, sibling) => {
        const { box: to } = snapped(moving, [sibling], mode)
        for (const axis of AXES) {
          const lines = linesOf([panelBox(panel), sibling], axis)
          const ways = anchorsOf(moving, axis, mode).flatMap((anchor) =>
            lines.map(({ at }) => Math.abs(at - anchor)),
          )
          const nearest = Math.min(Infinity, ...ways)
          const went = Math.max(
            Math.abs(spanOf(to, axis).start - spanOf(moving, axis).start),
            Math.abs(spanOf(to, axis).end - spanOf(moving, axis).end),
          )
          expect(Math.abs(went - (nearest <= tolerance ? nearest : 0))).toBeLessThanOrEqual(0.5 + 1e-9)
          const met = anchorsOf(to, axis, mode).some((anchor) => lines.some(({ at }) => touches(anchor, at)))
          expect(met || nearest > tolerance).toBe(true)
        }
      }),
      options,
    )
  })

  test('every guide runs through an edge or centre of the box and of the sibling it belongs to', () => {
    fc.assert(
      fc.property(anyMoving, anyMode, anySiblings, (moving, mode, siblings) => {
        const { box: to, guides } = snapped(moving, siblings, mode)
        for (const { axis, at, from, to: end } of guides) {
          const own = anchorsOf(to, axis, mode)
          expect(own.some((anchor) => touches(anchor, at))).toBe(true)
          const owners = linesOf([panelBox(panel), ...siblings], axis).filter((line) => line.at === at)
          expect(owners.length).toBeGreaterThan(0)
          for (const { owner } of owners) {
            expect(from).toBeLessThanOrEqual(spanOf(owner, otherAxis(axis)).start)
            expect(end).toBeGreaterThanOrEqual(spanOf(owner, otherAxis(axis)).end)
          }
        }
      }),
      options,
    )
  })

  test('every distance lies between two boxes without anything between them', () => {
    fc.assert(
      fc.property(anyMoving, anyMode, anySiblings, (moving, mode, siblings) => {
        const { box: to, distances } = snapped(moving, siblings, mode)
        const all = [to, ...siblings]
        for (const { axis, from, to: end, length } of distances) {
          expect(Math.abs(end - from - length)).toBeLessThanOrEqual(0.5)
          expect(all.some((one) => spanOf(one, axis).end === from)).toBe(true)
          expect(all.some((one) => Math.abs(spanOf(one, axis).start - end) < 1e-6)).toBe(true)
        }
      }),
      options,
    )
  })

  test('snapping twice changes nothing (lines only)', () => {
    fc.assert(
      fc.property(anyMoving, anyBox, (moving, sibling) => {
        const once = snapped(moving, [sibling]).box
        expect(snapped(once, [sibling]).box).toEqual(once)
      }),
      options,
    )
  })

  test('mirrored siblings snap a mirrored box alike (lines)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), anyBox, (x, sibling) => {
        const flip = (one: Box): Box => ({ ...one, x: panel.width - one.x - one.width })
        const moving = box(x, 200)
        const distance = Math.abs(snapped(moving, [sibling]).box.x - x)
        const mirrored = flip(moving)
        const other = Math.abs(snapped(mirrored, [flip(sibling)]).box.x - mirrored.x)
        expect(Math.abs(distance - other)).toBeLessThanOrEqual(1)
      }),
      options,
    )
  })

  test('centres of odd sizes are at most half a pixel off', () => {
    const { box: to } = snapped(box(541, 113, 101))
    expect(Math.abs(centreOf(spanOf(to, 'x')) - 595)).toBeLessThanOrEqual(0.5)
  })
})
