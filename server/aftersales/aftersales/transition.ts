import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import type { AftersalesState } from '../../db/schema'
import type { Actor } from '../../core/owner'
import { type Action, addEvent, stateAfter, lockOrder, type OrderRow, progressText } from '../../orders'
import { isTold, lockMember, tell } from '../../members'
import { sheetLines, sheetRow, updateSheet, type SheetLineRow, type SheetRow } from './repo'
import { givePieces } from './taken-repo'

export interface OpenSheet {
  order: OrderRow
  sheet: SheetRow
  lines: SheetLineRow[]
}

/**
 * A sheet with its order, held until the transaction ends: member and order are locked before anything of them is
 * changed, in the order that everybody keeps, so whoever else changes them, or another of the order's sheets, waits.
 * @throws AppError not_found
 */
export async function lockSheet(
  tx: Transaction,
  { company_id, user_id }: { company_id: string; user_id?: string },
  aftersales_bn: string,
): Promise<OpenSheet> {
  const found = await sheetRow(tx, company_id, aftersales_bn)
  const mine = found && (user_id === undefined || found.user_id === user_id)
  // a refund changes the member's points
  if (mine) await lockMember(tx, company_id, found.user_id)
  const order = mine && (await lockOrder(tx, company_id, found.order_id))
  const sheet = order && (await sheetRow(tx, company_id, aftersales_bn))
  if (!order || !sheet) throw new AppError('not_found', { message: '售后单不存在' })
  return { order, sheet, lines: await sheetLines(tx, company_id, [aftersales_bn]) }
}

const REFUSALS: Partial<Record<Action, string>> = {
  modify: '售后单已被受理，不能修改',
  withdraw: '售后单已被受理,不能撤销,请联系商家处理！',
}

/** Why an action is not possible now; `undefined`: it is. */
export function refusalTo(sheet: SheetRow, action: Action): string | undefined {
  if (stateAfter(sheet.state, action)) return undefined
  return REFUSALS[action] ?? `售后单的状态为“${progressText(sheet)}”，不能进行此操作`
}

/** The state that an action leads to. @throws AppError order_state where it is not possible now */
export function need(sheet: SheetRow, action: Action): AftersalesState {
  const state = stateAfter(sheet.state, action)
  if (state) return state
  throw new AppError('order_state', { message: refusalTo(sheet, action) })
}

/**
 * Takes a sheet from its state to the next, and writes that into the order's timeline.
 * @param change columns that go with it
 * @throws AppError order_state where the action is not possible in this state
 */
export async function transition(
  tx: Transaction,
  by: Actor,
  sheet: SheetRow,
  action: Action,
  change: Partial<SheetRow>,
  now: Date,
): Promise<SheetRow> {
  const changed = await updateSheet(tx, sheet, { due: null, ...change, state: need(sheet, action) }, now)
  const { aftersales_bn, order_id } = sheet
  if (!changed) throw new Error(`Expected sheet ${aftersales_bn} to be in ${sheet.state} while it is locked`)
  const event_id = await addEvent(tx, by, order_id, `aftersale_${action}`, { aftersales_bn })
  if (isTold(action)) {
    const facts = { step: action, reason: changed.refuse_reason || changed.reason }
    const cause = `aftersale:${event_id}`
    await tell(tx, changed, { kind: 'aftersale', target_id: aftersales_bn, facts, cause })
  }
  return changed
}

/** Gives the pieces of a sheet that came to nothing back to its lines. */
export async function giveBack(tx: Transaction, lines: SheetLineRow[]) {
  for (const line of lines) await givePieces(tx, line, line.num)
}
