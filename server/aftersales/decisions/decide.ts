/** Decisions of operators about after-sales cases (rule aftersales-1). Each throws AppError not_found or order_state. */
import type { Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import type { Actor } from '../../core/owner'
import { carrierOf, daysAfter, linesOf } from '../../orders'
import { settingOf } from '../../platform'
import { reserve, ship, type StockLine, takeBack } from '../../catalogue'
import { floorShare } from '../../pricing'
import { grant, type RequestedAmounts } from '../amounts/amounts'
import { freightLeft } from '../applications/draft'
import { NO_DEDUCTIONS, settleGifts } from '../amounts/gift-deductions'
import { startAftersaleRefund } from './refunding'
import { updateAftersaleLine, type AftersaleLineRow, type AftersaleRow, causeOf } from '../cases/repo'
import { returnAddress, type ReturnAddress } from '../applications/return-address'
import { returnLines, lockAftersale, transition, type LockedAftersale, lineOf } from '../cases/transition'

interface Approval extends RequestedAmounts {
  /** Address for returns; absent: the company's, else the shop's. */
  address?: ReturnAddress | undefined
  memo?: string | undefined
}

/** Approves an application: refunds start at once; returns are awaited first, for 7 days (setting trade). */
export async function approve(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { address, memo, ...asked }: Approval = {},
  now = timeNow(),
): Promise<AftersaleRow> {
  const open = await lockAftersale(tx, by, aftersales_bn)
  const { aftersale, order } = open
  const noted = memo === undefined ? {} : { memo }
  if (aftersale.aftersales_type === 'ONLY_REFUND')
    return refundNow(tx, by, open, 'approve_refund', asked, noted, now)
  const { sendback_time } = await settingOf(tx, by.company_id, 'trade')
  const brought =
    aftersale.return_type === 'offline' ? (aftersale.aftersales_address as ReturnAddress) : undefined
  return transition(
    tx,
    by,
    aftersale,
    'approve_return',
    {
      ...noted,
      due: daysAfter(now, sendback_time),
      aftersales_address: address ?? brought ?? (await returnAddress(tx, order)),
    },
    now,
  )
}

/** Rejects an application, or the refund of returned items. @param refuse_reason shown to the buyer */
export async function reject(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { refuse_reason }: { refuse_reason: string },
  now = timeNow(),
): Promise<AftersaleRow> {
  if (refuse_reason.trim() === '')
    throw new AppError('invalid', {
      message: '请填写驳回原因',
      errors: { refuse_reason: ['请填写驳回原因'] },
    })
  const { aftersale, lines } = await lockAftersale(tx, by, aftersales_bn)
  const rejected = await transition(tx, by, aftersale, 'reject', { refuse_reason }, now)
  await returnLines(tx, lines)
  return rejected
}

/** The items have been returned. @param restock whether they can be sold again */
export async function takeIn(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { restock }: { restock: boolean },
  now = timeNow(),
): Promise<AftersaleRow> {
  const open = await lockAftersale(tx, by, aftersales_bn)
  const { return_refund_time } = await settingOf(tx, by.company_id, 'trade')
  const due = daysAfter(now, return_refund_time)
  const taken = await transition(tx, by, open.aftersale, 'take_in', { due }, now)
  if (restock)
    await takeBack(tx, by.company_id, await sentPieces(tx, open), `${causeOf(open.aftersale)}:return`)
  return taken
}

/** Refunds returned items. */
export async function refundGoods(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  asked: RequestedAmounts = {},
  now = timeNow(),
): Promise<AftersaleRow> {
  const open = await lockAftersale(tx, by, aftersales_bn)
  if (open.aftersale.aftersales_type === 'EXCHANGING_GOODS')
    throw new AppError('order_state', { message: '换货的售后单不退款' })
  return refundNow(tx, by, open, 'refund', asked, {}, now)
}

/** Ships new pieces in exchange for returned ones. @throws AppError out_of_stock */
export async function exchange(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { corp, code }: { corp: string; code: string },
  now = timeNow(),
): Promise<AftersaleRow> {
  const open = await lockAftersale(tx, by, aftersales_bn)
  const { aftersale, lines } = open
  if (aftersale.aftersales_type !== 'EXCHANGING_GOODS')
    throw new AppError('order_state', { message: '该售后单不是换货' })
  const { delivery_corp: corp_code, delivery_code: logi_no } = carrierOf(corp, code)
  const sendconfirm = { corp_code, logi_no, sent: now.toISOString() }
  const done = await transition(tx, by, aftersale, 'exchange', { sendconfirm }, now)
  const pieces = await sentPieces(tx, open)
  await reserve(tx, by.company_id, pieces, `${causeOf(aftersale)}:reserve`)
  await ship(tx, by.company_id, pieces, `${causeOf(aftersale)}:ship`)
  // applications for the exchanged pieces are possible
  await returnLines(tx, lines)
  return done
}

async function refundNow(
  tx: Transaction,
  by: Actor,
  open: LockedAftersale,
  action: 'approve_refund' | 'refund',
  asked: RequestedAmounts,
  change: Partial<AftersaleRow>,
  now: Date,
): Promise<AftersaleRow> {
  const { lines: parts, ...sums } = await granted(tx, open, asked)
  const keeps_goods = open.aftersale.keeps_goods || isCompensation(open, parts)
  const { lines, ...gifts } = keeps_goods
    ? { ...NO_DEDUCTIONS, lines: parts }
    : await settleGifts(tx, open, parts)
  const refund_fee = sums.refund_fee + gifts.refunded
  const granting = { ...change, ...sums, refund_fee, kept_gifts: gifts.kept, keeps_goods }
  const aftersale = await transition(tx, by, open.aftersale, action, granting, now)
  await startAftersaleRefund(tx, by, { ...open, aftersale, lines }, gifts, now)
  return aftersale
}

/** Whether an operator grants less than was requested for shipped pieces: applications for the rest stay possible. */
const isCompensation = ({ aftersale, lines }: LockedAftersale, paid: AftersaleLineRow[]): boolean =>
  aftersale.aftersales_type === 'ONLY_REFUND' &&
  lines.some(({ num, held_num }) => num > held_num) &&
  (goodsOf(paid).refund_fee < goodsOf(lines).refund_fee ||
    goodsOf(paid).refund_point < goodsOf(lines).refund_point)

const goodsOf = (lines: readonly AftersaleLineRow[]) => ({
  refund_fee: lines.reduce((sum, { refund_fee }) => sum + refund_fee, 0),
  refund_point: lines.reduce((sum, { refund_point }) => sum + refund_point, 0),
})

/** The requested amounts, or those that the operator grants, at most the shares of the lines and the freight. */
async function granted(
  tx: Transaction,
  { order, aftersale, lines }: LockedAftersale,
  asked: RequestedAmounts,
) {
  const { refund_fee, refund_point, freight, freight_point } = aftersale
  if (Object.values(asked).every((amount) => amount === undefined))
    return { refund_fee, refund_point, freight, freight_point, lines }
  const left = await freightLeft(tx, order, aftersale)
  const freights = { freight_left: left.freight, freight_due: freight }
  const points = { freight_point_left: left.freight_point, freight_point_due: freight_point }
  const granting = asked.freight ?? freightWithin(asked.refund_fee, { refund_fee, freight })
  const freightPoints =
    asked.freight_point ??
    // money and points that paid freight are refunded in proportion
    (granting === freight || left.freight === 0
      ? freight_point
      : floorShare(left.freight_point, granting, left.freight))
  const sums = grant(
    { lines, ...freights, ...points, gifts_fee: 0 },
    {
      refund_fee: asked.refund_fee ?? refund_fee,
      refund_point: asked.refund_point ?? refund_point - freight_point + freightPoints,
      freight: granting,
      freight_point: freightPoints,
    },
  )
  const changed = lines.map((line, i) => ({ ...line, ...sums.lines[i] }))
  for (const line of changed) await updateAftersaleLine(tx, line, line)
  return { ...sums, lines: changed }
}

/** Freight within a sum that does not specify it: what the sum has beyond the requested items. */
const freightWithin = (
  sum: number | undefined,
  { refund_fee, freight }: Pick<AftersaleRow, 'refund_fee' | 'freight'>,
): number => Math.min(freight, Math.max(0, (sum ?? refund_fee) - (refund_fee - freight)))

/** Shipped pieces of a case. */
async function sentPieces(tx: Transaction, { order, lines }: LockedAftersale): Promise<StockLine[]> {
  const all = await linesOf(tx, order.company_id, order.order_id)
  return lines
    .map((part) => {
      const { distributor_id, item_id } = lineOf(all, part.line_id)
      return { distributor_id, item_id, num: part.num - part.held_num }
    })
    .filter(({ num }) => num > 0)
}
