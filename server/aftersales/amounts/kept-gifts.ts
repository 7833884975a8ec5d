/** Deductions for gifts that the buyer keeps, until they are returned with another application. */
import { allocate, floorShare } from '../../pricing'

/** A gift that the buyer keeps, and the cents that are deducted for it. */
export interface KeptGift {
  line_id: string
  fee: number
  /** Pieces; absent on cases of a previous version: all of the line. */
  num?: number
}

export const priceOf = (kept: readonly KeptGift[]): number => kept.reduce((sum, { fee }) => sum + fee, 0)

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

/** The pieces of a gift when the case that deducts for it is granted. */
export interface GiftPieces {
  /** Pieces of the line. */
  num: number
  /** Pieces that the buyer keeps or gets back. */
  kept: number
  /** Pieces in other applications for refunds, the newest first. */
  asked: readonly { aftersales_bn: string; num: number }[]
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
 * Distributes the deductions of a case when it is granted: the pieces of a gift share them equally. Those of a refunded
 * piece are dropped, those of a piece in an open application are added to that application.
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
    const { kept: left, asked, num: all } = pieces.get(line_id) ?? { num: 1, kept: 1, asked: [] }
    const num = gift.num ?? all
    let gone = Math.max(0, num - left)
    let fee = floorShare(gift.fee, gone, num)
    let passed = gift.fee - fee
    for (const { aftersales_bn, num: most } of asked) {
      const taken = Math.min(gone, most)
      if (taken === 0) continue
      const part = floorShare(fee, taken, gone)
      settled.asked.push({ aftersales_bn, line_id, fee: part })
      gone -= taken
      fee -= part
      passed += part
    }
    settled.refunded += fee
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
