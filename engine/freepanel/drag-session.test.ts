import { panelEditor, viewOf, type ChildSketch } from '@tests/helpers/free-panel'
import { SEED } from '@tests/helpers/random-edits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DragSession } from './drag-session'
import { HANDLES } from './geometry/handle'
import type { Mode } from './geometry/lines'

async function session(children: Record<string, ChildSketch>, uuids: string[], mode: Mode, grid = false) {
  return new DragSession(await viewOf(panelEditor(children, { props: { grid } })), uuids, mode)
}

/** The result of one gesture. */
async function dragged(
  children: Record<string, ChildSketch>,
  uuids: string[],
  mode: Mode,
  [x, y]: [number, number],
  { free = false, grid = false } = {},
) {
  const { placements } = (await session(children, uuids, mode, grid)).at({ x, y }, free)
  return Object.fromEntries(placements)
}

describe('free panel: dragging', () => {
  const children = { a: { x: 100, y: 100 }, b: { x: 300, y: 117 } }

  test('snaps; Alt bypasses', async () => {
    expect(await dragged(children, ['a'], 'move', [3, 15])).toEqual({ a: { x: 103, y: 117 } })
    expect(await dragged(children, ['a'], 'move', [3, 15], { free: true })).toEqual({ a: { x: 103, y: 115 } })
  })

  test('shows guides and distances unless Alt is held', async () => {
    const gesture = await session(children, ['a'], 'move')
    expect(gesture.at({ x: 0, y: 15 }, false)).toMatchObject({
      guides: [
        { axis: 'y', at: 117 },
        { axis: 'y', at: 142 },
        { axis: 'y', at: 167 },
      ],
      distances: [{ axis: 'x', length: 100 }],
      outline: { x: 100, y: 117 },
    })
    expect(gesture.at({ x: 0, y: 15 }, true)).toMatchObject({ guides: [], distances: [] })
  })

  test('several children keep their relative positions, at the edge too', async () => {
    expect(await dragged(children, ['a', 'b'], 'move', [-500, -40], { free: true })).toEqual({
      a: { x: 0, y: 60 },
      b: { x: 200, y: 77 },
    })
  })

  test('refuses missing children, and a handle on several children', async () => {
    await expect(session(children, ['missing'], 'move')).rejects.toThrow(
      /expected children of panel panel, got missing/,
    )
    await expect(session(children, ['a', 'b'], 'left')).rejects.toThrow(/expected one child/)
  })
})

describe('free panel: resizing', () => {
  test('moves only the edges of the handle', async () => {
    const children = { a: { x: 100, y: 100 } }
    expect(await dragged(children, ['a'], 'topLeft', [13, -20], { free: true })).toEqual({
      a: { x: 113, y: 80, width: 87, height: 70 },
    })
  })

  test('the proportional lock keeps the ratio, step after step', async () => {
    const locked = {
      kind: 'picture' as const,
      props: { proportion: true },
      x: 0,
      y: 0,
      width: 333,
      height: 100,
    }
    const gesture = await session({ a: locked }, ['a'], 'right')
    for (let x = 1; x < 200; x++) gesture.at({ x, y: 0 }, true)
    expect(gesture.at({ x: 0, y: 0 }, true).placements.get('a')).toEqual({
      x: 0,
      y: 0,
      width: 333,
      height: 100,
    })
    expect(gesture.at({ x: 333, y: 0 }, true).placements.get('a')).toMatchObject({ width: 666, height: 200 })
  })

  test('leaves a content-driven height alone', async () => {
    const search = { kind: 'search' as const, x: 0, y: 0, width: 375, height: 38 }
    expect(await dragged({ s: search }, ['s'], 'right', [25, 0], { free: true })).toEqual({
      s: { x: 0, y: 0, width: 400 },
    })
  })
})

describe('free panel: grid on', () => {
  const children = { a: { x: 13, y: 0 }, b: { x: 200, y: 0 } }

  test('children stay on the grid and off each other, with or without Alt', async () => {
    expect(await dragged(children, ['a'], 'move', [14, 24], { grid: true, free: true })).toEqual({
      a: { x: 30, y: 20 },
    })
    expect(await dragged(children, ['a'], 'move', [150, 0], { grid: true })).toEqual({ a: { x: 100, y: 0 } })
  })

  test('sizes are whole cells and stop at neighbours', async () => {
    expect(await dragged(children, ['b'], 'bottomRight', [14, 26], { grid: true })).toEqual({
      b: { x: 200, y: 0, width: 110, height: 80 },
    })
    expect(await dragged(children, ['b'], 'left', [-150, 0], { grid: true })).toEqual({
      b: { x: 120, y: 0, width: 180, height: 50 },
    })
  })
})

describe('free panel: any gesture', () => {
  const anyPlace = fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 300 }),
    width: fc.integer({ min: 10, max: 190 }),
    height: fc.integer({ min: 10, max: 100 }),
    paddingLeft: fc.constantFrom(0, 7),
    borderTopWidth: fc.constantFrom(0, 3),
    marginTop: fc.constantFrom(0, 5),
  })
  const reach = fc.double({ min: -2000, max: 2000, noNaN: true })

  test('stores whole pixels and leaves nothing outside the panel', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPlace, { minLength: 1, maxLength: 5 }),
        fc.constantFrom<Mode>('move', ...HANDLES),
        reach,
        reach,
        fc.boolean(),
        async (places, mode, x, y, free) => {
          const inside = places.filter(
            ({ x: left, y: top, width, height, paddingLeft, borderTopWidth, marginTop }) =>
              left + paddingLeft + width <= 1190 && top + marginTop + height + borderTopWidth <= 400,
          )
          fc.pre(inside.length > 0)
          const children = Object.fromEntries(inside.map((place, index) => [`c${index}`, place]))
          const view = await viewOf(panelEditor(children))
          const gesture = new DragSession(view, mode === 'move' ? Object.keys(children) : ['c0'], mode)
          const { placements, outline } = gesture.at({ x, y }, free)
          for (const style of placements.values()) {
            expect(Object.values(style).every(Number.isInteger)).toBe(true)
          }
          expect(outline.x).toBeGreaterThanOrEqual(0)
          expect(outline.y).toBeGreaterThanOrEqual(0)
          expect(outline.x + outline.width).toBeLessThanOrEqual(1190)
          expect(outline.y + outline.height).toBeLessThanOrEqual(400)
        },
      ),
      { seed: SEED, numRuns: 500 },
    )
  })
})
