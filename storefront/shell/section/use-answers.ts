import { useShop } from '@engine'
import type { AnswersFor } from './section'

/** What the server answered to this section's asks: `useAnswers<typeof data>()`. */
export function useAnswers<D>(): AnswersFor<D> {
  return useShop().answers as AnswersFor<D>
}
