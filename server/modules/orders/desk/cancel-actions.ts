import { AppError } from '../../../errors'
import type { Worklist } from '../../worklists/worklist'
import { approveCancel, closeByOperator, rejectCancel } from '../cancel'
import { byOperator } from './ship-actions'

export const cancelActions: Worklist['actions'] = {
  async judge_cancel(tx, doing, order_id, { agree, reason }) {
    if (agree) return approveCancel(tx, byOperator(doing), order_id, doing.now)
    if (reason.trim() === '') throw new AppError('invalid', { message: '请填写拒绝原因' })
    return rejectCancel(tx, byOperator(doing), { order_id, reason })
  },

  async close_order(tx, doing, order_id, { reason }) {
    await closeByOperator(tx, byOperator(doing), { order_id, reason }, doing.now)
  },
}
