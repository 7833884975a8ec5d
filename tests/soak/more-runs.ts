/** Before each test file of a soak: multiplies the runs of every property, with the soak's own seed. */
import type { Parameters as Settings } from 'fast-check'
import { vi } from 'vitest'

const TIMES = Number(process.env.PUMIAN_SOAK_TIMES ?? 10)
const SEED = Number(process.env.PUMIAN_SOAK_SEED ?? 1)
/** fast-check's default number of runs. */
const USUAL_RUNS = 100

const longer = <T>(settings: Settings<T> = {}): Settings<T> => ({
  ...settings,
  seed: SEED,
  numRuns: (settings.numRuns ?? USUAL_RUNS) * TIMES,
})

vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>()
  const fc = {
    ...original,
    assert: <T>(property: Parameters<typeof original.assert<T>>[0], settings?: Settings<T>) =>
      original.assert(property, longer(settings)),
    check: <T>(property: Parameters<typeof original.check<T>>[0], settings?: Settings<T>) =>
      original.check(property, longer(settings)),
  }
  return { ...fc, default: fc }
})
