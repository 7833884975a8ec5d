import type {
  Aftersale,
  AftersaleInfoAnswer,
  AftersaleListAnswer,
  AftersaleListQuery,
  AftersaleRemindAnswer,
  ApplyAftersaleBody,
  ModifyAftersaleBody,
  SendBackAftersaleBody,
} from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError, fieldError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import { settingOf } from '../../platform'
import { courierOf, EVENT_TEXTS, eventsOf, requireOwnOrder, statesOf } from '../../orders'
import type { Owner } from '../../core/owner'
import { refundByCause } from '../../payments'
import { apply, confirmExchange, modify, sendBack, withdraw, type Application } from './apply'
import { piecesOf } from './pieces'
import { aftersaleCount, aftersalePage } from '../cases/list-repo'
import { aftersaleRow, type AftersaleRow, causeOf } from '../cases/repo'
import { toEvent, toAftersales, toOrder, toRefund } from './serialize'

/** `aftersales/reason/list`: all reasons of the company, those for shipped items first. */
export async function allReasons(db: Database, company_id: string): Promise<string[]> {
  const both = [await reasonsOf(db, company_id, true), await reasonsOf(db, company_id, false)]
  return [...new Set(both.flat())]
}

/** The company's reasons. @param wasSent for shipped items, else for unshipped ones */
export async function reasonsOf(
  db: Database | Transaction,
  company_id: string,
  wasSent: boolean,
): Promise<string[]> {
  const { reasons, unsent_reasons } = await settingOf(db, company_id, 'after_sale')
  return (wasSent ? reasons : unsent_reasons)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Hours after which an application is approved by itself (rule aftersales-2). @param wasSent for shipped items */
export async function answerHours(
  db: Database | Transaction,
  company_id: string,
  wasSent: boolean,
): Promise<number> {
  const { auto_approve_time, auto_answer_time } = await settingOf(db, company_id, 'trade')
  return wasSent ? auto_answer_time * DAY_HOURS : auto_approve_time
}

const DAY_HOURS = 24

export async function remindOf(db: Database, company_id: string): Promise<AftersaleRemindAnswer> {
  const { remind_intro: intro, remind_open: is_open } = await settingOf(db, company_id, 'after_sale')
  return { intro, is_open }
}

/** `POST aftersales`. */
export const applyOwn = (db: Database, owner: Owner, { order_id, ...body }: ApplyAftersaleBody) =>
  inAnswer(db, owner, (tx, now) => apply(tx, owner, order_id, applicationOf(body), now))

export const modifyOwn = (db: Database, owner: Owner, { aftersales_bn, ...body }: ModifyAftersaleBody) =>
  inAnswer(db, owner, (tx, now) => modify(tx, owner, aftersales_bn, applicationOf(body), now))

export const confirmOwn = (db: Database, owner: Owner, aftersales_bn: string) =>
  inAnswer(db, owner, (tx, now) => confirmExchange(tx, owner, aftersales_bn, now))

export const withdrawOwn = (db: Database, owner: Owner, aftersales_bn: string) =>
  inAnswer(db, owner, (tx, now) => withdraw(tx, owner, aftersales_bn, now))

/** `aftersales/sendback`. @throws AppError invalid for an unknown courier */
export function sendBackOwn(db: Database, owner: Owner, { aftersales_bn, ...parcel }: SendBackAftersaleBody) {
  if (!courierOf(parcel.corp_code)) {
    const message = `快递公司代码应当是 delivery/corps 所列之一，收到 ${parcel.corp_code}`
    throw fieldError('corp_code', message)
  }
  return inAnswer(db, owner, (tx, now) => sendBack(tx, owner, aftersales_bn, parcel, now))
}

function inAnswer(
  db: Database,
  { company_id }: Owner,
  work: (tx: Transaction, now: Date) => Promise<AftersaleRow>,
): Promise<Aftersale> {
  return inTransaction(db, async (tx) => oneAftersale(tx, company_id, await work(tx, timeNow())))
}

const applicationOf = ({
  detail,
  description = '',
  evidence_pic = [],
  contact = '',
  mobile = '',
  aftersales_address_id = '',
  ...body
}: Omit<ApplyAftersaleBody, 'order_id'>): Application => ({
  ...body,
  pieces: piecesOf(detail),
  description,
  evidence_pic,
  contact,
  mobile,
  aftersales_address_id,
})

/** A member's cases, the newest first. */
export async function listOwn(
  db: Database,
  { company_id, user_id }: Owner,
  { page, pageSize, aftersales_status, keywords, ...wanted }: AftersaleListQuery,
): Promise<AftersaleListAnswer> {
  const states = aftersales_status === undefined ? undefined : statesOf(aftersales_status)
  const filter = { company_id, user_id, ...wanted, states, keywords: keywords?.trim() || undefined }
  const [aftersales, count] = await Promise.all([
    aftersalePage(db, filter, windowOf(page, pageSize)),
    aftersaleCount(db, filter),
  ])
  return { list: await toAftersales(db, company_id, aftersales), count, total_count: count }
}

/** One case of a member with its order. @throws AppError not_found */
export async function infoOwn(
  db: Database,
  owner: Owner,
  { aftersales_bn, item_id }: { aftersales_bn: string; item_id?: string | undefined },
): Promise<AftersaleInfoAnswer> {
  const aftersale = await aftersaleRow(db, owner.company_id, aftersales_bn)
  if (!aftersale || aftersale.user_id !== owner.user_id)
    throw new AppError('not_found', { message: '售后单不存在' })
  const order = await requireOwnOrder(db, owner, aftersale.order_id)
  const [wire, events, refund] = await Promise.all([
    oneAftersale(db, owner.company_id, aftersale),
    eventsOf(db, order, Object.keys(EVENT_TEXTS)),
    refundByCause(db, owner.company_id, causeOf(aftersale)),
  ])
  const detail = wire.detail.filter((line) => item_id === undefined || line.item_id === item_id)
  const log = events.filter(({ details }) => details['aftersales_bn'] === aftersales_bn).map(toEvent)
  return { ...wire, detail, order_info: toOrder(order), log, refund: toRefund(refund) }
}

async function oneAftersale(
  db: Database | Transaction,
  company_id: string,
  aftersale: AftersaleRow,
): Promise<Aftersale> {
  const [wire] = await toAftersales(db, company_id, [aftersale])
  if (!wire) throw new Error(`Expected case ${aftersale.aftersales_bn} on the wire, found none`)
  return wire
}
