import { problemsOf } from '@schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clampZone,
  HANDLES,
  LEAST,
  moveZone,
  nextZone,
  nudgeOf,
  resizeZone,
  zoneBetween,
  type Zone,
} from './geometry'

const SEED = 20_260_803
const holds = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: 4_000 })

const part = fc.double({ min: 0, max: 1, noNaN: true })
const wild = fc.oneof(
  fc.double({ min: -3, max: 3, noNaN: true }),
  fc.constantFrom(0, 1, Number.NaN, Infinity, -Infinity),
)
const point = fc.record({ x: wild, y: wild })
const anyZone = fc.record({ leftPer: wild, topPer: wild, widthPer: wild, heightPer: wild })
const zone = fc
  .record({ leftPer: part, topPer: part, widthPer: part, heightPer: part })
  .map((one) => clampZone(one))
const handle = fc.constantFrom(...HANDLES)

/** What is wrong with a zone, in words. */
function faults({ leftPer, topPer, widthPer, heightPer }: Zone): string[] {
  return [
    [leftPer, widthPer],
    [topPer, heightPer],
  ].flatMap(([start = NaN, size = NaN]) => [
    ...(start >= 0 && start + size <= 1 + 1e-9 ? [] : [`outside: ${start} + ${size}`]),
    ...(size >= LEAST ? [] : [`too small: ${size}`]),
    ...(Math.round(start * 10_000) / 10_000 === start ? [] : [`not exact: ${start}`]),
  ])
}

const sides = ({ leftPer, topPer, widthPer, heightPer }: Zone) => ({
  w: leftPer,
  n: topPer,
  e: leftPer + widthPer,
  s: topPer + heightPer,
})

describe('W0003 hot zones stay within their picture', () => {
  test(`whatever is drawn, moved, resized or saved before (seed ${SEED})`, () => {
    const made = fc.oneof(
      fc.tuple(point, point).map(([a, b]) => zoneBetween(a, b)),
      anyZone.map(clampZone),
      fc.tuple(anyZone, point).map(([one, by]) => moveZone(one, by)),
      fc.tuple(anyZone, handle, point).map(([one, at, by]) => resizeZone(one, at, by)),
    )
    holds(made, (one) => {
      expect(faults(one)).toEqual([])
    })
  })

  test(`moving keeps the size, also at the edges (seed ${SEED})`, () => {
    holds(fc.tuple(zone, point), ([one, by]) => {
      const { widthPer, heightPer } = moveZone(one, by)
      expect([widthPer, heightPer]).toEqual([one.widthPer, one.heightPer])
    })
  })

  test(`resizing leaves the sides across where they are (seed ${SEED})`, () => {
    holds(fc.tuple(zone, handle, point), ([one, at, by]) => {
      const [before, after] = [sides(one), sides(resizeZone(one, at, by))]
      const strayed = (['w', 'n', 'e', 's'] as const).filter(
        (side) => !at.includes(side) && Math.abs(before[side] - after[side]) > 0.0005,
      )
      expect(strayed).toEqual([])
    })
  })

  test(`where a drawing begins does not matter (seed ${SEED})`, () => {
    holds(fc.tuple(point, point), ([a, b]) => {
      expect(zoneBetween(a, b)).toEqual(zoneBetween(b, a))
    })
  })

  test('validation finds no error in what the editor makes', () => {
    const zones = [
      zoneBetween({ x: 0.9, y: 0.9 }, { x: 5, y: 5 }),
      ...Array.from({ length: 10 }, (_, count) => nextZone(count)),
      moveZone(nextZone(3), { x: 9, y: -9 }),
    ]
    const widget = {
      type: 'W0003',
      v: 1,
      parent: null,
      order: 'a0',
      props: { imgUrl: '/a.webp', data: zones.map((one) => ({ ...one, pathData: {} })) },
      style: {},
    }
    const page = {
      formatVersion: 2,
      platform: 'pc',
      page: { v: 1, props: {} },
      widgets: { w: widget },
    } as const
    expect(problemsOf(page as unknown as Parameters<typeof problemsOf>[0])).toEqual([])
  })

  test('arrow keys go a small way, with Shift ten times as far; other keys none', () => {
    expect(nudgeOf('ArrowLeft', false)).toEqual({ x: -0.005, y: 0 })
    expect(nudgeOf('ArrowDown', true)).toEqual({ x: 0, y: 0.05 })
    expect(nudgeOf('a', false)).toBeNull()
  })
})
