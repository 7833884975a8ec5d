import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import type { AftersalesState } from '../../db/schema'
import type { Actor } from '../../core/owner'
import {
  type Action,
  addEvent,
  stateAfter,
  lockOrder,
  type OrderRow,
  progressText,
  type LineRow,
} from '../../orders'
import { isTold, lockMember, tell } from '../../members'
import {
  aftersaleLines,
  aftersaleRow,
  updateAftersale,
  type AftersaleLineRow,
  type AftersaleRow,
} from './repo'
import { returnPieces } from './taken-repo'

export interface LockedAftersale {
  order: OrderRow
  aftersale: AftersaleRow
  lines: AftersaleLineRow[]
}

/**
 * Locks a case with its order and member until the transaction ends, in the lock order of all transactions. Others that
 * change them, or another case of the order, wait.
 * @throws AppError not_found
 */
export async function lockAftersale(
  tx: Transaction,
  { company_id, user_id }: { company_id: string; user_id?: string },
  aftersales_bn: string,
): Promise<LockedAftersale> {
  const found = await aftersaleRow(tx, company_id, aftersales_bn)
  const mine = found && (user_id === undefined || found.user_id === user_id)
  // a refund changes the member's points
  if (mine) await lockMember(tx, company_id, found.user_id)
  const order = mine && (await lockOrder(tx, company_id, found.order_id))
  const aftersale = order && (await aftersaleRow(tx, company_id, aftersales_bn))
  if (!order || !aftersale) throw new AppError('not_found', { message: '售后单不存在' })
  return { order, aftersale, lines: await aftersaleLines(tx, company_id, [aftersales_bn]) }
}

const REFUSALS: Partial<Record<Action, string>> = {
  modify: '售后单已被受理，不能修改',
  withdraw: '售后单已被受理,不能撤销,请联系商家处理！',
}

/** Why an action is not possible now; `undefined`: it is possible. */
export function refusalTo(aftersale: AftersaleRow, action: Action): string | undefined {
  if (stateAfter(aftersale.state, action)) return undefined
  return REFUSALS[action] ?? `售后单的状态为“${progressText(aftersale)}”，不能进行此操作`
}

/** The state that an action leads to. @throws AppError order_state if it is not possible now */
export function requireState(aftersale: AftersaleRow, action: Action): AftersalesState {
  const state = stateAfter(aftersale.state, action)
  if (state) return state
  throw new AppError('order_state', { message: refusalTo(aftersale, action) })
}

/**
 * Moves a case to its next state, and adds the event to the order's timeline.
 * @param change columns that are changed as well
 * @throws AppError order_state if the action is not possible in this state
 */
export async function transition(
  tx: Transaction,
  by: Actor,
  aftersale: AftersaleRow,
  action: Action,
  change: Partial<AftersaleRow>,
  now: Date,
): Promise<AftersaleRow> {
  const changed = await updateAftersale(
    tx,
    aftersale,
    { due: null, ...change, state: requireState(aftersale, action) },
    now,
  )
  const { aftersales_bn, order_id } = aftersale
  if (!changed)
    throw new Error(`Expected case ${aftersales_bn} to be in ${aftersale.state} while it is locked`)
  const event_id = await addEvent(tx, by, order_id, `aftersale_${action}`, { aftersales_bn })
  if (isTold(action)) {
    const facts = { step: action, reason: changed.refuse_reason || changed.reason }
    const cause = `aftersale:${event_id}`
    await tell(tx, changed, { kind: 'aftersale', target_id: aftersales_bn, facts, cause })
  }
  return changed
}

/** Returns the pieces of a withdrawn or rejected case to their lines. */
export async function returnLines(tx: Transaction, lines: AftersaleLineRow[]) {
  for (const line of lines) await returnPieces(tx, line, line.num)
}

/** A line of an order by its id. @throws Error if the order does not have it */
export function lineOf(lines: LineRow[], line_id: string): LineRow {
  const line = lines.find((candidate) => candidate.line_id === line_id)
  if (!line) throw new Error(`Expected line ${line_id} of the order to be there, found none`)
  return line
}
