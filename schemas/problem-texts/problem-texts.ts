import { forgetDerived } from '../derived'
import { problems as chinese } from './zh'

export type ProblemTexts = typeof chinese

/** The language of problems, Chinese until `installTexts` is called; read it where a text is used. */
export let problemTexts = chinese

/** Called by `installTexts` alone. */
export function setProblemTexts(next: ProblemTexts): void {
  problemTexts = next
  // messages without a value are remembered
  forgetDerived()
}
