/** What operators do with after-sales (rule aftersales-1). Each throws AppError not_found or order_state. */
import type { Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import type { Actor } from '../../core/owner'
import { carrierOf, daysAfter, linesOf } from '../../orders'
import { settingOf } from '../../platform'
import { reserve, ship, type StockLine, takeBack } from '../../catalogue'
import { floorShare } from '../../pricing'
import { grant, type Asked } from './amounts'
import { freightLeft } from './draft'
import { NO_DEDUCTIONS, settleGifts } from './gift-deductions'
import { beginRefund, causeOf, lineOf } from './refunding'
import { updateSheetLine, type SheetLineRow, type SheetRow } from './repo'
import { returnAddress, type ReturnAddress } from './return-address'
import { giveBack, lockSheet, transition, type OpenSheet } from './transition'

export interface Approval extends Asked {
  /** Where the goods are sent; absent: the company's, else the shop's. */
  address?: ReturnAddress | undefined
  memo?: string | undefined
}

/** Grants an application: money alone goes back at once, goods are awaited first, for 7 days (setting trade). */
export async function approve(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { address, memo, ...asked }: Approval = {},
  now = timeNow(),
): Promise<SheetRow> {
  const open = await lockSheet(tx, by, aftersales_bn)
  const { sheet, order } = open
  const noted = memo === undefined ? {} : { memo }
  if (sheet.aftersales_type === 'ONLY_REFUND')
    return refundNow(tx, by, open, 'approve_refund', asked, noted, now)
  const { sendback_time } = await settingOf(tx, by.company_id, 'trade')
  const brought = sheet.return_type === 'offline' ? (sheet.aftersales_address as ReturnAddress) : undefined
  return transition(
    tx,
    by,
    sheet,
    'approve_return',
    {
      ...noted,
      due: daysAfter(now, sendback_time),
      aftersales_address: address ?? brought ?? (await returnAddress(tx, order)),
    },
    now,
  )
}

/** Refuses an application, or the refund of goods that came back. @param refuse_reason what the buyer reads */
export async function reject(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { refuse_reason }: { refuse_reason: string },
  now = timeNow(),
): Promise<SheetRow> {
  if (refuse_reason.trim() === '')
    throw new AppError('invalid', {
      message: '请填写驳回原因',
      errors: { refuse_reason: ['请填写驳回原因'] },
    })
  const { sheet, lines } = await lockSheet(tx, by, aftersales_bn)
  const rejected = await transition(tx, by, sheet, 'reject', { refuse_reason }, now)
  await giveBack(tx, lines)
  return rejected
}

/** The goods have come back. @param restock whether they can be sold again */
export async function takeIn(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { restock }: { restock: boolean },
  now = timeNow(),
): Promise<SheetRow> {
  const open = await lockSheet(tx, by, aftersales_bn)
  const { return_refund_time } = await settingOf(tx, by.company_id, 'trade')
  const due = daysAfter(now, return_refund_time)
  const taken = await transition(tx, by, open.sheet, 'take_in', { due }, now)
  if (restock) await takeBack(tx, by.company_id, await sentPieces(tx, open), `${causeOf(open.sheet)}:return`)
  return taken
}

/** Gives the money for goods that came back. */
export async function refundGoods(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  asked: Asked = {},
  now = timeNow(),
): Promise<SheetRow> {
  const open = await lockSheet(tx, by, aftersales_bn)
  if (open.sheet.aftersales_type === 'EXCHANGING_GOODS')
    throw new AppError('order_state', { message: '换货的售后单不退款' })
  return refundNow(tx, by, open, 'refund', asked, {}, now)
}

/** Sends other pieces for those that came back. @throws AppError out_of_stock where there are none */
export async function exchange(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  { corp, code }: { corp: string; code: string },
  now = timeNow(),
): Promise<SheetRow> {
  const open = await lockSheet(tx, by, aftersales_bn)
  const { sheet, lines } = open
  if (sheet.aftersales_type !== 'EXCHANGING_GOODS')
    throw new AppError('order_state', { message: '该售后单不是换货' })
  const { delivery_corp: corp_code, delivery_code: logi_no } = carrierOf(corp, code)
  const sendconfirm = { corp_code, logi_no, sent: now.toISOString() }
  const done = await transition(tx, by, sheet, 'exchange', { sendconfirm }, now)
  const pieces = await sentPieces(tx, open)
  await reserve(tx, by.company_id, pieces, `${causeOf(sheet)}:reserve`)
  await ship(tx, by.company_id, pieces, `${causeOf(sheet)}:ship`)
  // what came instead can be complained about, too
  await giveBack(tx, lines)
  return done
}

async function refundNow(
  tx: Transaction,
  by: Actor,
  open: OpenSheet,
  action: 'approve_refund' | 'refund',
  asked: Asked,
  change: Partial<SheetRow>,
  now: Date,
): Promise<SheetRow> {
  const { lines: parts, ...sums } = await granted(tx, open, asked)
  const keeps_goods = open.sheet.keeps_goods || isCompensation(open, parts)
  const { lines, ...gifts } = keeps_goods
    ? { ...NO_DEDUCTIONS, lines: parts }
    : await settleGifts(tx, open, parts)
  const refund_fee = sums.refund_fee + gifts.refunded
  const granting = { ...change, ...sums, refund_fee, kept_gifts: gifts.kept, keeps_goods }
  const sheet = await transition(tx, by, open.sheet, action, granting, now)
  await beginRefund(tx, by, { ...open, sheet, lines }, gifts, now)
  return sheet
}

/** An operator grants less than was asked for pieces that the buyer has: they stay open for the rest. */
const isCompensation = ({ sheet, lines }: OpenSheet, paid: SheetLineRow[]): boolean =>
  sheet.aftersales_type === 'ONLY_REFUND' &&
  lines.some(({ num, held_num }) => num > held_num) &&
  (goodsOf(paid).refund_fee < goodsOf(lines).refund_fee ||
    goodsOf(paid).refund_point < goodsOf(lines).refund_point)

const goodsOf = (lines: readonly SheetLineRow[]) => ({
  refund_fee: lines.reduce((sum, { refund_fee }) => sum + refund_fee, 0),
  refund_point: lines.reduce((sum, { refund_point }) => sum + refund_point, 0),
})

/** What was asked for, or what the operator grants instead, never more than the shares of its lines and the freight. */
async function granted(tx: Transaction, { order, sheet, lines }: OpenSheet, asked: Asked) {
  const { refund_fee, refund_point, freight, freight_point } = sheet
  if (Object.values(asked).every((amount) => amount === undefined))
    return { refund_fee, refund_point, freight, freight_point, lines }
  const left = await freightLeft(tx, order, sheet)
  const freights = { freight_left: left.freight, freight_due: freight }
  const points = { freight_point_left: left.freight_point, freight_point_due: freight_point }
  const granting = asked.freight ?? freightWithin(asked.refund_fee, { refund_fee, freight })
  const freightPoints =
    asked.freight_point ??
    // money and points that had paid freight go back together
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
  for (const line of changed) await updateSheetLine(tx, line, line)
  return { ...sums, lines: changed }
}

/** Of a sum that says nothing of it: what the sum has beyond the goods that were asked for. */
const freightWithin = (
  sum: number | undefined,
  { refund_fee, freight }: Pick<SheetRow, 'refund_fee' | 'freight'>,
): number => Math.min(freight, Math.max(0, (sum ?? refund_fee) - (refund_fee - freight)))

/** Pieces of a sheet that the buyer had. */
async function sentPieces(tx: Transaction, { order, lines }: OpenSheet): Promise<StockLine[]> {
  const all = await linesOf(tx, order.company_id, order.order_id)
  return lines
    .map((part) => {
      const { distributor_id, item_id } = lineOf(all, part.line_id)
      return { distributor_id, item_id, num: part.num - part.held_num }
    })
    .filter(({ num }) => num > 0)
}
