import { percentOf } from './allocate'
import type { PricingPromotion } from './model'
import { stepText } from './rule-text'
import { discountOn, isOpenToPromotions, leftOf, type Discount, type RunningLine } from './running'
import { inScope } from './scope'
import { reached } from './steps'

/** A 满减 or 满折 with the lines that are in it, whether they reach its first step or not. */
export interface Activity {
  promotion: PricingPromotion
  keys: string[]
  /** null: not reached. */
  discount: Discount | null
}

/**
 * 满减 and 满折 of one shop: each line is in at most one, in the chosen one, else in that which saves most. Where
 * several compete, the one that saves most takes its lines first; equal ones by their id.
 */
export function fullReductions(
  lines: readonly RunningLine[],
  promotions: readonly PricingPromotion[],
): Activity[] {
  const reductions = promotions.filter(({ kind }) => kind === 'full_minus' || kind === 'full_discount')
  let free = lines.filter(isOpenToPromotions)
  let open = reductions.toSorted((a, b) => (a.promotion_id < b.promotion_id ? -1 : 1))
  const found: Activity[] = []
  while (open.length > 0) {
    const offers = open.map((promotion) => activityOf(promotion, joining(promotion, free, open)))
    const best = offers.reduce((most, offer) => (savingOf(offer) > savingOf(most) ? offer : most))
    found.push(best)
    const taken = new Set(best.keys)
    free = free.filter(({ line }) => !taken.has(line.key))
    open = open.filter(({ promotion_id }) => promotion_id !== best.promotion.promotion_id)
  }
  return found.filter(({ keys }) => keys.length > 0)
}

/** Lines in its scope, but for those that chose another one which is still to be had. */
const joining = (
  promotion: PricingPromotion,
  free: readonly RunningLine[],
  open: readonly PricingPromotion[],
): RunningLine[] =>
  free.filter(({ line }) => {
    if (!inScope(promotion, line)) return false
    const chosen = open.find((other) => other.promotion_id === line.activity_id && inScope(other, line))
    return chosen === undefined || chosen === promotion
  })

function activityOf(promotion: PricingPromotion, lines: readonly RunningLine[]): Activity {
  const keys = lines.map(({ line }) => line.key)
  const discount_fee = reductionOn(promotion, lines)
  const hit = reached(promotion, lines)
  if (discount_fee === 0 || !hit) return { promotion, keys, discount: null }
  const { promotion_id, marketing_name, kind } = promotion
  const info = {
    id: promotion_id,
    type: kind,
    info: marketing_name,
    rule: stepText(promotion, hit.step),
    discount_fee,
  }
  return { promotion, keys, discount: discountOn(lines, `promotion:${promotion_id}`, info) }
}

/** One fen at least is left to pay (rule checkout-3). */
function reductionOn(promotion: PricingPromotion, lines: readonly RunningLine[]): number {
  const hit = reached(promotion, lines)
  if (!hit) return 0
  const amount = leftOf(lines)
  const wanted =
    promotion.kind === 'full_minus'
      ? (hit.step.minus ?? 0) * hit.times
      : percentOf(amount, hit.step.discount ?? 0)
  return Math.max(0, Math.min(wanted, amount - 1))
}

const savingOf = ({ discount }: Activity): number => discount?.info.discount_fee ?? 0
