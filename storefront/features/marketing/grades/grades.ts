/** Grades that spending leads to, and what they take off. */
import type { GradeInfo } from '@schemas/generated/api'
import { texts } from '../texts/member'

type Step = Pick<GradeInfo, 'promotion_condition'>

export interface Progress {
  /** Of the way from this grade to the next one, whole; 100 where there is none. */
  percent: number
  /** Cents. */
  missing: number
}

/** @param spent cents */
export function progressOf(spent: number, own: Step, next: Step | undefined): Progress {
  if (!next) return { percent: 100, missing: 0 }
  const from = own.promotion_condition.total_consumption
  const to = next.promotion_condition.total_consumption
  const share = to > from ? (spent - from) / (to - from) : 1
  return {
    percent: Math.floor(Math.min(1, Math.max(0, share)) * 100),
    missing: Math.max(0, to - spent),
  }
}

/** Rule items-5: percent off as 折. */
export const discountText = (percentOff: number) =>
  percentOff > 0 ? texts.tenths(Number((10 - percentOff / 10).toFixed(1))) : texts.noDiscount
