import { expect } from 'vitest'

/** `npm run soak` runs the full figures, `npm test` fewer. */
export const isSoak = process.env.PUMIAN_SOAK_TIMES !== undefined

/**
 * Registers what only a soak takes in a browser: more ways to the same, of which one is taken by `npm test`, or what is
 * judged there without a browser.
 */
export const inSoak = (register: () => void): void => {
  if (isSoak) register()
}

/** How often, or with how many: the figure of a soak where this is one. */
export const figure = (usual: number, soak: number): number => (isSoak ? soak : usual)

/** Judges how long something took, in seconds; a soak runs the files that do so one at a time. */
export const expectWithin = (took: number, most: number): void => expect(took).toBeLessThanOrEqual(most)
