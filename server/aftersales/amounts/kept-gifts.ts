/** Deductions for gifts that the buyer keeps, until they are returned with another application. */
import { type LineRow, shelfValue } from '../../orders'
import { allocate, floorShare } from '../../pricing'
import type { Taken } from '../cases/taken-repo'

/** A gift that the buyer keeps, and the cents that are deducted for it. */
export interface KeptGift {
  line_id: string
  fee: number
  /** Pieces; absent on cases of a previous version: all of the line. */
  num?: number
}

export const priceOf = (kept: readonly KeptGift[]): number => kept.reduce((sum, { fee }) => sum + fee, 0)

/** The rest of a gift's share of the order's sum (rule aftersales-5), in cents and points. */
export interface GiftShare {
  share_fee: number
  share_point: number
}

/**
 * Cents deducted for gifts that the buyer keeps: their shelf price at the time of the order, less their share of the
 * order's sum, which is paid already.
 */
export function priceOfGift(line: LineRow, num: number, { share_fee, share_point }: GiftShare): number {
  const { point_fee, share_points } = line
  // cents paid in points count even if rounding assigned the point to another gift
  const inPoints = share_points === 0 ? point_fee : floorShare(point_fee, share_point, share_points)
  return Math.max(0, shelfValue(line, num) - share_fee - inPoints)
}

/** Lowers the deductions for kept gifts to what the refund can cover. @param most cents in all */
export function within(kept: readonly KeptGift[], most: number): KeptGift[] {
  const fees = allocate(
    Math.min(priceOf(kept), Math.max(0, most)),
    kept.map(({ line_id: key, fee: weight }) => ({ key, weight })),
  )
  return kept.map((gift) => ({ ...gift, fee: fees.get(gift.line_id) ?? 0 })).filter(({ fee }) => fee > 0)
}

/** A case's part of a line: what it is worth, and what is refunded for it. */
interface Part {
  line_id: string
  share_fee: number
  refund_fee: number
}

/** What a case deducts of each of its parts. */
const deducted = (parts: readonly Part[]) =>
  parts.map(({ line_id: key, share_fee, refund_fee }) => ({ key, weight: share_fee - refund_fee }))

const total = (bearers: readonly { weight: number }[]) => bearers.reduce((sum, { weight }) => sum + weight, 0)

/** Pieces of a gift in an open application besides the one that is granted, and their share. */
export interface AskedPieces extends GiftShare {
  aftersales_bn: string
  num: number
  /** Whether the buyer gets them back: exchanged, or kept for a compensation. */
  comes_back: boolean
}

/** The pieces of a gift when the case that deducts for it is granted. */
export interface GiftPieces {
  /** Pieces of the line. */
  num: number
  /** Pieces that the buyer keeps or gets back. */
  kept: number
  /** Cents that may still be deducted for these. */
  room: number
  /** Pieces in other applications for refunds, the newest first, and the cents that may still be deducted for them. */
  asked: readonly { aftersales_bn: string; num: number; room: number }[]
}

/** @param open applications with pieces of the line, the newest first */
export function giftPiecesOf(line: LineRow, taken: Taken, open: readonly AskedPieces[]): GiftPieces {
  const back = open.filter(({ comes_back }) => comes_back)
  const backs = (column: 'num' | keyof GiftShare) => back.reduce((sum, one) => sum + one[column], 0)
  const kept = line.left_aftersales_num + backs('num')
  const share = {
    share_fee: line.total_fee - taken.share_fee + backs('share_fee'),
    share_point: line.share_points - taken.share_point + backs('share_point'),
  }
  return {
    num: line.num,
    kept,
    room: priceOfGift(line, kept, share),
    asked: open
      .filter(({ comes_back }) => !comes_back)
      .map((one) => ({ ...one, room: priceOfGift(line, one.num, one) })),
  }
}

export interface SettledGifts {
  /** Cents of gifts that were refunded meanwhile and are no longer deducted. */
  refunded: number
  /** Deductions that remain. */
  kept: KeptGift[]
  /** Parts of them that are added to the open applications for these gifts. */
  asked: { aftersales_bn: string; line_id: string; fee: number }[]
}

/**
 * Distributes the deductions of a case when it is granted: the pieces of a gift share them equally, but never above their
 * shelf price. Those of a refunded piece are dropped, those of a piece in an open application are added to that
 * application.
 * @param parts of the case, as granted; they never deduct less than is passed on
 */
export function settleKept(
  kept: readonly KeptGift[],
  parts: readonly Part[],
  pieces: ReadonlyMap<string, GiftPieces>,
): SettledGifts {
  const settled: SettledGifts = { refunded: 0, kept: [], asked: [] }
  for (const gift of within(kept, total(deducted(parts)))) {
    const { line_id } = gift
    const of = pieces.get(line_id) ?? { num: 1, kept: 1, room: gift.fee, asked: [] }
    const num = gift.num ?? of.num
    let gone = Math.max(0, num - of.kept)
    let fee = floorShare(gift.fee, gone, num)
    let passed = Math.min(gift.fee - fee, of.room)
    for (const { aftersales_bn, num: most, room } of of.asked) {
      const taken = Math.min(gone, most)
      if (taken === 0) continue
      const part = floorShare(fee, taken, gone)
      const borne = Math.min(part, room)
      if (borne > 0) settled.asked.push({ aftersales_bn, line_id, fee: borne })
      gone -= taken
      fee -= part
      passed += borne
    }
    settled.refunded += gift.fee - passed
    if (passed > 0) settled.kept.push({ line_id, fee: passed, num })
  }
  return settled
}

/** Adds to what the parts of a case refund. @param fee cents, at most what the parts deduct */
export function refundMore<P extends Part>(parts: readonly P[], fee: number): P[] {
  const more = allocate(fee, deducted(parts))
  return parts.map((part) => ({ ...part, refund_fee: part.refund_fee + (more.get(part.line_id) ?? 0) }))
}

/**
 * Moves what a case deducted for kept gifts from its lines to the gifts: from then on it counts as paid for the gift, so
 * that it is refunded when the gift is returned later. Never more than the lines deducted.
 * @returns cents by line that are taken from the lines, and the same sum by gift
 */
export function passedToGifts(
  parts: readonly Part[],
  kept: readonly KeptGift[],
): { from: Map<string, number>; to: KeptGift[] } {
  const held = deducted(parts)
  const to = within(kept, total(held))
  const from = [...allocate(priceOf(to), held)].filter(([, fee]) => fee > 0)
  return { from: new Map(from), to }
}
