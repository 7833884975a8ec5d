import type { Card } from '@schemas/generated/api'

const BOUNDS = [0, 1, 2, 3, 4] as const

/** `use_bound` (rule coupons-2). @throws Error for a number that the table should not hold */
export function boundOf(value: number): Card['use_bound'] {
  const found = BOUNDS.find((bound) => bound === value)
  if (found === undefined)
    throw new Error(`Expected use_bound to be one of ${BOUNDS.join(', ')}, got ${value}`)
  return found
}
