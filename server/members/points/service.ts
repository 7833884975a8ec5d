/**
 * Points: every change of `member.point` is one conditional update together with its entry, once per cause, so that
 * the entries always sum up to the balance and no point is spent twice.
 */
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { enter, isDone, lockedBalance, type PointChange } from './repo'

export { pointsOf, type PointChange } from './repo'

/** `journal_type` (rule api-18). */
export const JOURNAL = { order: 6, reward: 7, cancel: 9, aftersale: 10, adjust: 12 } as const

/**
 * Spends points.
 * @returns the new balance
 * @throws AppError points_short if the balance is too low, also below zero after a claw-back
 */
export const spendPoints = (tx: Transaction, change: PointChange): Promise<number> =>
  write(tx, change, { sign: -1, floor: 0, expires: null })

/** Grants earned or returned points; earned ones expire with the next year (rule points-4). */
export const grantPoints = (
  tx: Transaction,
  change: PointChange,
  { expires = null }: { expires?: Date | null } = {},
): Promise<number> => write(tx, change, { sign: 1, floor: null, expires })

/** Claws granted points back; the balance may become negative, which blocks spending (rule points-3). */
export const takeBackPoints = (tx: Transaction, change: PointChange): Promise<number> =>
  write(tx, change, { sign: -1, floor: null, expires: null })

/** The highest balance; the column could hold slightly more. */
const MOST_POINTS = 2_000_000_000

interface PointsChangeRule {
  sign: 1 | -1
  /** The lowest balance that may be left; null: any. */
  floor: number | null
  expires: Date | null
}

/**
 * A repeated cause changes nothing and returns the current balance: jobs may run twice. The member's row is locked
 * first, so that two concurrent changes of one cause do not both find none.
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
