/** fast-check as `npm test` has it: a part of the runs that a test states; `npm run soak` takes them all, many times. */
import * as original from 'fast-check'

/** Of the stated runs; the seeds are fixed, so these are the first ones of a soak's. */
const SHARE = 1 / 4
/** As many are run wherever as many are stated: each of them is expensive, and was counted. */
const LEAST = 30
/** fast-check's default number of runs. */
const USUAL_RUNS = 100

const fewer = <T>(settings: original.Parameters<T> = {}): original.Parameters<T> => {
  const stated = settings.numRuns ?? USUAL_RUNS
  return { ...settings, numRuns: Math.min(stated, Math.max(LEAST, Math.ceil(stated * SHARE))) }
}

export * from 'fast-check'

export const assert = <T>(
  property: Parameters<typeof original.assert<T>>[0],
  settings?: original.Parameters<T>,
) => original.assert(property, fewer(settings))

export const check = <T>(
  property: Parameters<typeof original.check<T>>[0],
  settings?: original.Parameters<T>,
) => original.check(property, fewer(settings))

export default { ...original.default, assert, check }
