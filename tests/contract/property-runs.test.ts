import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSoak } from '@tests/helpers/soak'

/** A soak's factor; npm test takes a share, but not of few runs. */
const times = Number(process.env.PUMIAN_SOAK_TIMES)

it.each([
  { stated: 7, here: 7 },
  { stated: 100, here: 30 },
  { stated: 1_000, here: 250 },
])(
  'of $stated stated runs of a property npm test runs $here, a soak all of them many times',
  ({ stated, here }) => {
    let runs = 0
    fc.assert(
      fc.property(fc.nat(), () => ++runs > 0),
      { numRuns: stated },
    )
    expect(runs).toBe(isSoak ? stated * times : here)
  },
)
