import { AppError } from '@server/core/errors'
import { unsentRefunds } from './unsent-refunds'
import { linesOf } from '../order-repo'
import { byOperator, type Worklist } from '../../back-office'
import { approveCancel, cancelPaid, closeByOperator, lockOrderOf, rejectCancel } from '../orders/cancel'

/** A reason that asks for words of its own. */
const OTHER = '其他原因'

export const cancelActions: Worklist['actions'] = {
  async judge_cancel(tx, doing, order_id, { agree, reason }) {
    if (agree) return approveCancel(tx, byOperator(doing), order_id, doing.now)
    if (reason.trim() === '') throw new AppError('invalid', { message: '请填写拒绝原因' })
    return rejectCancel(tx, byOperator(doing), { order_id, reason })
  },

  async close_order(tx, doing, order_id, { reason }) {
    await closeByOperator(tx, byOperator(doing), { order_id, reason }, doing.now)
  },

  async cancel_paid_order(tx, doing, order_id, told) {
    await cancelPaid(tx, byOperator(doing), { order_id, reason: wordsOf(told) }, doing.now)
  },

  async refund_lines(tx, doing, order_id, { lines: asked, ...told }) {
    const reason = wordsOf(told)
    const by = byOperator(doing)
    const order = await lockOrderOf(tx, by, order_id)
    const lines = await linesOf(tx, doing.company_id, order_id)
    const left = new Map(
      (await unsentRefunds().refundablePieces(tx, order, lines)).map(
        (one) => [one.line.line_id, one.left] as const,
      ),
    )
    // a second click, or one beside another operator's, was made for other numbers
    if (left.size !== asked.length || asked.some((line) => left.get(line.line_id) !== line.left))
      throw new AppError('conflict', { message: '订单的商品件数已有变动，请刷新后再操作' })
    const chosen = asked.filter(({ num }) => num > 0)
    if (chosen.length === 0) throw new AppError('invalid', { message: '请填写退款件数' })
    const pieces = new Map(chosen.map(({ line_id, num }) => [line_id, num]))
    if (lines.every(({ line_id, num }) => pieces.get(line_id) === num))
      return cancelPaid(tx, by, { order_id, reason }, doing.now)
    await unsentRefunds().refundUnsent(tx, by, order, { pieces, reason }, doing.now)
  },
}

/** What the buyer reads. @throws AppError invalid where a reason of its own says nothing */
function wordsOf({ reason, note }: { reason: string; note: string }): string {
  const more = note.trim()
  if (reason !== OTHER) return more === '' ? reason : `${reason}：${more}`
  if (more === '')
    throw new AppError('invalid', {
      message: '请填写补充说明',
      errors: { '/props/note': ['请填写补充说明'] },
    })
  return more
}
