import type { OfflineGetVoucherAnswer, TradeDetail } from '@schemas/generated/api'

/** How a payment ended; `waiting` while that is unknown. */
export type Outcome = 'success' | 'fail' | 'result' | 'waiting'

type Judged = Pick<TradeDetail, 'trade_state' | 'paying'>
type Proof = Pick<OfflineGetVoucherAnswer, 'check_status'>

/** A proof that waits to be checked, or was refused, is a result of its own: there is nothing to pay again. */
export function outcomeOf({ trade_state, paying }: Judged, { check_status }: Proof = {}): Outcome {
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND') return 'success'
  if (trade_state === 'CLOSED') return 'fail'
  if (check_status === 0 || check_status === 2) return 'result'
  return paying ? 'waiting' : 'fail'
}
