import { expect, it } from 'vitest'
import { topOf } from './scale'

it.each([
  [[], 400],
  [[0, 0], 400],
  [[400], 400],
  [[401], 800],
  [[123_456], 200_000],
  [[900_001], 1_000_000],
  [[1_000_001], 2_000_000],
])('the chart of %j cents reaches %i, in four round steps', (values, top) => {
  expect(topOf(values)).toBe(top)
})
