import type { OfflineGetVoucherAnswer, TradeDetail } from '@schemas/generated/api'
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

/** How a payment ended; `waiting` while that is unknown. */
export type Outcome = 'success' | 'fail' | 'result' | 'waiting'

type TradeState = Pick<TradeDetail, 'trade_state' | 'paying'>
type Proof = Pick<OfflineGetVoucherAnswer, 'check_status'>

/** A proof that waits to be checked, or was refused, is a result of its own: there is nothing to pay again. */
export function outcomeOf({ trade_state, paying }: TradeState, { check_status }: Proof = {}): Outcome {
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND') return 'success'
  if (trade_state === 'CLOSED') return 'fail'
  if (check_status === 0 || check_status === 2) return 'result'
  return paying ? 'waiting' : 'fail'
}
