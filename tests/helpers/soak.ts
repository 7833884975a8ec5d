import { expect } from 'vitest'

/** `npm run soak` runs the full figures, `npm test` fewer. */
export const isSoak = process.env.PUMIAN_SOAK_TIMES !== undefined

/**
 * Registers tests that only a soak runs in a browser: variants of which `npm test` runs one, or that are also tested
 * without a browser.
 */
export const inSoak = (register: () => void): void => {
  if (isSoak) register()
}

/** A repetition count: the soak's figure in a soak. */
export const figure = (usual: number, soak: number): number => (isSoak ? soak : usual)

/** Asserts a duration in seconds; a soak runs files that use it one at a time. */
export const expectWithin = (took: number, most: number): void => expect(took).toBeLessThanOrEqual(most)
