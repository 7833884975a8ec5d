import { expect, test } from 'vitest'
import { LENS, lensAt, SCALE, SIDE } from './lens'

test('zoom: scale 2, lens width 168', () => expect([SCALE, LENS]).toEqual([2, 168]))

test.each([
  [0, 0, 0, 0],
  [SIDE, SIDE, SIDE - LENS, SIDE - LENS],
  [200, 100, 116, 16],
])('around %i, %i the lens begins at %i, %i', (x, y, left, top) =>
  expect(lensAt(x, y)).toEqual({ x: left, y: top }),
)
