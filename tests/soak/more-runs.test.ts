import fc from 'fast-check'
import { expect, it } from 'vitest'

it('a soak runs each property many times as often as npm test', () => {
  let runs = 0
  fc.assert(
    fc.property(fc.nat(), () => ++runs > 0),
    { numRuns: 7 },
  )
  expect(runs).toBe(7 * Number(process.env.PUMIAN_SOAK_TIMES))
})
