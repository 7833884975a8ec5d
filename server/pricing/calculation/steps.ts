import type { PromotionStep } from '../../db/schema'
import type { PricingPromotion } from './model'
import type { RunningLine } from './running'

export interface Reached {
  step: PromotionStep
  /** How often it counts: more than once of a promotion that repeats. */
  times: number
}

/** What these lines bring towards the promotion's steps: cents or pieces. */
export const valueOf = ({ condition_type }: PricingPromotion, lines: readonly RunningLine[]): number =>
  condition_type === 'pieces'
    ? lines.reduce((sum, { line }) => sum + line.num, 0)
    : lines.reduce((sum, { price, line }) => sum + price * line.num, 0)

/** The highest step that the lines reach; of 上不封顶 the first one, once for each multiple. */
export function reached(promotion: PricingPromotion, lines: readonly RunningLine[]): Reached | null {
  const value = valueOf(promotion, lines)
  const steps = promotion.steps.toSorted((a, b) => a.full - b.full)
  const [first] = steps
  if (!first || value < first.full || lines.length === 0) return null
  if (promotion.repeats) return { step: first, times: first.full > 0 ? Math.floor(value / first.full) : 1 }
  const step = steps.findLast(({ full }) => full <= value) ?? first
  return { step, times: 1 }
}

/** The next step that is not reached yet, and what is missing to it in cents or pieces. */
export function missing(
  promotion: PricingPromotion,
  lines: readonly RunningLine[],
): { step: PromotionStep; short: number } | null {
  const value = valueOf(promotion, lines)
  const step = promotion.steps.toSorted((a, b) => a.full - b.full).find(({ full }) => full > value)
  return step ? { step, short: step.full - value } : null
}
