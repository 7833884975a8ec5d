/**
 * Points: every change of `member.point` is one conditional update with its entry beside it, once for each cause, so
 * that the entries always sum to the balance and nobody spends the same point twice.
 */
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { enter, isDone, lockedBalance, type PointChange } from './repo'

export { pointsOf, type PointChange } from './repo'

/** `journal_type` (rule api-18). */
export const JOURNAL = { order: 6, reward: 7, cancel: 9, aftersale: 10, adjust: 12 } as const

/**
 * Spends points of a balance that has them.
 * @returns the balance after it
 * @throws AppError points_short where it has too few, below zero after a claw-back included
 */
export const spendPoints = (tx: Transaction, change: PointChange): Promise<number> =>
  write(tx, change, { sign: -1, floor: 0, expires: null })

/** Earned or given back points; those that are earned end with the next year (rule points-4). */
export const grantPoints = (
  tx: Transaction,
  change: PointChange,
  { expires = null }: { expires?: Date | null } = {},
): Promise<number> => write(tx, change, { sign: 1, floor: null, expires })

/** Takes back what was granted; the balance may go below zero, which blocks spending (rule points-3). */
export const takeBackPoints = (tx: Transaction, change: PointChange): Promise<number> =>
  write(tx, change, { sign: -1, floor: null, expires: null })

/** The most points of a balance; what the column holds is a little more. */
const MOST_POINTS = 2_000_000_000

interface PointsChangeRule {
  sign: 1 | -1
  /** The least balance that may be left; null: any. */
  floor: number | null
  expires: Date | null
}

/**
 * A cause that was done before changes nothing and answers the balance as it is: jobs may run twice. The member's row
 * is locked first, so that two of one cause do not both find that there is none.
 */
async function write(
  tx: Transaction,
  change: PointChange,
  { sign, floor, expires }: PointsChangeRule,
): Promise<number> {
  const { point, cause, user_id } = change
  if (!Number.isInteger(point) || point < 1)
    throw new RangeError(`Expected a number of points above 0 for ${cause}, got ${point}`)
  const held = await lockedBalance(tx, change)
  if (held === undefined) throw new Error(`Expected member ${user_id} for points of ${cause}, found none`)
  if (await isDone(tx, change)) return held
  // points beyond the maximum are dropped, so that the caller never fails because of them
  const moved = sign > 0 ? Math.min(point, MOST_POINTS - held) : point
  if (moved <= 0) return held
  const balance = await enter(tx, { ...change, point: sign * moved }, { floor, expires })
  if (balance === undefined)
    throw new AppError('points_short', { message: `积分不足，当前可用${Math.max(held, 0)}积分` })
  return balance
}
