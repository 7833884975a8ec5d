/** What operators read of the engine: one table for each language, the Chinese one until `installTexts` is called. */
import { canvas } from './zh/canvas'
import { forms } from './zh/forms'
import { steps } from './zh/steps'

const chinese = { steps, canvas, forms }

export type EngineTexts = typeof chinese

/** Read it where a text is used: a constant of a module keeps the language that the program started with. */
export let texts = chinese

/** Called by `installTexts` alone. */
export const setTexts = (next: EngineTexts): void => {
  texts = next
}
