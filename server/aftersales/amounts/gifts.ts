/** What happens to gifts when the lines that earned them are returned (rule aftersales-5). */
import { AppError } from '../../core/errors'
import type { LineRow } from '../../orders'
import { shareOf } from './amounts'
import { NOTHING_TAKEN, unshipped } from './eligible'
import { type GiftShare, type KeptGift, priceOfGift } from './kept-gifts'
import type { Taken } from '../cases/taken-repo'

/** The part of an application and its order that gifts depend on. */
interface GiftsInput {
  lines: readonly LineRow[]
  /** Promotions by line, as `line_discount` names them. */
  sources: ReadonlyMap<string, readonly string[]>
  /** Amounts of other applications, by line. */
  taken: ReadonlyMap<string, Taken>
  /** Amounts and deductions of other open applications, by gift line. */
  open: ReadonlyMap<string, OpenGift>
  /** Pieces of each line that the application takes. */
  pieces: ReadonlyMap<string, number>
}

/** A gift in open applications. */
export interface OpenGift extends GiftShare {
  /** Pieces whose refund is requested. */
  num: number
  /** Cents that are deducted for it. */
  deducted: number
}

export interface GiftsGone {
  /** Gifts that the application includes, with their remaining shares of the sum. */
  joining: ({ line: LineRow; num: number } & GiftShare)[]
  /** Gifts that the buyer keeps, and the cents deducted for each. */
  kept: KeptGift[]
}

export const NO_GIFTS: GiftsGone = { joining: [], kept: [] }

/**
 * Decides about gifts that no remaining line earns. Unshipped pieces are added to the application; shipped ones are added
 * as well (`return`), or the buyer pays for them (`deduct`). The buyer also pays for pieces in another open application
 * until it is granted, because it can be withdrawn. If the `shop` refunds without an application, the buyer keeps gifts
 * free of charge, and their share of the order's sum is refunded.
 * @throws AppError invalid for a gift of which the application takes only some pieces
 */
export function giftsGone(input: GiftsInput, how: 'return' | 'deduct' | 'shop'): GiftsGone {
  const { lines, taken, open, pieces } = input
  const kept = new Map(
    lines.map(({ line_id, left_aftersales_num }) => [
      line_id,
      left_aftersales_num - (pieces.get(line_id) ?? 0),
    ]),
  )
  const gone: GiftsGone = { joining: [], kept: [] }
  for (const { line, num } of giftsWithoutReason(input, kept)) {
    if (num > 0 && pieces.has(line.line_id))
      throw new AppError('invalid', partly(`赠品 ${line.item_name} 须一并退回，还有${num}件`))
    const before = taken.get(line.line_id) ?? NOTHING_TAKEN
    const whole = num > 0 ? shareOf(line, before, num) : NO_SHARE
    const here = Math.min(num, unshipped(line, before))
    const joinsWhole = how === 'return' || (how === 'shop' && hasShare(whole))
    const joining = joinsWhole ? num : here
    const share = joining > 0 ? shareOf(line, before, joining) : NO_SHARE
    if (joining > 0) gone.joining.push({ line, num: joining, ...share })
    const rest = {
      share_fee: whole.share_fee - share.share_fee,
      share_point: whole.share_point - share.share_point,
    }
    if (how === 'shop') continue
    const asked = open.get(line.line_id) ?? NOT_OPEN
    const price = priceOfGift(line, num - joining, rest) + priceOfGift(line, asked.num, asked)
    const fee = price - asked.deducted
    if (fee > 0) gone.kept.push({ line_id: line.line_id, fee, num: num - joining + asked.num })
  }
  return gone
}

const partly = (message: string) => ({ message, errors: { detail: [message] } })

/**
 * Gifts whose last earning piece is returned with this application; gifts of earlier applications were settled with those.
 * A gift was earned by the lines with the same promotion; if the order has no such lines, by all its other lines.
 * @param kept pieces of each line that the buyer keeps after this application
 * @returns the gift lines with the pieces that the buyer would keep; 0: all are in other open applications
 */
function giftsWithoutReason(
  { lines, sources, open, pieces }: GiftsInput,
  kept: ReadonlyMap<string, number>,
): { line: LineRow; num: number }[] {
  const keptOf = ({ line_id }: LineRow) => kept.get(line_id) ?? 0
  const bought = lines.filter(({ order_item_type }) => order_item_type !== 'gift')
  return lines
    .filter(
      (line) => line.order_item_type === 'gift' && keptOf(line) + (open.get(line.line_id)?.num ?? 0) > 0,
    )
    .filter((gift) => {
      const earners = earnersOf(gift, bought, sources)
      return earners.every((line) => keptOf(line) === 0) && earners.some(({ line_id }) => pieces.has(line_id))
    })
    .map((line) => ({ line, num: keptOf(line) }))
}

function earnersOf(gift: LineRow, bought: LineRow[], sources: GiftsInput['sources']): LineRow[] {
  const own = sources.get(gift.line_id) ?? []
  const earners = bought.filter(({ line_id }) => sources.get(line_id)?.some((source) => own.includes(source)))
  return earners.length > 0 ? earners : bought
}

const NO_SHARE: GiftShare = { share_fee: 0, share_point: 0 }
export const NOT_OPEN: OpenGift = { ...NO_SHARE, num: 0, deducted: 0 }

export const hasShare = ({ share_fee, share_point }: GiftShare): boolean => share_fee > 0 || share_point > 0
