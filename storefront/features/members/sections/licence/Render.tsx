import { Protocol } from '../../Protocol'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'

/** A protocol by `?type=`, in the version that holds. */
export function Render() {
  const { agreement } = useAnswers<typeof data>()
  return agreement?.data ? <Protocol {...agreement.data} /> : <AskFailed error={agreement?.error} />
}
