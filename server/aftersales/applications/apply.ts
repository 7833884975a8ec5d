import { HOUR_MS } from '@schemas/time-units'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { addEvent, awaitsExchange, byMember, daysAfter, lockOrder, type OrderRow } from '../../orders'
import type { Owner } from '../../core/owner'
import { claimPictures, settingOf } from '../../platform'
import { draft, type Draft } from './draft'
import { refusalOf } from '../amounts/eligible'
import {
  deleteAftersaleLines,
  insertAftersale,
  insertAftersaleLines,
  updateAftersale,
  type AftersalesType,
  type AftersaleRow,
} from '../cases/repo'
import { shopAddress } from './return-address'
import {
  returnLines,
  lockAftersale,
  requireState,
  transition,
  type LockedAftersale,
} from '../cases/transition'

/** A member's application; amounts in cents. */
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
  /** offline: the shop that the items are brought to. */
  aftersales_address_id: string
}

/**
 * `aftersales`: opens a case for pieces of an order, which the shop decides.
 * @throws AppError not_found; order_state if the order allows none; invalid for too many pieces or too large amounts
 */
export async function apply(
  tx: Transaction,
  owner: Owner,
  order_id: string,
  application: Application,
  now: Date,
): Promise<AftersaleRow> {
  const order = await lockOrder(tx, owner.company_id, order_id)
  if (!order || order.user_id !== owner.user_id) throw new AppError('not_found', { message: '订单不存在' })
  requireEligible(order, now)
  const drafted = await draft(tx, order, application)
  const { company_id, user_id } = owner
  const { receiver_name, receiver_mobile } = order.receiver
  const whom = { contact: receiver_name, mobile: receiver_mobile }
  const columns = await columnsOf(tx, owner, application, { drafted, whom }, now)
  const aftersale = await insertAftersale(tx, { company_id, user_id, order_id, ...columns }, now)
  await insertLines(tx, aftersale, drafted)
  await addEvent(tx, byMember(owner), order_id, 'aftersale_apply', { aftersales_bn: aftersale.aftersales_bn })
  return aftersale
}

/** `aftersales/modify`: replaces an application before the shop has decided. */
export async function modify(
  tx: Transaction,
  owner: Owner,
  aftersales_bn: string,
  application: Application,
  now: Date,
): Promise<AftersaleRow> {
  const open = await lockAftersale(tx, owner, aftersales_bn)
  const { order, aftersale } = open
  // checked first: only an open case has pieces to release
  requireState(aftersale, 'modify')
  requireEligible(order, now)
  await releasePieces(tx, open)
  const drafted = await draft(tx, order, { ...application, changed: aftersale })
  const columns = await columnsOf(tx, owner, application, { drafted, whom: aftersale }, now)
  const changed = await transition(tx, byMember(owner), aftersale, 'modify', columns, now)
  await insertLines(tx, changed, drafted)
  return changed
}

/** `aftersales/close`, by its member. */
export async function withdraw(tx: Transaction, owner: Owner, aftersales_bn: string, now: Date) {
  const { aftersale, lines } = await lockAftersale(tx, owner, aftersales_bn)
  const closed = await transition(tx, byMember(owner), aftersale, 'withdraw', {}, now)
  await returnLines(tx, lines)
  return closed
}

/** `aftersales/sendback`: the items are on their way to the shop. */
export async function sendBack(
  tx: Transaction,
  owner: Owner,
  aftersales_bn: string,
  { corp_code, logi_no }: { corp_code: string; logi_no: string },
  now: Date,
) {
  const { aftersale } = await lockAftersale(tx, owner, aftersales_bn)
  const sendback = { corp_code, logi_no, sent: now.toISOString() }
  const { return_receipt_time } = await settingOf(tx, owner.company_id, 'trade')
  const due = daysAfter(now, return_receipt_time)
  return transition(tx, byMember(owner), aftersale, 'send_back', { sendback, due }, now)
}

/** `aftersales/confirm`: the exchanged items have arrived. @throws AppError order_state if none are expected */
export async function confirmExchange(tx: Transaction, owner: Owner, aftersales_bn: string, now: Date) {
  const { aftersale } = await lockAftersale(tx, owner, aftersales_bn)
  if (!awaitsExchange(aftersale)) throw new AppError('order_state', { message: '没有待确认收到的换货商品' })
  const confirmed = await updateAftersale(tx, aftersale, { received: now }, now)
  if (!confirmed)
    throw new Error(`Expected case ${aftersales_bn} to stay ${aftersale.state} while it is locked`)
  await addEvent(tx, byMember(owner), aftersale.order_id, 'aftersale_confirm', { aftersales_bn })
  return confirmed
}

/** Releases the pieces of a case before it is changed. */
export async function releasePieces(tx: Transaction, { aftersale, lines }: LockedAftersale) {
  await returnLines(tx, lines)
  await deleteAftersaleLines(tx, aftersale)
}

/** @throws AppError order_state if the order allows no application now */
export function requireEligible(order: OrderRow, now: Date) {
  const message = refusalOf(order, now)
  if (message !== undefined) throw new AppError('order_state', { message })
}

async function columnsOf(
  tx: Transaction,
  owner: Owner,
  application: Application,
  {
    drafted,
    whom,
  }: { drafted: Draft; whom: Pick<AftersaleRow, 'contact' | 'mobile'> & Partial<AftersaleRow> },
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
  { company_id, aftersales_bn, order_id }: AftersaleRow,
  { lines }: Draft,
) {
  await insertAftersaleLines(
    tx,
    lines.map(({ line: { line_id }, num, held_num, share_fee, share_point, refund_fee, refund_point }) => {
      const pieces = { num, held_num, share_fee, share_point, refund_fee, refund_point }
      return { company_id, aftersales_bn, order_id, line_id, ...pieces }
    }),
  )
}
