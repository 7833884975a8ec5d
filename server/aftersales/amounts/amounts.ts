/** Amounts of an application, computed from the shares that were stored with the order (rule aftersales-4). */
import { yuanText } from '@schemas/money'
import { AppError, fieldError } from '../../core/errors'
import type { LineRow } from '../../orders'
import { allocate, floorShare, refundShare } from '../../pricing'
import type { Taken } from '../cases/taken-repo'

/** Cents and points. */
interface Amount {
  refund_fee: number
  refund_point: number
}

/** What pieces of a line are worth, after other applications. */
export const shareOf = (
  line: LineRow,
  taken: Taken,
  num: number,
): { share_fee: number; share_point: number } => ({
  share_fee: part(line.total_fee, line, taken, taken.share_fee, num),
  share_point: part(line.share_points, line, taken, taken.share_point, num),
})

/** The remaining pieces of a gift share the remaining amount equally: deductions are paid only for pieces that the buyer kept. */
function part(amount: number, line: LineRow, taken: Taken, refunded: number, num: number): number {
  const isGift = line.order_item_type === 'gift'
  const paid = isGift
    ? { amount: amount - refunded, num: line.num - taken.num, refunded_num: 0, refunded: 0 }
    : { amount, num: line.num, refunded_num: taken.num, refunded }
  return refundShare(paid, num)
}

interface RefundClaim {
  lines: { line_id: string; share_fee: number; share_point: number }[]
  /** Freight that was paid and not requested by other applications. */
  freight_left: number
  /** Freight that is refunded if the request does not specify it. */
  freight_due: number
  /** The same for points that paid freight. */
  freight_point_left: number
  freight_point_due: number
  /** Cents deducted for gifts that are not returned. */
  gifts_fee: number
}

/** Amounts that a buyer requests or an operator grants; absent: everything that is due. */
export interface RequestedAmounts {
  refund_fee?: number | undefined
  refund_point?: number | undefined
  freight?: number | undefined
  /** Part of refund_point; absent: in proportion to `freight`. */
  freight_point?: number | undefined
}

export interface Granted extends Amount {
  /** Part of refund_fee. */
  freight: number
  /** Part of refund_point. */
  freight_point: number
  lines: ({ line_id: string } & Amount)[]
}

/**
 * Decides how much is refunded, and for which line.
 * @throws AppError invalid for an amount that is larger than available
 */
export function grant(claim: RefundClaim, asked: RequestedAmounts): Granted {
  const { lines, freight_left, freight_due, gifts_fee } = claim
  const goods = sum(lines, 'share_fee')
  const points = sum(lines, 'share_point')
  const most = Math.max(0, goods - gifts_fee)
  const freight = asked.freight ?? Math.min(freight_due, asked.refund_fee ?? freight_due)
  if (freight > freight_left) throw tooMuch('freight', freight_left, freight)
  const refund_fee = asked.refund_fee ?? most + freight
  if (refund_fee > most + freight) throw tooMuch('refund_fee', most + freight, refund_fee)
  if (refund_fee < freight) throw new AppError('invalid', { message: '退款金额不能少于其中的运费' })
  const freight_point = freightPoints(claim, points, asked)
  if (freight_point > claim.freight_point_left) throw tooManyPoints('freight_point', claim.freight_point_left)
  const refund_point = asked.refund_point ?? points + freight_point
  if (refund_point > points + freight_point) throw tooManyPoints('refund_point', points + freight_point)
  if (refund_point < freight_point)
    throw new AppError('invalid', { message: '退还的积分不能少于其中的运费积分' })
  const fees = allocate(
    refund_fee - freight,
    lines.map(({ line_id: key, share_fee: weight }) => ({ key, weight })),
  )
  const backPoints = allocate(
    refund_point - freight_point,
    lines.map(({ line_id: key, share_point: weight }) => ({ key, weight })),
  )
  return {
    refund_fee,
    refund_point,
    freight,
    freight_point,
    lines: lines.map(({ line_id }) => ({
      line_id,
      refund_fee: fees.get(line_id) ?? 0,
      refund_point: backPoints.get(line_id) ?? 0,
    })),
  }
}

/** Points of freight that are refunded. @param goods points of the pieces */
function freightPoints(
  { freight_left, freight_point_left, freight_point_due }: RefundClaim,
  goods: number,
  { refund_point, freight, freight_point }: RequestedAmounts,
): number {
  if (freight_point !== undefined) return freight_point
  if (freight !== undefined && freight_left > 0) return floorShare(freight_point_left, freight, freight_left)
  return refund_point === undefined
    ? freight_point_due
    : Math.min(freight_point_due, Math.max(0, refund_point - goods))
}

const sum = <K extends string>(lines: Record<K, number>[], column: K) =>
  lines.reduce((total, line) => total + line[column], 0)

function tooManyPoints(field: 'refund_point' | 'freight_point', most: number): AppError {
  const what = field === 'freight_point' ? '退还的运费积分' : '退还的积分'
  const message = `${what}不能超过${most}`
  return new AppError('invalid', { message, errors: { [field]: [`不能超过${most}`] } })
}

function tooMuch(field: 'refund_fee' | 'freight', most: number, got: number): AppError {
  const what = field === 'freight' ? '退还的运费' : '退款金额'
  const message = `${what}不能超过${yuanText(most)}元，收到${yuanText(got)}元`
  return fieldError(field, message)
}
