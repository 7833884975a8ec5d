/** Promotions of a shop on its lines: steps, full reductions, gifts and add-on offers. */
import type { PromotionStep } from '../../db/schema'
import type { PricingPromotion } from './model'
import { stepText } from './rule-text'
import { discountOn, inScope, isOpenToPromotions, leftOf, type Discount, type RunningLine } from './running'
import { percentOf } from './shares'

interface Reached {
  step: PromotionStep
  /** How often it counts; 1 unless the promotion repeats. */
  times: number
}

/** The value of these lines for the promotion's steps, in cents or pieces. */
const valueOf = ({ condition_type }: PricingPromotion, lines: readonly RunningLine[]): number =>
  condition_type === 'pieces'
    ? lines.reduce((sum, { line }) => sum + line.num, 0)
    : lines.reduce((sum, { price, line }) => sum + price * line.num, 0)

/** The highest step that the lines reach; of 上不封顶 the first one, once for each multiple. */
function reached(promotion: PricingPromotion, lines: readonly RunningLine[]): Reached | null {
  const value = valueOf(promotion, lines)
  const steps = promotion.steps.toSorted((a, b) => a.full - b.full)
  const [first] = steps
  if (!first || value < first.full || lines.length === 0) return null
  if (promotion.repeats) return { step: first, times: first.full > 0 ? Math.floor(value / first.full) : 1 }
  const step = steps.findLast(({ full }) => full <= value) ?? first
  return { step, times: 1 }
}

/** The next step that is not reached yet, and the cents or pieces that are missing. */
export function missing(
  promotion: PricingPromotion,
  lines: readonly RunningLine[],
): { step: PromotionStep; short: number } | null {
  const value = valueOf(promotion, lines)
  const step = promotion.steps.toSorted((a, b) => a.full - b.full).find(({ full }) => full > value)
  return step ? { step, short: step.full - value } : null
}

/** A 满减 or 满折 with its lines, whether they reach its first step or not. */
export interface Activity {
  promotion: PricingPromotion
  keys: string[]
  /** null: not reached. */
  discount: Discount | null
}

/**
 * 满减 and 满折 of one shop: each line is in at most one, the chosen one, else the one that saves most. If several compete,
 * the one that saves most takes its lines first; equal ones in the order of their ids.
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

/** Lines in its scope without those that chose another open promotion. */
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

/** A gift of a 满赠, or an offer of a 换购, for lines that reach it. */
export interface Extra {
  promotion: PricingPromotion
  item_id: string
  /** Pieces, at most of a 换购. */
  num: number
  /** Cents a piece; 0 of a gift. */
  price: number
  rule: string
  /** Lines that earned it. */
  keys: string[]
}

/** Gifts and offers beside the lines' own reduction (rule price-5); they do not compete with it. */
export function extrasOf(
  lines: readonly RunningLine[],
  promotions: readonly PricingPromotion[],
  kind: 'full_gift' | 'plus_price_buy',
): Extra[] {
  return promotions
    .filter((promotion) => promotion.kind === kind)
    .toSorted((a, b) => (a.promotion_id < b.promotion_id ? -1 : 1))
    .flatMap((promotion) => {
      const joined = lines.filter(
        (running) => isOpenToPromotions(running) && inScope(promotion, running.line),
      )
      const hit = reached(promotion, joined)
      if (!hit) return []
      const keys = joined.map(({ line }) => line.key)
      const rule = stepText(promotion, hit.step)
      return (hit.step.gifts ?? []).map(({ item_id, num, price }) => ({
        promotion,
        item_id,
        num: num * hit.times,
        price: kind === 'full_gift' ? 0 : price,
        rule,
        keys,
      }))
    })
}
