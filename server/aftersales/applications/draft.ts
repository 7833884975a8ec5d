import type { Database, Transaction } from '../../db/client'
import { fieldError } from '../../core/errors'
import { type LineRow, linesOf, type OrderRow, promotionsOfLines } from '../../orders'
import { settingOf } from '../../platform'
import { grant, shareOf, type RequestedAmounts, type Granted } from '../amounts/amounts'
import { NOTHING_TAKEN, returnable, unshipped } from '../amounts/eligible'
import { giftsGone, hasShare, NO_GIFTS, type GiftsGone } from '../amounts/gifts'
import { priceOf, within, type GiftShare, type KeptGift } from '../amounts/kept-gifts'
import { openGifts } from '../amounts/kept-repo'
import type { AftersalesType, AftersaleRow } from '../cases/repo'
import { freightTaken, takenOf, takePieces, type FreightTaken, type Taken } from '../cases/taken-repo'

/** Pieces of one line in an application. */
interface DraftLine {
  line: LineRow
  num: number
  held_num: number
  share_fee: number
  share_point: number
}

export interface Draft {
  lines: (DraftLine & { refund_fee: number; refund_point: number })[]
  granted: Granted
  /** No piece was shipped: the job approves it sooner (rule aftersales-2). */
  all_unshipped: boolean
  /** Compensation: less money than the pieces are worth, and the buyer keeps them; the order continues with them. */
  keeps_goods: boolean
  /** Gifts that the buyer keeps, and what is deducted for them. */
  kept_gifts: KeptGift[]
}

interface DraftRequest extends RequestedAmounts {
  aftersales_type: AftersalesType
  /** Pieces by line. */
  pieces: ReadonlyMap<string, number>
  /** The application that is replaced: its amounts and deductions are not counted. */
  changed?: Pick<AftersaleRow, 'aftersales_bn' | 'freight' | 'freight_point'>
  /** The shop refunds unshipped pieces without an application; the buyer keeps shipped gifts free of charge. */
  by_shop?: boolean
}

/**
 * Takes the pieces of an application from the order's lines and computes what they are worth.
 * @param order locked by the caller
 * @throws AppError invalid for a line with fewer pieces left or not shipped yet, or for an amount that is too large
 */
export async function draft(tx: Transaction, order: OrderRow, wanted: DraftRequest): Promise<Draft> {
  const { company_id, order_id } = order
  const lines = await linesOf(tx, company_id, order_id)
  const taken = await takenOf(tx, company_id, order_id)
  const drafted: DraftLine[] = []
  for (const [line_id, num] of wanted.pieces) {
    const line = lines.find((candidate) => candidate.line_id === line_id)
    if (!line) throw wrong(`订单中没有商品行 ${line_id}`)
    if (wanted.by_shop) requireUnshipped(line, taken.get(line_id), num)
    requireAvailable(line, taken.get(line_id), num, wanted.aftersales_type)
    drafted.push(await take(tx, line, taken.get(line_id), num, wanted.aftersales_type))
  }
  const gifts = await giftsToSettle(tx, order, { lines, taken, drafted, wanted })
  const claimed = [...drafted, ...gifts.joining]
  const kept = within(
    gifts.kept,
    claimed.reduce((sum, { share_fee }) => sum + share_fee, 0),
  )
  const keeps_goods = isCompensation(wanted, claimed, priceOf(kept))
  for (const { line, num, ...share } of gifts.joining)
    // the gift's share of the order's sum is compensated as well
    if (!keeps_goods || hasShare(share))
      drafted.push(await take(tx, line, taken.get(line.line_id), num, wanted.aftersales_type))
  if (keeps_goods) for (const line of drafted) line.held_num = 0
  const kept_gifts = keeps_goods ? [] : kept
  const gifts_fee = priceOf(kept_gifts)
  const granted = await amounts(tx, order, { lines, taken, drafted, gifts_fee, wanted })
  return {
    lines: drafted.map((line, i) => ({ ...line, ...amountAt(granted, i) })),
    granted,
    all_unshipped: drafted.every(({ num, held_num }) => num === held_num),
    keeps_goods,
    kept_gifts,
  }
}

/** Whether less is requested than the pieces are worth, and none of them is returned. */
function isCompensation(
  { aftersales_type, refund_fee, refund_point, freight = 0, freight_point = 0 }: DraftRequest,
  claimed: readonly GiftShare[],
  gifts_fee: number,
): boolean {
  if (aftersales_type !== 'ONLY_REFUND') return false
  const fee = claimed.reduce((sum, { share_fee }) => sum + share_fee, 0) - gifts_fee
  const point = claimed.reduce((sum, { share_point }) => sum + share_point, 0)
  return (
    (refund_fee !== undefined && refund_fee - freight < fee) ||
    (refund_point !== undefined && refund_point - freight_point < point)
  )
}

function requireUnshipped(line: LineRow, taken: Taken = NOTHING_TAKEN, num: number) {
  const left = unshipped(line, taken)
  if (num > left) throw wrong(`${line.item_name} 未发货的数量为${left}，收到${num}`)
}

function requireAvailable(line: LineRow, taken: Taken = NOTHING_TAKEN, num: number, type: AftersalesType) {
  const left = line.left_aftersales_num
  if (num > left) throw tooMany(line, left)
  if (type !== 'ONLY_REFUND' && returnable(line, taken) < num)
    throw wrong(`${line.item_name} 未发货，不能申请退换货`)
}

async function take(
  tx: Transaction,
  line: LineRow,
  taken: Taken = NOTHING_TAKEN,
  num: number,
  type: AftersalesType,
): Promise<DraftLine> {
  if (!(await takePieces(tx, line, num))) throw tooMany(line, line.left_aftersales_num)
  const here = type === 'ONLY_REFUND' || line.order_item_type === 'gift' ? unshipped(line, taken) : 0
  return { line, num, held_num: Math.min(num, here), ...shareOf(line, taken, num) }
}

interface DraftSources {
  lines: LineRow[]
  taken: Map<string, Taken>
  drafted: DraftLine[]
}

/** Gifts that no remaining line earns, and how the company's setting treats them. */
async function giftsToSettle(
  tx: Transaction,
  { company_id, order_id }: OrderRow,
  { lines, taken, drafted, wanted }: DraftSources & { wanted: DraftRequest },
): Promise<GiftsGone> {
  if (wanted.aftersales_type === 'EXCHANGING_GOODS') return NO_GIFTS
  if (!lines.some(({ order_item_type }) => order_item_type === 'gift')) return NO_GIFTS
  const sources = await promotionsOfLines(tx, company_id, order_id)
  const { gift_refund } = await settingOf(tx, company_id, 'trade')
  const pieces = new Map(drafted.map(({ line, num }) => [line.line_id, num]))
  const open = await openGifts(tx, { company_id, order_id }, wanted.changed?.aftersales_bn)
  return giftsGone({ lines, sources, taken, open, pieces }, wanted.by_shop ? 'shop' : gift_refund)
}

async function amounts(
  tx: Transaction,
  order: OrderRow,
  { lines, drafted, gifts_fee, wanted }: DraftSources & { gifts_fee: number; wanted: DraftRequest },
): Promise<Granted> {
  const claim = drafted.map(({ line: { line_id }, share_fee, share_point }) => ({
    line_id,
    share_fee,
    share_point,
  }))
  if (wanted.aftersales_type === 'EXCHANGING_GOODS')
    return grant({ lines: claim, ...NO_FREIGHT, gifts_fee: 0 }, NOTHING)
  const left = await freightLeft(tx, order, wanted.changed)
  const asked = new Map(drafted.map(({ line, num }) => [line.line_id, num]))
  const rest = lines.map((line) => ({
    ...line,
    left_aftersales_num: line.left_aftersales_num - (asked.get(line.line_id) ?? 0),
  }))
  const due = isFreightDue(rest) ? left : { freight: 0, freight_point: 0 }
  const freights = {
    freight_left: left.freight,
    freight_due: due.freight,
    freight_point_left: left.freight_point,
    freight_point_due: due.freight_point,
  }
  return grant({ lines: claim, ...freights, gifts_fee }, wanted)
}

const NO_FREIGHT = { freight_left: 0, freight_due: 0, freight_point_left: 0, freight_point_due: 0 }

/**
 * Money and points that paid an order's freight and that no other application requested.
 * @param own the amounts of the case that is being decided
 */
export async function freightLeft(
  db: Database | Transaction,
  { company_id, order_id, freight_fee, freight_point_fee, freight_point }: OrderRow,
  own: FreightTaken = { freight: 0, freight_point: 0 },
): Promise<FreightTaken> {
  const taken = await freightTaken(db, company_id, order_id)
  return {
    freight: freight_fee - freight_point_fee - taken.freight + own.freight,
    freight_point: freight_point - taken.freight_point + own.freight_point,
  }
}

/** Freight is refunded by default if nothing was shipped and everything is refunded. */
export const isFreightDue = (lines: readonly LineRow[]): boolean =>
  lines.every(({ left_aftersales_num, shipped_num }) => left_aftersales_num === 0 && shipped_num === 0)

const NOTHING: RequestedAmounts = { refund_fee: 0, refund_point: 0, freight: 0, freight_point: 0 }

function amountAt({ lines }: Granted, index: number) {
  const { refund_fee = 0, refund_point = 0 } = lines[index] ?? {}
  return { refund_fee, refund_point }
}

const tooMany = ({ item_name }: LineRow, left: number) => wrong(`${item_name} 剩余可申请售后的数量为${left}`)

const wrong = (message: string) => fieldError('detail', message)
