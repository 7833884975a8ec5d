import { HOUR_MS } from '@schemas/time-units'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { addEvent, awaitsExchange, byMember, daysAfter, lockOrder, type OrderRow } from '../../orders'
import { type Owner } from '../../core/owner'
import { claimPictures, settingOf } from '../../platform'
import { draft, type Draft } from './draft'
import { refusalOf } from './eligible'
import {
  deleteSheetLines,
  insertSheet,
  insertSheetLines,
  updateSheet,
  type AftersalesType,
  type SheetRow,
} from './repo'
import { shopAddress } from './return-address'
import { giveBack, lockSheet, need, transition, type OpenSheet } from './transition'

/** What a member asks for, as the wire says it; amounts in cents. */
export interface Application {
  pieces: ReadonlyMap<string, number>
  aftersales_type: AftersalesType
  reason: string
  description: string
  evidence_pic: string[]
  refund_fee?: number | undefined
  refund_point?: number | undefined
  freight?: number | undefined
  freight_point?: number | undefined
  return_type: 'logistics' | 'offline'
  contact: string
  mobile: string
  /** offline: the shop to which the goods are brought. */
  aftersales_address_id: string
}

/**
 * `aftersales`: takes the pieces and waits for the shop's answer.
 * @throws AppError not_found; order_state where the order allows none; invalid for pieces or sums that are too many
 */
export async function apply(
  tx: Transaction,
  owner: Owner,
  order_id: string,
  application: Application,
  now: Date,
): Promise<SheetRow> {
  const order = await lockOrder(tx, owner.company_id, order_id)
  if (!order || order.user_id !== owner.user_id) throw new AppError('not_found', { message: '订单不存在' })
  refuseLate(order, now)
  const drafted = await draft(tx, order, application)
  const { company_id, user_id } = owner
  const { receiver_name, receiver_mobile } = order.receiver
  const whom = { contact: receiver_name, mobile: receiver_mobile }
  const columns = await columnsOf(tx, owner, application, { drafted, whom }, now)
  const sheet = await insertSheet(tx, { company_id, user_id, order_id, ...columns }, now)
  await insertLines(tx, sheet, drafted)
  await addEvent(tx, byMember(owner), order_id, 'aftersale_apply', { aftersales_bn: sheet.aftersales_bn })
  return sheet
}

/** `aftersales/modify`: the same again, while nobody has answered. */
export async function modify(
  tx: Transaction,
  owner: Owner,
  aftersales_bn: string,
  application: Application,
  now: Date,
): Promise<SheetRow> {
  const open = await lockSheet(tx, owner, aftersales_bn)
  const { order, sheet } = open
  // judged first: pieces of a sheet that is not open are nobody's to give back
  need(sheet, 'modify')
  refuseLate(order, now)
  await takeBack(tx, open)
  const drafted = await draft(tx, order, { ...application, changed: sheet })
  const columns = await columnsOf(tx, owner, application, { drafted, whom: sheet }, now)
  const changed = await transition(tx, byMember(owner), sheet, 'modify', columns, now)
  await insertLines(tx, changed, drafted)
  return changed
}

/** `aftersales/close`, by its member. */
export async function withdraw(tx: Transaction, owner: Owner, aftersales_bn: string, now: Date) {
  const { sheet, lines } = await lockSheet(tx, owner, aftersales_bn)
  const closed = await transition(tx, byMember(owner), sheet, 'withdraw', {}, now)
  await giveBack(tx, lines)
  return closed
}

/** `aftersales/sendback`: the goods are on their way to the shop. */
export async function sendBack(
  tx: Transaction,
  owner: Owner,
  aftersales_bn: string,
  { corp_code, logi_no }: { corp_code: string; logi_no: string },
  now: Date,
) {
  const { sheet } = await lockSheet(tx, owner, aftersales_bn)
  const sendback = { corp_code, logi_no, sent: now.toISOString() }
  const { return_receipt_time } = await settingOf(tx, owner.company_id, 'trade')
  const due = daysAfter(now, return_receipt_time)
  return transition(tx, byMember(owner), sheet, 'send_back', { sendback, due }, now)
}

/** `aftersales/confirm`: what the shop sent instead has arrived. @throws AppError order_state where nothing is awaited */
export async function confirmExchange(tx: Transaction, owner: Owner, aftersales_bn: string, now: Date) {
  const { sheet } = await lockSheet(tx, owner, aftersales_bn)
  if (!awaitsExchange(sheet)) throw new AppError('order_state', { message: '没有待确认收到的换货商品' })
  const confirmed = await updateSheet(tx, sheet, { received: now }, now)
  if (!confirmed) throw new Error(`Expected sheet ${aftersales_bn} to stay ${sheet.state} while it is locked`)
  await addEvent(tx, byMember(owner), sheet.order_id, 'aftersale_confirm', { aftersales_bn })
  return confirmed
}

/** What a sheet has taken is free again, before it is changed. */
export async function takeBack(tx: Transaction, { sheet, lines }: OpenSheet) {
  await giveBack(tx, lines)
  await deleteSheetLines(tx, sheet)
}

/** @throws AppError order_state where nothing of the order can be asked back at this moment */
export function refuseLate(order: OrderRow, now: Date) {
  const message = refusalOf(order, now)
  if (message !== undefined) throw new AppError('order_state', { message })
}

async function columnsOf(
  tx: Transaction,
  owner: Owner,
  application: Application,
  { drafted, whom }: { drafted: Draft; whom: Pick<SheetRow, 'contact' | 'mobile'> & Partial<SheetRow> },
  now: Date,
) {
  const { granted, all_unshipped, keeps_goods, kept_gifts } = drafted
  const { aftersales_type, reason, description, return_type, contact, mobile } = application
  const evidence_pic = await claimPictures(tx, owner, {
    urls: application.evidence_pic,
    field: 'evidence_pic',
    audience: 'private',
    before: whom.evidence_pic,
    now,
  })
  const offline = return_type === 'offline' && aftersales_type !== 'ONLY_REFUND'
  if (offline && (contact === '' || mobile === ''))
    throw new AppError('invalid', { message: '送回门店须填写联系人与联系电话' })
  const { auto_approve_time, auto_answer_time } = await settingOf(tx, owner.company_id, 'trade')
  const { refund_fee, refund_point, freight, freight_point } = granted
  return {
    aftersales_type,
    keeps_goods,
    kept_gifts,
    reason,
    description,
    evidence_pic,
    return_type,
    contact: contact || whom.contact,
    mobile: mobile || whom.mobile,
    refund_fee,
    refund_point,
    freight,
    freight_point,
    aftersales_address: offline
      ? await shopAddress(tx, owner.company_id, application.aftersales_address_id)
      : {},
    due: all_unshipped
      ? new Date(now.getTime() + auto_approve_time * HOUR_MS)
      : daysAfter(now, auto_answer_time),
  }
}

async function insertLines(
  tx: Transaction,
  { company_id, aftersales_bn, order_id }: SheetRow,
  { lines }: Draft,
) {
  await insertSheetLines(
    tx,
    lines.map(({ line: { line_id }, num, held_num, share_fee, share_point, refund_fee, refund_point }) => {
      const pieces = { num, held_num, share_fee, share_point, refund_fee, refund_point }
      return { company_id, aftersales_bn, order_id, line_id, ...pieces }
    }),
  )
}
