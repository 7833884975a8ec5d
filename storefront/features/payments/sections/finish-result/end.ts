import type { Outcome } from '../../outcome'
import { subPageOf } from '@storefront/shell/routing/pay-paths'

const ENDS = ['success', 'fail', 'result'] as const
export type End = (typeof ENDS)[number]

/** The end that an address claims: `/finish/success`; none at `/finish`. */
export function endAt(path: string): End | undefined {
  const segment = subPageOf(path)
  return ENDS.find((end) => end === segment)
}

/**
 * Which end is shown: the trade's own. While it is unknown, `/finish` polls, and where polling was given up is told so at
 * `/finish/result`; a failure that was claimed by hand is none yet.
 * @returns `undefined` to ask
 */
export function endShown(claimed: End | undefined, outcome: Outcome): End | undefined {
  if (outcome !== 'waiting') return outcome
  return claimed === 'result' ? 'result' : undefined
}
