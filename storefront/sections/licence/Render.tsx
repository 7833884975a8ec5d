import { Protocol } from '../../account/Protocol'
import { AskFailed } from '../../parts/AskFailed'
import { useAnswers } from '../use-answers'
import type data from './data'

/** A protocol by `?type=`, in the version that holds. */
export function Render() {
  const { agreement } = useAnswers<typeof data>()
  return agreement?.data ? <Protocol {...agreement.data} /> : <AskFailed error={agreement?.error} />
}
